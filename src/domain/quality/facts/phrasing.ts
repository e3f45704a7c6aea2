/** Finds wordings in a text, and where. */
export type Phrasing = { test: (text: string) => boolean; exec: (text: string) => RegExpExecArray | null };

const MOST_BETWEEN = 6;

/**
 * A pattern for a list of wordings, one a line: words apart by spaces, "a/b" for either, "(a)" for one that may be missing, "…" for up to
 * six words, "*" at the end of a word for any ending. Case does not count, and commas between words are as spaces.
 */
export function phrasing(lines: string): Phrasing {
  const patterns = lines
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map(patternOf);
  const all = new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join("|")})(?![\\p{L}\\p{N}])`, "iu");
  return { test: (text) => all.test(text), exec: (text) => all.exec(text) };
}

function patternOf(line: string): string {
  const parts = line.split(" ").map((word) => {
    if (word === "…") return { pattern: `(?:[^\\s.;]+\\s+){0,${MOST_BETWEEN}}?`, gap: "" };
    const isOptional = word.startsWith("(");
    const choice = word.replace(/[()]/g, "").split("/").map(spelled).join("|");
    return isOptional ? { pattern: `(?:(?:${choice})[\\s,]+)?`, gap: "" } : { pattern: `(?:${choice})`, gap: "[\\s,]+" };
  });
  return parts.map(({ pattern, gap }, at) => `${pattern}${at < parts.length - 1 ? gap : ""}`).join("");
}

const spelled = (word: string) =>
  word
    .replace(/[.+?^${}[\]\\|]/g, "\\$&")
    .replace(/'/g, "['’]")
    .replace(/\*/g, "[\\p{L}'’-]*")
    .replaceAll("_", "[\\s-]+");
