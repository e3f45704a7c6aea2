import { useState } from "react";
import { otherTechnology } from "#domain/catalog/specification-options.ts";
import { readTechnology, storedTechnology, type TechnologyGroup, technologyLength } from "#domain/technology-stack.ts";
import { saveTechnologyMutation, type Technologies } from "#web/queries/technology-stack.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { RadioCards } from "#web/ui/fields/radio-cards.tsx";
import { ConflictDialog } from "#web/ui/forms/conflict-dialog.tsx";
import { NotSaved } from "#web/ui/forms/not-saved.tsx";
import { type useStoredForm, useStoredSave } from "#workspace/panel/use-stored-form.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

export function TechnologyField({
  group,
  form,
}: {
  group: TechnologyGroup;
  form: ReturnType<typeof useStoredForm<Technologies>>;
}) {
  const { place } = useWorkspace();
  const { pending, failure, conflict, save } = useStoredSave(form, saveTechnologyMutation(place, group.key));
  const stored = form.saved[group.key];
  const value = form.values[group.key];
  // one choice is saved alone; what was typed into the others waits for its own save
  const saveOnly = (technology: string) => save({ ...form.base, [group.key]: technology });
  const onChange = (technology: string) => form.change({ [group.key]: technology });
  const read = readTechnology(group.choices, value);
  const [typing, setTyping] = useState<string | null>(null);
  const [named, setNamed] = useState(read.text);
  const choice = typing === null ? read.choice : otherTechnology;
  const noun = group.label.toLowerCase();

  function choose(next: string) {
    const technology = storedTechnology(next, named);
    onChange(technology);
    saveOnly(technology);
  }

  function finish() {
    setTyping(null);
    if (typing !== null && value !== stored) saveOnly(value);
  }

  return (
    <div data-reference={group.key} className="grid gap-3">
      <Field
        label={group.label}
        aside={
          value !== stored && typing === null && !pending ? (
            <Button variant="link" size="sm" onClick={() => saveOnly(value)}>
              Save the {noun} now
            </Button>
          ) : null
        }
      >
        <RadioCards
          value={choice}
          cards={group.choices.map((technology) => ({ value: technology, label: technology }))}
          className="grid-cols-2 sm:grid-cols-3 lg:grid-cols-4"
          onValueChange={choose}
        />
      </Field>
      {choice === otherTechnology ? (
        <Field label={`Other ${noun}`} hint="Saved when you leave the field or press Enter." className="max-w-md">
          <Input
            value={typing ?? read.text}
            maxLength={technologyLength}
            placeholder={`Name the ${noun}`}
            onChange={(event) => {
              setTyping(event.target.value);
              setNamed(event.target.value);
              onChange(storedTechnology(otherTechnology, event.target.value));
            }}
            onBlur={finish}
            onKeyDown={(event) => {
              if (event.key === "Enter") finish();
            }}
          />
        </Field>
      ) : null}
      {value !== stored && !pending ? <NotSaved why={failure} /> : null}
      <ConflictDialog conflict={conflict} />
    </div>
  );
}
