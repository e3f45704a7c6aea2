import { cite } from "#domain/citation.ts";
import { type Noun, nouns } from "#domain/nouns/all.ts";
import type { Field } from "#domain/nouns/noun.ts";
import { HoverPopover } from "#web/ui/dialogs/hover-popover.tsx";
import { OpenFields } from "./open-fields.tsx";

type SignProps = {
  noun: Noun;
  row: { id: string; number: number; revision?: number };
  /** Those that nobody accepted. */
  fields: readonly string[] | undefined;
};

/** A quiet dot at a row that nobody accepted; it tells where the words come from, and accepts them. */
export function NotAccepted({ noun, row, fields }: SignProps) {
  if (!fields) return null;
  const reference = cite(noun, row.number);
  return (
    <HoverPopover
      label={`${reference} is not accepted yet`}
      sign={<span aria-hidden className="size-1.5 rounded-full border border-muted" />}
    >
      {() => (
        <OpenFields
          accepting={{ table: noun, id: row.id, revision: row.revision ?? 1 }}
          what={reference}
          fields={fields.map((name) => ({ name, label: labelOf(noun, name) }))}
        />
      )}
    </HoverPopover>
  );
}

function labelOf(noun: Noun, name: string): string {
  const fields: Readonly<Record<string, Field>> = { ...nouns[noun].fields, ...nouns[noun].stored };
  return fields[name]?.label ?? name.replaceAll("_", " ").replace(/^./, (letter) => letter.toUpperCase());
}
