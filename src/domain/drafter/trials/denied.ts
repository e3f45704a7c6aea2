import { readRule } from "#domain/drafter/ruling/read-rule.ts";
import { isManyOf } from "#domain/drafter/ruling/rule-words.ts";

/** "The offer must be accepted within 10 days" as what is not so: "the offer is not accepted within 10 days". */
export function denied(said: string): string | undefined {
  const read = readRule(said);
  if (!read || read.denied || read.modal === "only" || read.modal === "have") return undefined;
  const { subject, modal, rest } = read;
  const isMany = isManyOf(subject);
  if (modal === "may") return `${subject} may not ${rest}`;
  if (modal === "be" || rest.startsWith("be ")) return `${subject} ${isMany ? "are" : "is"} not ${rest.replace(/^be /, "")}`;
  return `${subject} ${isMany ? "do" : "does"} not ${rest}`;
}
