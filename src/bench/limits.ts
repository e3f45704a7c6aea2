/** What was measured over its limit, in the order it was measured. */
const over: string[] = [];

/** What stands beside a figure that is held to a limit. */
export function verdictOf(what: string, figure: number, limit: number): string {
  // what could not be measured is not within it
  if (figure <= limit) return "within the limit";
  over.push(what);
  return "over the limit";
}

/** Says at the end what was over its limit; the code the bench ends with. */
export function endingCode(): 0 | 1 {
  if (over.length === 0) return 0;
  console.log(`\nOver the limit: ${over.join("; ")}`);
  return 1;
}
