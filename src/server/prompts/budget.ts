import { tokensIn } from "#domain/tokens.ts";
import { fenced, fencedLine } from "./fence.ts";

/** A text is shortened from its end; of a list the names stay when the words go, and then the first of them. */
export type Part = { key: string; title: string } & (
  | { text: string; most: number }
  | { rows: readonly { long: string; short: string }[] }
);

/** Characters of one row of a list. */
const MOST_ROW = 700;

/** The parts as one text of at most `budget` tokens; the first of `order` is shortened first, and left out before the next is touched. */
export function withinBudget(parts: readonly Part[], order: readonly string[], budget: number): string {
  const written = new Map(parts.map((part) => [part.key, whole(part)]));
  let used = [...written.values()].reduce((sum, text) => sum + cost(text), 0);
  for (const key of order) {
    if (used <= budget) break;
    const part = parts.find((one) => one.key === key);
    const text = written.get(key);
    if (!part || text === undefined) continue;
    const shorter = shortenedTo(part, cost(text) - (used - budget));
    used += cost(shorter) - cost(text);
    written.set(key, shorter);
  }
  return [...written.values()].join("\n\n");
}

/** With the empty line behind it. */
const cost = (text: string) => tokensIn(text) + 1;

function whole(part: Part): string {
  if ("text" in part) return `## ${part.title}\n${fenced(part.text, part.most)}`;
  return listed(
    part.title,
    part.rows.map(({ long }) => long),
    0,
  );
}

function shortenedTo(part: Part, tokens: number): string {
  if ("text" in part) {
    const most = largest(Math.min(part.text.length, part.most), (length) => {
      return cost(`## ${part.title}\n${fenced(part.text, length)}`) <= tokens;
    });
    return most > 0 ? `## ${part.title}\n${fenced(part.text, most)}` : `## ${part.title}\n(left out)`;
  }
  const names = part.rows.map(({ short }) => short);
  const kept = largest(names.length, (count) => {
    return cost(listed(part.title, names.slice(0, count), names.length - count)) <= tokens;
  });
  return listed(part.title, names.slice(0, kept), names.length - kept);
}

function listed(title: string, lines: readonly string[], more: number): string {
  return [`## ${title}`, ...lines.map((line) => fencedLine(line, MOST_ROW)), ...(more > 0 ? [`(${more} more)`] : [])].join("\n");
}

/** The largest whole number up to `most` that fits; 0 where none does. */
function largest(most: number, fits: (size: number) => boolean): number {
  let [below, above] = [0, most + 1];
  while (above - below > 1) {
    const middle = Math.floor((below + above) / 2);
    if (fits(middle)) below = middle;
    else above = middle;
  }
  return below;
}
