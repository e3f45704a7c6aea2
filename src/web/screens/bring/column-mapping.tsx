import type { SourceTable } from "#domain/bring/source.ts";
import { columnsFor } from "#domain/bring/tables/guess-table.ts";
import { type ColumnUse, labelsOf, type TableUse } from "#domain/bring/tables/table-use.ts";
import { allNouns, asTitle, nouns } from "#domain/nouns/all.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { counted } from "#web/ui/text/counted.ts";
import { columnUseLabel, tableNouns } from "./column-labels.ts";
import { chosen } from "./use-preview.ts";

/** `table` has the rows of all that are read alike, `under` where each of them stands. */
type Props = { title: string; under: readonly string[]; table: SourceTable; use: TableUse; onUse: (use: TableUse) => void };

/** In chapters: more are counted. */
const NAMED = 3;

/** What each column of a table says, as it was guessed and may be put right. */
export function ColumnMapping({ title, under, table, use, onUse }: Props) {
  const uses: readonly ColumnUse[] = [...labelsOf(use.noun), "note", "source", "out"];
  const choices = uses.map((value) => ({ value, label: columnUseLabel(value) }));
  return (
    <Card>
      <CardHeader
        title={title}
        description={`${counted(table.rows.length, { one: "row", many: "rows" })}${placeOf(under)}. Each column is a guess; correct what is wrong.`}
      />
      <CardBody>
        <Field label="Rows become">
          <Select
            className="max-w-80"
            value={use.noun}
            onValueChange={(value) => {
              const noun = chosen(tableNouns, value);
              if (noun) onUse({ noun, columns: columnsFor(noun, table.columns, table.rows) });
            }}
            choices={[
              { value: "each", label: "What each row says it is" },
              ...allNouns.map((noun) => ({ value: noun, label: asTitle(nouns[noun].many) })),
              { value: "source", label: "Source text" },
            ]}
          />
        </Field>
        {use.noun === "source" ? null : (
          <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
            {table.columns.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <li key={at} className="grid min-w-0 content-start gap-1">
                <Field label={column || `Column ${at + 1}`}>
                  <Select
                    size="sm"
                    value={use.columns[at] ?? "out"}
                    onValueChange={(value) => {
                      const told = chosen(uses, value);
                      if (told) onUse({ ...use, columns: use.columns.map((one, index) => (index === at ? told : one)) });
                    }}
                    choices={choices}
                  />
                </Field>
                <p className="truncate text-xs text-faint">{table.rows.find((row) => row[at])?.[at] ?? "Empty"}</p>
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}

function placeOf(under: readonly string[]): string {
  const more = under.length - NAMED;
  const named = more > 0 ? [...under.slice(0, NAMED), `${more} more`] : under;
  return named.length > 0 ? ` under ${new Intl.ListFormat("en").format(named)}` : "";
}
