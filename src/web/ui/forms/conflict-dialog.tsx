import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/dialogs/dialog.tsx";
import { ConflictField, type ContestedField } from "./conflict-field.tsx";
import { GoneDialog } from "./gone-dialog.tsx";

type Choice = { pick: "mine" } | { pick: "theirs" } | { pick: "both"; text: string };
type Choices = Readonly<Record<string, Choice>>;

export type Conflict =
  | {
      kind: "contested";
      who?: string | undefined;
      fields: readonly ContestedField[];
      pending: boolean;
      onChoose: (choices: Choices) => void;
      onClose: () => void;
    }
  | {
      kind: "gone";
      who?: string | undefined;
      words: readonly { label: string; text: string }[];
      pending: boolean;
      onCopy: () => void;
      onAddAgain: (() => void) | undefined;
      onClose: () => void;
    };

/** What stands between a person and a save: somebody else changed the same words, or deleted what they belong to. */
export function ConflictDialog({ conflict }: { conflict: Conflict | null }) {
  if (!conflict) return null;
  if (conflict.kind === "gone") return <GoneDialog {...conflict} />;
  // who saved in between once more has other words to choose from
  return <ChooseDialog key={JSON.stringify(conflict.fields.map(({ theirs }) => theirs))} {...conflict} />;
}

function ChooseDialog({ who = "Somebody else", fields, pending, onChoose, onClose }: Extract<Conflict, { kind: "contested" }>) {
  const [choices, setChoices] = useState<Choices>({});
  const [asked, setAsked] = useState(false);
  const pickAll = (pick: "mine" | "theirs") => setChoices(Object.fromEntries(fields.map(({ field }) => [field, { pick }])));

  function save(form: HTMLFormElement) {
    setAsked(true);
    const first = fields.findIndex(({ field }) => !choices[field]);
    if (first < 0 && !pending) onChoose(choices);
    form.querySelectorAll("[role=radiogroup]")[first]?.querySelector<HTMLElement>("[role=radio]")?.focus();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`${who} changed this too`}
      description="Nothing is lost. Choose what to keep where you both wrote something; what only one of you changed is merged already."
      size="xl"
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // a dialog over a form is still inside of it for React
          event.stopPropagation();
          save(event.currentTarget);
        }}
      >
        <DialogBody className="gap-6">
          {fields.length > 1 ? (
            <div className="flex flex-wrap items-center gap-2">
              <Button size="sm" onClick={() => pickAll("mine")}>
                Keep all of mine
              </Button>
              <Button size="sm" onClick={() => pickAll("theirs")}>
                Keep all of theirs
              </Button>
            </div>
          ) : null}
          {fields.map((contested) => (
            <ConflictField
              key={contested.field}
              contested={contested}
              choice={choices[contested.field]}
              missing={asked && !choices[contested.field]}
              onChoice={(choice) => setChoices({ ...choices, [contested.field]: choice })}
            />
          ))}
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Back to my text</Button>
          <Button type="submit" variant="primary" loading={pending}>
            Save what I chose
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
