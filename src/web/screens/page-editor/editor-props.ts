import type { ListedRow } from "#web/queries/rows.ts";

export type EditorProps = { page: ListedRow<"pages">; user_id: string; canEdit: boolean };
