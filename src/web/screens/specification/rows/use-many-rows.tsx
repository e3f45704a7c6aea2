import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { hasParts, isVersioned, type Noun } from "#domain/nouns/all.ts";
import { acceptRowsMutation } from "#web/queries/acceptance.ts";
import { changeRowsMutation, copyRowsMutation, moveRowsMutation } from "#web/queries/many-rows.ts";
import { removeRowsMutation } from "#web/queries/removed-rows.ts";
import { MenuItem, MenuSeparator } from "#web/ui/actions/dropdown-menu.tsx";
import type { Listed } from "#web/ui/lists/list-spec.ts";
import type { MoveRows } from "#web/ui/lists/row-moves.ts";
import type { List } from "#web/ui/lists/use-list.ts";
import { counted } from "#web/ui/text/counted.ts";
import { acceptingOf } from "#workspace/acceptance/use-acceptance-filter.ts";
import { ExportChosen } from "#workspace/export/export-chosen.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { ChoiceItems } from "./choice-items.tsx";
import { type Chosen, RewriteItem, RewriteRows } from "./rewrite-rows.tsx";

type ManyRows<Row> = {
  onRemoveMany: (rows: readonly Row[]) => void;
  onMove?: MoveRows<Row>;
  chosenMenu?: (rows: readonly Row[], end: () => void) => ReactNode;
  dialog?: ReactNode;
};

/** What is done with many rows of a noun at once: moved, given another priority or page, duplicated, deleted. */
export function useManyRows<Row extends Listed>(noun: Noun, list: List<Row>): ManyRows<Row> {
  const { project } = useWorkspace();
  const [rewriting, setRewriting] = useState<Chosen | null>(null);
  const [exported, setExported] = useState<readonly string[] | null>(null);
  const { mutate: move } = useMutation(moveRowsMutation(noun, project.id));
  const { mutate: change } = useMutation(changeRowsMutation(noun, project.id));
  const { mutate: copy } = useMutation(copyRowsMutation(noun, project.id));
  const { mutate: accept } = useMutation(acceptRowsMutation(project.id));
  const { mutate: remove } = useMutation(removeRowsMutation(project.id, noun));
  const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);
  const what = (rows: readonly Row[]) => counted(rows.length, list.spec.noun);
  // what belongs to a row is not duplicated with it, so such rows are not either
  const isWhole = !hasParts(noun);
  const onRemoveMany = (rows: readonly Row[]) => remove({ ids: idsOf(rows), what: what(rows) });
  const drafted = noun === "sections" ? undefined : noun;
  const rewrite = (rows: readonly Row[]) =>
    drafted ? (
      <RewriteItem
        chosen={{ ids: idsOf(rows), what: what(rows) }}
        onSelect={() => setRewriting({ ids: idsOf(rows), what: what(rows) })}
      />
    ) : null;
  const dialog = (
    <>
      {drafted ? <RewriteRows noun={drafted} chosen={rewriting} onClose={() => setRewriting(null)} /> : null}
      {exported ? <ExportChosen rows={exported} onClose={() => setExported(null)} /> : null}
    </>
  );
  const others = (rows: readonly Row[], end: () => void) => (
    <>
      <MenuItem
        onSelect={() => {
          accept({ accepted: acceptingOf(noun, rows), what: what(rows) });
          end();
        }}
      >
        Accept
      </MenuItem>
      {rewrite(rows)}
      <MenuItem onSelect={() => setExported(rows.flatMap((row) => list.spec.reference?.(row) ?? []))}>Export…</MenuItem>
    </>
  );
  // rows that each version has of its own are changed one by one
  if (isVersioned(noun)) return { onRemoveMany, chosenMenu: others, dialog };
  return {
    onRemoveMany,
    dialog,
    onMove: (rows, before) => move({ ids: idsOf(rows), before }),
    chosenMenu: (rows, end) => (
      <>
        {others(rows, end)}
        <ChoiceItems
          noun={noun}
          rows={rows}
          onChoose={(changes, said) => {
            change({ changes, what: `${what(rows)}: ${said}` });
            end();
          }}
        />
        {isWhole ? (
          <>
            <MenuSeparator />
            <MenuItem
              onSelect={() => {
                copy({ ids: idsOf(rows), what: what(rows) });
                end();
              }}
            >
              Duplicate
            </MenuItem>
          </>
        ) : null}
      </>
    ),
  };
}
