import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { otherTechnology } from "#domain/catalog/specification-options.ts";
import { readTechnology, storedTechnology, type TechnologyGroup, technologyLength } from "#domain/technology-stack.ts";
import { saveTechnologyMutation } from "#web/queries/technology-stack.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { RadioCards } from "#web/ui/radio-cards.tsx";
import { useWorkspace } from "./workspace.ts";

export function TechnologyField({
  group,
  stored,
  value,
  onChange,
}: {
  group: TechnologyGroup;
  stored: string;
  value: string;
  /** Keeps what was chosen or typed until it is saved. */
  onChange: (technology: string) => void;
}) {
  const { place, canEdit } = useWorkspace();
  const save = useMutation(saveTechnologyMutation(place, group.key));
  const read = readTechnology(group.choices, value);
  const [typing, setTyping] = useState<string | null>(null);
  const [named, setNamed] = useState(read.text);
  const choice = typing === null ? read.choice : otherTechnology;
  const noun = group.label.toLowerCase();

  function choose(next: string) {
    const technology = storedTechnology(next, named);
    onChange(technology);
    save.mutate(technology);
  }

  function finish() {
    setTyping(null);
    if (typing !== null && value !== stored) save.mutate(value);
  }

  return (
    <div className="grid gap-3">
      <Field
        label={group.label}
        aside={
          canEdit && value !== stored && typing === null && !save.isPending ? (
            <Button variant="link" size="sm" onClick={() => save.mutate(value)}>
              Save the {noun} now
            </Button>
          ) : null
        }
      >
        <RadioCards
          value={choice}
          disabled={!canEdit}
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
            readOnly={!canEdit}
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
    </div>
  );
}
