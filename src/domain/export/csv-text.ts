/** What a spreadsheet computes, behind blanks and quotes as well. */
const FORMULA = /^[\s\p{Cc}"']*[=+\-@\t\r|%＝＋－＠]/u;

/** A line of comma-separated values (RFC 4180) in which no cell can be taken for a formula: an apostrophe makes it a text. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((text) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`).join(",")}\r\n`;
}

/** What a cell said before an apostrophe made it a text. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
