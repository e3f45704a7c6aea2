/** A name in lines of at most so many letters; what has no room ends in an ellipsis. */
export function wrapName(name: string, letters: number, mostLines: number): string[] {
  const lines: string[] = [];
  let open = "";
  for (const word of name
    .trim()
    .split(/\s+/)
    .flatMap((long) => pieces(long, letters))) {
    if (open === "" || open.length + 1 + word.length <= letters) open = open ? `${open} ${word}` : word;
    else {
      lines.push(open);
      open = word;
    }
  }
  lines.push(open);
  if (lines.length <= mostLines) return lines;
  const last = lines[mostLines - 1] ?? "";
  return [...lines.slice(0, mostLines - 1), `${last.slice(0, letters - 1).trimEnd()}…`];
}

/** A word that is longer than a line stands in several; letters of several units stay whole. */
function pieces(word: string, letters: number): string[] {
  const all = [...word];
  const count = Math.max(1, Math.ceil(all.length / letters));
  return Array.from({ length: count }, (_, at) => all.slice(at * letters, (at + 1) * letters).join(""));
}
