import { useState } from "react";
import { allKinds, type Kind, kindTitle } from "#domain/bring/kinds.ts";
import type { Matched } from "#domain/bring/match.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card, CardHeader } from "#web/ui/layout/card.tsx";
import { ColumnMapping } from "./column-mapping.tsx";
import { FileAccount } from "./file-account.tsx";
import { PlacedRow } from "./placed-row.tsx";
import { SettingsCard } from "./settings-card.tsx";
import { type Preview, settingsKey } from "./use-preview.ts";

/** In rows: more of one kind are shown when asked for. */
const FIRST = 50;

/** All that a file becomes, kind by kind, and what of it stays as it is. */
export function PreviewOf({ preview }: { preview: Preview }) {
  const { reading, settings, matched, out, apart, account, decide, readTable } = preview;
  const groups = allKinds.flatMap((kind) => {
    const rows = matched.filter(({ match }) => match.row.kind === kind);
    return rows.length > 0 ? [{ kind, rows }] : [];
  });
  return (
    <div className="grid gap-6">
      {[...reading.tables].map(([at, use], index) => {
        const table = reading.blocks[at];
        return table?.kind === "table" ? (
          <ColumnMapping
            key={at}
            title={reading.tables.size > 1 ? `Table ${index + 1}: its columns` : "Columns"}
            table={table}
            use={use}
            onUse={(next) => readTable(at, next)}
          />
        ) : null;
      })}
      {groups.map(({ kind, rows }) => (
        <Group key={kind} kind={kind} rows={rows} out={out} apart={apart} decide={decide} />
      ))}
      <SettingsCard said={settings.said} isOut={out.has(settingsKey)} onOut={(isOut) => decide(settingsKey, { isOut })} />
      <FileAccount units={account} />
    </div>
  );
}

type GroupProps = { kind: Kind; rows: readonly Matched[] } & Pick<Preview, "out" | "apart" | "decide">;

function Group({ kind, rows, out, apart, decide }: GroupProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, FIRST);
  const keys = rows.map(({ match }) => match.row.key);
  const isOut = keys.every((key) => out.has(key));
  return (
    <Card>
      <CardHeader
        title={`${kindTitle(kind)} (${rows.length})`}
        description={
          kind === "source"
            ? "What no list fits. It is kept with the project and read by every draft, unless you choose what it becomes or leave it out."
            : undefined
        }
        actions={
          rows.length > 1 ? (
            <Button size="sm" variant="ghost" onClick={() => keys.forEach((key) => void decide(key, { isOut: !isOut }))}>
              {isOut ? "Take all" : "Leave all out"}
            </Button>
          ) : undefined
        }
      />
      <ul aria-label={kindTitle(kind)} className="mt-3 divide-y border-t">
        {shown.map(({ match }) => (
          <PlacedRow
            key={match.row.key}
            match={match}
            isOut={out.has(match.row.key)}
            isApart={apart.has(match.row.key)}
            decide={decide}
          />
        ))}
      </ul>
      {shown.length < rows.length ? (
        <div className="border-t px-5 py-3">
          <Button size="sm" onClick={() => setIsWhole(true)}>
            Show all {rows.length}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
