/** Signs that stand before an item and nowhere else. */
const SIGNS = "•●○▪◦‣∙✓✔☐☑➤\\uf0b7\\uf0a7";
/** Signs that stand between words as well. */
const OTHER_SIGNS = "·*–—-";
const ANY_SIGN = `[${SIGNS}${OTHER_SIGNS}]`;

/** Text that begins as an item does. */
export const BULLET = new RegExp(`^[${SIGNS}]`, "u");
/** A line that is an item, whose words stand in the first group. */
export const ITEM = new RegExp(`^(?:${ANY_SIGN}|o(?=\\s))\\s*(\\S.*)$`, "u");
/** What stands before an item, with the item's words apart from it. */
export const MARK = new RegExp(
  `^(?:${ANY_SIGN}|o|\\(?(?:\\d{1,2}(?:\\.\\d{1,2}){0,4}|[a-z]|[ivx]{1,4})[.)]{1,2}|\\d{1,2}(?:\\.\\d{1,2}){1,4}|\\[[ x]?\\])$`,
  "u",
);
