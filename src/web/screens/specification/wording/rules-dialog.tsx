import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { nothingChosen, wordsIn } from "#domain/quality/project-settings.ts";
import { rules } from "#domain/quality/rules/all.ts";
import { families, type Rule } from "#domain/quality/rules/rule.ts";
import { type StoredQuality, saveQualityMutation } from "#web/queries/quality.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/dialogs/dialog.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { RadioCards } from "#web/ui/fields/radio-cards.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

const forms = [
  { value: "shall", label: "Plain “shall”", description: "“The desk shall print the list.”" },
  { value: "ears", label: "EARS", description: "“When a boat arrives, the desk shall print the list.”" },
];

/** What the project's words are held to. */
export function RulesDialog({ stored, onClose }: { stored: StoredQuality | null; onClose: () => void }) {
  const { project, canEdit } = useWorkspace();
  const [chosen, setChosen] = useState<StoredQuality>(stored ?? nothingChosen);
  const [forbidden, setForbidden] = useState((stored?.forbidden ?? []).join("\n"));
  const save = useMutation(saveQualityMutation(project.id));
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      size="lg"
      title="Rules"
      description="The wording rules of this project. They apply to everybody who works on it."
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ ...chosen, forbidden: wordsIn(forbidden) }, { onSuccess: onClose });
        }}
      >
        <DialogBody className="max-h-[60vh] overflow-y-auto">
          <Field label="Form of requirements">
            <RadioCards
              value={chosen.form}
              onValueChange={(form) => setChosen({ ...chosen, form: form === "ears" ? "ears" : "shall" })}
              cards={forms}
            />
          </Field>
          <Field label="Forbidden words" hint="Separated by commas, or one per line.">
            <Textarea
              rows={2}
              maxRows={6}
              value={forbidden}
              readOnly={!canEdit}
              onChange={(event) => setForbidden(event.target.value)}
            />
          </Field>
          {families.map((family) => (
            <fieldset key={family} className="grid gap-1">
              <legend className="pb-1 text-xs font-medium text-muted">{family}</legend>
              {rules
                .filter((rule) => rule.family === family)
                .map((rule) => (
                  <RuleChoice key={rule.id} rule={rule} chosen={chosen} onChoose={setChosen} disabled={!canEdit} />
                ))}
            </fieldset>
          ))}
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>{canEdit ? "Cancel" : "Close"}</Button>
          {canEdit ? (
            <Button variant="primary" type="submit" loading={save.isPending}>
              Save
            </Button>
          ) : null}
        </DialogFooter>
      </form>
    </Dialog>
  );
}

type RuleChoiceProps = {
  rule: Rule;
  chosen: StoredQuality;
  onChoose: (chosen: StoredQuality) => void;
  disabled: boolean;
};

function RuleChoice({ rule: { id, name, scored, bad }, chosen, onChoose, disabled }: RuleChoiceProps) {
  const { rules_off, rules_strict } = chosen;
  const value = rules_off.includes(id) ? "off" : scored || rules_strict.includes(id) ? "counts" : "informs";
  function choose(next: string) {
    onChoose({
      ...chosen,
      rules_off: [...rules_off.filter((rule) => rule !== id), ...(next === "off" ? [id] : [])],
      rules_strict: [...rules_strict.filter((rule) => rule !== id), ...(next === "counts" && !scored ? [id] : [])],
    });
  }
  const informs = scored ? [] : [{ value: "informs", label: "Hint" }];
  return (
    <div className="flex items-center gap-3 py-1">
      <div className="grid min-w-0 grow">
        <p>{name}</p>
        <p className="text-xs text-muted wrap-anywhere">“{bad}”</p>
      </div>
      <Select
        size="sm"
        className="w-28 shrink-0"
        aria-label={name}
        value={value}
        disabled={disabled}
        onValueChange={choose}
        choices={[{ value: "counts", label: "Counts" }, ...informs, { value: "off", label: "Off" }]}
      />
    </div>
  );
}
