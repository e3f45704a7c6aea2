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

/** What was copied from a chat, with the name alone before what each one wrote. */
export function chatTold(text: string): string {
  return [
    (one: string) => one.replace(BEFORE_NAME, ""),
    (one: string) => one.replace(BEHIND_NAME, "$1:"),
    (one: string) => one.replace(ABOVE, (_, name: string) => `${name.replaceAll("*", "")}: `),
  ].reduce((told, stripped) => (isChat(told, stripped) ? stripped(told) : told), text);
}

function isChat(text: string, stripped: (text: string) => string): boolean {
  const lines = new Set(text.split("\n"));
  return (
    stripped(text)
      .split("\n")
      .filter((line) => !lines.has(line)).length >= ENOUGH
  );
}
