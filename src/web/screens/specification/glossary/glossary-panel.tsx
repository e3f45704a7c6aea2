import { BookA } from "lucide-react";
import type { ListedRow } from "#web/queries/rows.ts";
import { RowText } from "#workspace/rows/row-fields.tsx";
import { useProjectRows } from "#workspace/rows/row-list.ts";
import { RowsPanel } from "#workspace/rows/rows-panel.tsx";
import { NamedWords } from "#workspace/rows/written-cells.tsx";
import { WrittenRows } from "#workspace/rows/written-rows.tsx";

export function GlossaryPanel() {
  const list = useProjectRows("glossary_terms");
  return (
    <RowsPanel
      noun="glossary_terms"
      list={list}
      icon={<BookA />}
      blurb="What words and abbreviations mean here, and which other words to avoid for the same thing."
      empty="Define the words your readers could take for something else, or have them drafted from the description and the rows."
      fields={fields}
    >
      {() => <WrittenRows list={list} noun="glossary_terms" words={words} fields={fields} />}
    </RowsPanel>
  );
}

const fields = (
  <>
    <div className="grid gap-4 md:grid-cols-2">
      <RowText name="name" autoFocus />
      <RowText name="avoid" />
    </div>
    <RowText name="definition" rows={3} />
  </>
);

function words({ definition, avoid }: ListedRow<"glossary_terms">) {
  return (
    <div className="grid gap-2">
      <NamedWords label="Definition" text={definition} />
      <NamedWords label="Not to be used for it" text={avoid} />
    </div>
  );
}
