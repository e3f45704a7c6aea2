const WORDS = "(?:\\p{L}[\\p{L}’'-]*\\s+){0,3}?";
const FEE =
  "\\p{L}*(?:fee|charge|surcharge|supplement|levy|gebühr|pauschale|zuschlag|aufschlag|entgelt|frais|supplément|tasa|recargo|suplemento|taxa)";
const ARTICLE = "(?<!\\p{L})(?:an?|the|our|one|eine[rn]?|die|unsere|des|un|une|una|la|uma)";
const ONCE = "(?:(?:one-time|one-off|flat|single|small|fixed|einmalige|kleine|pauschale)\\s+)?";
const OF = new RegExp(`${ARTICLE}\\s+${ONCE}(?<fee>${WORDS}${FEE})\\s+(?:of|von|in höhe von|de)\\s*$`, "iu");
const A = new RegExp(`${ARTICLE}\\s+$`, "iu");
const BEHIND = new RegExp(`^\\s+${ONCE}(?<fee>${WORDS}${FEE})(?!\\p{L})`, "iu");

/** What a fee is called by the words around it: "an entry fee of £10", "a $5 cleaning fee". */
export function feeNamed(before: string, after: string): string {
  const said = OF.exec(before) ?? (A.test(before) ? BEHIND.exec(after) : null);
  return said?.groups?.fee ?? "";
}
