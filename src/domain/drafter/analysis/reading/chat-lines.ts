const CLOCK =
  "(?:\\p{L}{2,9}\\.? )?(?:\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4},? )?\\d{1,2}[:.h]\\d{2}(?::\\d{2})?(?: ?[ap]\\.?m\\.?)?";
const NAME = "\\p{Lu}[\\p{L}.'-]{0,14}(?: \\p{Lu}[\\p{L}'-]{0,14}){0,2}";
const BESIDE = "(?: ?\\([^()]{2,40}\\))?";

/** "[19:03] Mags: hands are blue", "12/03/2024, 19:02 - Mags: hands are blue" */
const BEFORE_NAME = new RegExp(`^[ \\t]*(?:\\[${CLOCK}\\]|${CLOCK})(?: ?[-–—|])?[ \\t]+(?=${NAME}${BESIDE}:\\s)`, "gmu");
/** "Bea 21:04: he rings a number" */
const BEHIND_NAME = new RegExp(`^([ \\t]*${NAME}${BESIDE})[ \\t]*(?:[-–—,|] ?)?[[(]?${CLOCK}[\\])]?:(?=\\s)`, "gmu");
/** "Dee (production coordinator) 22:41" on a line of its own, and what was written below it. */
const ABOVE = new RegExp(`^[ \\t]*(\\**${NAME}${BESIDE}\\**)[ \\t]*(?:[-–—,|] ?)?[[(]?${CLOCK}[\\])]?[ \\t]*\\n+`, "gmu");
const ENOUGH = 3;
/** "hanne: never again" */
const IN_SMALL_LETTERS = /^[ \t]*(\p{Ll}[\p{L}'-]{1,14})(?=:\s)/gmu;

/** What was copied from a chat, with the name alone before what each one wrote. */
export function chatTold(text: string): string {
  return namedInCapitals(
    [
      (one: string) => one.replace(BEFORE_NAME, ""),
      (one: string) => one.replace(BEHIND_NAME, "$1:"),
      (one: string) => one.replace(ABOVE, (_, name: string) => `${name.replaceAll("*", "")}: `),
    ].reduce((told, stripped) => (isChat(told, stripped) ? stripped(told) : told), text),
  );
}

/** Those who write their names in small letters: several who open most lines, again and again. */
function namedInCapitals(text: string): string {
  const turns = [...text.matchAll(IN_SMALL_LETTERS)].map(([, name = ""]) => name);
  const names = new Set(turns.filter((name, at) => turns.indexOf(name) < at));
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const open = turns.filter((name) => names.has(name)).length;
  return names.size > 1 && open > lines.length / 3
    ? text.replace(IN_SMALL_LETTERS, (said, name: string) =>
        names.has(name) ? said.replace(/\p{Ll}/u, (letter) => letter.toUpperCase()) : said,
      )
    : text;
}

function isChat(text: string, stripped: (text: string) => string): boolean {
  const lines = new Set(text.split("\n"));
  return (
    stripped(text)
      .split("\n")
      .filter((line) => !lines.has(line)).length >= ENOUGH
  );
}
