import type { Page } from "#web/queries/pages.ts";

export type EditorProps = { page: Page; user_id: string; canEdit: boolean };
