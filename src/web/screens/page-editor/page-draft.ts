import { draftKey } from "#web/lib/drafts.ts";
import type { Page } from "#web/queries/pages.ts";

/** The id of the form of a page's own words. */
export const detailsForm = "page-details";

export function pageDraftKey(page: Page, user_id: string) {
  return draftKey(user_id, page.project_id, "page", page.id);
}
