import type { SourceTable } from "#domain/bring/source.ts";
import { columnsFor } from "#domain/bring/tables/guess-table.ts";
import { type ColumnUse, labelsOf, type TableUse } from "#domain/bring/tables/table-use.ts";
import { allNouns, asTitle, nouns } from "#domain/nouns/all.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { columnUseLabel, tableNouns } from "./column-labels.ts";
import { chosen } from "./use-preview.ts";

type Props = { title: string; table: SourceTable; use: TableUse; onUse: (use: TableUse) => void };

/** What each column of a table says, as it was guessed and may be put right. */
export function ColumnMapping({ title, table, use, onUse }: Props) {
  const uses: readonly ColumnUse[] = [...labelsOf(use.noun), "note", "source", "out"];
  const choices = uses.map((value) => ({ value, label: columnUseLabel(value) }));
  return (
    <Card>
      <CardHeader title={title} description={`${table.rows.length} rows. Each column was guessed; put right what is not.`} />
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
