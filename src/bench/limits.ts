/** At most so much; or less than, or at least so much. */
export type Limit = number | { under: number } | { least: number };

export const withinLimit = "within the limit";

/** What missed its limit, in the order it was measured. */
const missed: string[] = [];

/** What stands beside a figure that is held to a limit. */
export function verdictOf(what: string, figure: number, limit: Limit): string {
  // what could not be measured is not within it
  if (keeps(figure, limit)) return withinLimit;
  missed.push(what);
  return typeof limit === "object" && "least" in limit ? "below the limit" : "over the limit";
}

/** Says at the end what missed its limit; the code the bench ends with. */
export function endingCode(): 0 | 1 {
  if (missed.length === 0) return 0;
  console.log(`\nMissed its limit: ${missed.join("; ")}`);
  return 1;
}

function keeps(figure: number, limit: Limit): boolean {
  if (typeof limit === "number") return figure <= limit;
  return "under" in limit ? figure < limit.under : figure >= limit.least;
}
