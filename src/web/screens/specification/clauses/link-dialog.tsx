import { useState } from "react";
import { nouns } from "#domain/nouns/all.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/dialogs/dialog.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { FindSelect } from "#web/ui/fields/find-select.tsx";
import type { KnownRow } from "./known-rows.ts";

type LinkProps = {
  words: string;
  rows: ReadonlyMap<string, KnownRow>;
  onClose: () => void;
  onLink: (row: KnownRow) => void;
};

/** Asks for the row that holds a clause. */
export function LinkDialog({ words, rows, onClose, onLink }: LinkProps) {
  const [id, choose] = useState("");
  const row = rows.get(id);
  const choices = [...rows.values()].map(({ id: value, cite, name, noun }) => ({
    value,
    label: `${cite} ${name}`,
    description: nouns[noun].one,
  }));
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title="Link a row" description={words}>
      <DialogBody>
        <Field label="Row that covers it">
          <FindSelect value={id} onValueChange={choose} choices={choices} find="Find a row" />
        </Field>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" disabled={!row} onClick={() => (row ? onLink(row) : undefined)}>
          Link
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
