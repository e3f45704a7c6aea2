import { unsavedKey } from "#web/editing/unsaved.ts";
import type { Page } from "#web/queries/pages.ts";

/** The id of the form of a page's own words. */
export const detailsForm = "page-details";

export function unsavedPageKey(page: Page, user_id: string) {
  return unsavedKey(user_id, page.project_id, "page", page.id);
}
