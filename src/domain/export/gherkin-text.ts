import { cleaned } from "#domain/document/clean.ts";

const MARK = /^\s*(?:[#@|*]|"""|```)/;
const KEYWORD =
  /^\s*(?:feature|ability|business need|rule|background|example|examples|scenario|scenarios|scenario outline|scenario template)\s*:/i;
const STEP = /^(given|when|then|and|but)\b[:,]?\s*(.*)$/is;
const MOST_NAME = 120;

/** A name on the line of its keyword. */
export function named(text: string): string {
  const line = cleaned(text).replace(/\s+/g, " ").trim();
  return line.length > MOST_NAME
    ? `${line
        .slice(0, MOST_NAME - 1)
        .toWellFormed()
        .trimEnd()}…`
    : line;
}

/** Words below a keyword, none of which is taken for one, for a tag or for a comment. */
export function described(text: string, indent: string): string[] {
  const lines = cleaned(text).split("\n");
  return lines.flatMap((line) => {
    const said = line.trim();
    if (said === "") return [];
    return [`${indent}${MARK.test(said) || KEYWORD.test(said) ? `– ${said}` : said}`];
  });
}

/** A line of a scenario as a step; one that says neither Given, When nor Then is a step all the same. */
export function stepOf(line: string): string | undefined {
  const said = cleaned(line).replace(/\s+/g, " ").trim();
  if (said === "") return undefined;
  const [, keyword = "", rest = ""] = STEP.exec(said) ?? [];
  if (!keyword) return `* ${said}`;
  return rest.trim() ? `${keyword.charAt(0).toUpperCase()}${keyword.slice(1).toLowerCase()} ${rest.trim()}` : `* ${said}`;
}

/** What a scenario is called: what is done in it, else its first line. */
export function scenarioName(lines: readonly string[]): string {
  const steps = lines.map((line) => stepOf(line) ?? "").filter(Boolean);
  const telling = steps.find((step) => step.startsWith("When ")) ?? steps[0] ?? "";
  const said = telling.replace(/^(?:\*|Given|When|Then|And|But) /, "");
  return named(said.charAt(0).toUpperCase() + said.slice(1));
}
