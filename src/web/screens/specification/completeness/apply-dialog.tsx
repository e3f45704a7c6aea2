import { type FormEvent, useState } from "react";
import { contentWords } from "#domain/drafter/similarity.ts";
import type { CheckedItem } from "#domain/quality/completeness/completeness.ts";
import type { ContentPart } from "#domain/quality/completeness/spoken.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/dialogs/dialog.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { nameOf } from "./use-deciding.ts";

/** As many as are looked through by eye, and as many as an item may rest on. */
const MOST_SHOWN = 40;
const MOST_CHOSEN = 100;

type ApplyProps = {
  item: CheckedItem;
  places: ReadonlyMap<string, ContentPart>;
  onClose: () => void;
  onApply: (rests_on: string[]) => void;
};

/** Asks which rows, lists and texts apply an item. Enter takes the first that was found, and then keeps what is chosen. */
export function ApplyDialog({ item, places, onClose, onApply }: ApplyProps) {
  const [chosen, setChosen] = useState(() => startOf(item).filter((key) => places.has(key)));
  const [query, search] = useState("");
  const [isRefused, refuse] = useState(false);
  const found = ranked(item, [...places.values()], chosen, query).slice(0, MOST_SHOWN);
  const toggle = (key: string) =>
    setChosen((keys) => (keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key].slice(0, MOST_CHOSEN)));

  function submit(event: FormEvent) {
    event.preventDefault();
    const [first] = found;
    if (query.trim() !== "" && first) {
      if (!chosen.includes(first.key)) toggle(first.key);
      search("");
    } else if (chosen.length === 0) refuse(true);
    else onApply(chosen);
  }

  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title={`Apply ${nameOf(item)}`} description={item.asks}>
      <form noValidate onSubmit={submit}>
        <DialogBody>
          <Field
            label="Find a row, a list or a text"
            error={isRefused && chosen.length === 0 ? "Choose what applies it" : undefined}
          >
            <Input data-autofocus value={query} onChange={(event) => search(event.target.value)} />
          </Field>
          <ul aria-label="What applies it" className="-mx-1 grid max-h-72 gap-2 overflow-y-auto px-1 py-0.5">
            {found.map(({ key, label }) => (
              <li key={key}>
                <Checkbox
                  label={/\d/.test(key) ? `${key} ${label}` : label}
                  checked={chosen.includes(key)}
                  onCheckedChange={() => toggle(key)}
                />
              </li>
            ))}
          </ul>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit">
            Apply
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

function startOf({ proposed, decision }: CheckedItem): readonly string[] {
  return decision?.state === "applied" ? decision.rests_on : proposed?.state === "applied" ? proposed.rests_on : [];
}

/** What is chosen first, then what shares most words with the item. */
function ranked(item: CheckedItem, places: readonly ContentPart[], chosen: readonly string[], query: string): ContentPart[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const wanted = contentWords(`${item.title} ${item.asks ?? ""}`);
  const score = ({ key, label }: ContentPart) =>
    (chosen.includes(key) ? 100 : 0) + [...contentWords(label)].filter((word) => wanted.has(word)).length;
  return places
    .filter(({ key, label }) => words.every((word) => `${key} ${label}`.toLocaleLowerCase().includes(word)))
    .toSorted((a, b) => score(b) - score(a));
}
