import type { Activity } from "#domain/drafter/analysis/activity.ts";

const PRONOUNS = ["i", "we", "you", "he", "she", "it", "they"];
const NO_LEAD = /'s$|^every (?!\S+ \S|(?:day|night|morning|evening|week|month|year|season|hour|quarter|time)$)/;
const CLAUSE = /\b(?:is|are|was|were|has|have|can|must|who|that|which|when|if|then|and)\b/;

const LEADS = /^(?:before|after|during|within|every|once an?|twice an?|three times an?|at the end of|on the day of)\b/;

/** "Before the ride she photographs the bike": what is said before whoever does it belongs to the deed. */
export function withLead(told: Activity): Activity {
  const activity = { ...told, said: told.said.replace(/(?:,? (?:and|or|but))+$/, "") };
  const { actor, said, condition, heardIn } = activity;
  const clause = heardIn?.clause.toLowerCase() ?? "";
  if (!LEADS.test(clause) || !actor || condition) return activity;
  const names = [actor.singular, actor.plural, ...PRONOUNS].map((name) => name.toLowerCase().replace(/[^\p{L}\p{N} -]/gu, "."));
  const lead = new RegExp(`^(.{4,45}?),? (?:(?:the|an?|our|my|each|every) )?(?:${names.join("|")})\\b`, "u").exec(clause)?.[1];
  if (!lead || CLAUSE.test(lead) || NO_LEAD.test(lead) || !lead.includes(" ") || said.toLowerCase().includes(lead))
    return activity;
  return { ...activity, condition: lead.replace(/,$/, "") };
}
