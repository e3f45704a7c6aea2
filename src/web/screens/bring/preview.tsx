import { allKinds } from "#domain/bring/kinds.ts";
import { ColumnMapping } from "./column-mapping.tsx";
import { FileAccount } from "./file-account.tsx";
import { PieceGroup } from "./piece-group.tsx";
import { SettingsCard } from "./settings-card.tsx";
import type { Choosing } from "./use-choosing.ts";
import { type Preview, settingsKey } from "./use-preview.ts";

/** All that a file becomes, kind by kind, and what of it stays as it is. */
export function PreviewOf({ preview, choosing }: { preview: Preview; choosing: Choosing }) {
  const { reading, alike, chapters, settings, matched, out, account, decide, readTables } = preview;
  const groups = allKinds.flatMap((kind) => {
    const rows = matched.filter(({ match }) => match.row.kind === kind);
    return rows.length > 0 ? [{ kind, rows }] : [];
  });
  return (
    <div className="grid gap-6">
      {alike.map(({ at, table }) => {
        const [first = -1] = at;
        const use = reading.tables.get(first);
        return use ? (
          <ColumnMapping
            key={first}
            title={at.length > 1 ? `Columns of ${at.length} tables` : "Columns"}
            under={[...new Set(at.map((one) => chapters[one] ?? ""))].filter(Boolean)}
            table={table}
            use={use}
            onUse={(next) => readTables(at, next)}
          />
        ) : null;
      })}
      {groups.map(({ kind, rows }) => (
        <PieceGroup key={kind} kind={kind} rows={rows} preview={preview} choosing={choosing} />
      ))}
      <SettingsCard said={settings.said} isOut={out.has(settingsKey)} onOut={(isOut) => decide(settingsKey, { isOut })} />
      <FileAccount units={account} />
    </div>
  );
}
