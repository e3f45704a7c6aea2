/** One course of events under a rule: what else is given, what happens, and what follows. */
export type Course = { and?: string; when: string; outcome: string };

export const REFUSED = "it is refused, nothing is changed, and the message names the rule";
export const ACCEPTED = "it is not refused";

const NUMBER =
  "(?:\\d+(?:[.,]\\d+)*|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty|sixty|ninety)";
/** "5 working days" */
export const SPAN = `${NUMBER} (?:working |business |calendar |full )?(?:minute|hour|day|night|week|month|quarter|year)s?`;

export const hasPassed = (span: string) => `${span} ${isOne(span) ? "has" : "have"} passed`;
export const isLeft = (span: string) => `less than ${span} ${isOne(span) ? "is" : "are"} left`;

function isOne(span: string): boolean {
  return /^(?:an?|one|1) /i.test(span);
}
