/** Beginnings that stand before a hyphen within a line as well. */
const COMPOUND =
  /(?:^|[\s(/])(?:non|self|co|pre|post|multi|cross|half|well|long|short|high|low|real|right|left|end|full|part|single|double|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|first|second|third|one|read|write|on|off|in|up|by|ex|anti|e|x|day|year|hour|open|built|follow|sign|log|check|drop|nicht|e-mail)$/iu;
const AND = /^(?:und|oder|bzw|and|or|et|ou|y|o|en|of)\b/iu;

/** The words a text is made of, none of them taken apart at the end of a line. */
export function wordsWithin(lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*(?![\p{L}\p{N}-])/gu) ?? []));
}

/** Two lines as one: a word taken apart at the end of the first is put together again, unless it has a hyphen elsewhere. */
export function joinLines(one: string, other: string, known: ReadonlySet<string>): string {
  if (one.endsWith("\u00AD")) return `${one.slice(0, -1)}${other}`;
  const [, left = ""] = /([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)[-‐]$/u.exec(one) ?? [];
  const [right = ""] = /^[\p{L}\p{N}]+/u.exec(other) ?? [];
  if (!left || !right || AND.test(other)) return `${one} ${other}`;
  const begun = one.slice(0, -1);
  const [whole, parted] = [`${left}${right}`.toLowerCase(), `${left}-${right}`.toLowerCase()];
  const isWord = /^\p{Ll}/u.test(right) && /\p{Ll}$/u.test(left);
  if (!isWord || (!known.has(whole) && (known.has(parted) || COMPOUND.test(begun)))) return `${begun}-${other}`;
  return `${begun}${other}`;
}
