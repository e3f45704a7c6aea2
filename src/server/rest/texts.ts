const COMPARED = /^((?:not\.)?(?:eq|neq|gt|gte|lt|lte)\.)([\s\S]*)$/;
const LISTED = /^((?:not\.)?in\.\()([\s\S]*)(\))$/;

type Column = { name: string; type: string };

/**
 * The address with every value that is compared to a text in quotes. The library takes an unquoted `1.0` for the number 1, and
 * `null` or `true` for what they would be in JSON; a text column means the words themselves.
 */
export function keepTexts(address: string, columns: readonly Column[]): string {
  const url = new URL(address);
  const texts = new Set(
    columns.filter(({ type }) => /^(?:text|varchar|character varying|citext)/i.test(type)).map(({ name }) => name),
  );
  if (![...url.searchParams.keys()].some((key) => texts.has(key))) return address;
  const kept = [...url.searchParams].map(([key, value]): [string, string] => [key, texts.has(key) ? quoted(value) : value]);
  url.search = new URLSearchParams(kept).toString();
  return url.href;
}

function quoted(filter: string): string {
  const [, operator, value] = COMPARED.exec(filter) ?? [];
  if (operator !== undefined && value !== undefined) return `${operator}"${value}"`;
  const [, opening, list, closing] = LISTED.exec(filter) ?? [];
  if (opening === undefined || list === undefined || closing === undefined || list === "") return filter;
  const items = list.match(/"(?:[^"\\]|\\.)*"|[^,]+/g) ?? [];
  return `${opening}${items.map((item) => (item.startsWith('"') ? item : `"${item}"`)).join(",")}${closing}`;
}
