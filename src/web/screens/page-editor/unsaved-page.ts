import { unsavedKey } from "#web/editing/unsaved.ts";
import type { ListedRow } from "#web/queries/rows.ts";

/** The id of the form of a page's own words. */
export const detailsForm = "page-details";

export function unsavedPageKey(page: ListedRow<"pages">, user_id: string) {
  return unsavedKey(user_id, page.project_id, "page", page.id);
}
