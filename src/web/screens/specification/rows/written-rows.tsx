import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useCallback, useState } from "react";
import { type Noun, nouns } from "#domain/nouns/all.ts";
import { sentence } from "#web/lib/noun-words.ts";
import { type ListedRow, removeRowMutation } from "#web/queries/rows.ts";
import { ListCell } from "#web/ui/lists/list-boxes.tsx";
import { ListRows } from "#web/ui/lists/list-rows.tsx";
import type { List } from "#web/ui/lists/use-list.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { EditRow } from "./row-form.tsx";
import { useManyRows } from "./use-many-rows.tsx";
import { type Written, WrittenCells } from "./written-cells.tsx";

const nobody: ReadonlySet<string> = new Set();

/** Rows that are read, and edited where they stand; what is deleted can be brought back. */
export function WrittenRows<Name extends Noun, Row extends ListedRow<Name> & Written>({
  list,
  noun,
  groupHead,
  words,
  storyOf,
  fields,
}: {
  list: List<Row>;
  noun: Name;
  groupHead?: (id: string, count: number) => ReactNode;
  /** What a row says below its name. Give functions that stay the same. */
  words: (row: Row) => ReactNode;
  /** The number of what the row says it belongs to. */
  storyOf?: (row: Row) => string | undefined;
  /** The form's fields as they stand beside each other; the same element each time. */
  fields: ReactNode;
}) {
  const { project, canEdit } = useWorkspace();
  const [editing, setEditing] = useState(nobody);
  const { mutate: remove } = useMutation(removeRowMutation(noun, project.id));
  const isGrouped = list.spec.groups !== undefined;
  const many = useManyRows<Row>(noun, list);
  const open = useCallback((id: string) => setEditing((rows) => new Set([...rows, id])), []);
  const close = useCallback((id: string) => setEditing((rows) => new Set([...rows].filter((row) => row !== id))), []);
  const draw = useCallback(
    (row: Row) =>
      editing.has(row.id) ? (
        <ListCell className="min-w-0 grow">
          <EditRow noun={noun} row={row} onClose={() => close(row.id)}>
            {fields}
          </EditRow>
        </ListCell>
      ) : (
        <WrittenCells
          noun={noun}
          row={row}
          without={storyOf?.(row)}
          level={isGrouped ? 3 : 2}
          {...(canEdit ? { onEdit: () => open(row.id), onRemove: () => remove({ id: row.id }) } : {})}
        >
          {words(row)}
        </WrittenCells>
      ),
    [editing, canEdit, isGrouped, noun, words, storyOf, fields, open, close, remove],
  );
  const changes = canEdit && {
    onOpen: (row: Row) => open(row.id),
    onRemove: (row: Row) => remove({ id: row.id }),
    ...many,
  };
  return (
    <ListRows
      list={list}
      label={sentence(nouns[noun].title)}
      estimate={112}
      kept={[...editing]}
      {...(groupHead ? { groupHead } : {})}
      {...changes}
    >
      {draw}
    </ListRows>
  );
}
