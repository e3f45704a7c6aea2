/** What a spreadsheet computes, behind blanks and quotes as well. */
const FORMULA = /^[\s\p{Cc}"']*[=+\-@\t\r|%＝＋－＠]/u;
/**
 * Where one that separates by something else begins a cell of its own, and what follows is computed. Lists begin with a dash or a
 * plus: those reach nothing where they neither call nor refer to anything.
 */
const INNER = /(?<=[;\t\r\n])(?=(?:(?![;\t\r\n])[\s\p{Cc}"'])*(?:[=@|%＝＠]|[+\-＋－][^;\t\r\n]*[(!|（！｜]))/gu;
const GUARDED = new RegExp(`(?<=[;\\t\\r\\n])'${INNER.source.slice("(?<=[;\\t\\r\\n])".length)}`, "gu");

/** A line of comma-separated values (RFC 4180) in which nothing can be taken for a formula: an apostrophe makes it a text. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((text) => `"${guarded(text).replaceAll('"', '""')}"`).join(",")}\r\n`;
}

function guarded(text: string): string {
  const inner = text.replace(INNER, "'");
  return FORMULA.test(text) ? `'${inner}` : inner;
}

/** What a cell said before apostrophes made it a text. */
export function unguarded(cell: string): string {
  const plain = cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
  return plain.replace(GUARDED, "");
}
