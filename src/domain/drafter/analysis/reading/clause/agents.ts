import { CONDITION } from "#domain/drafter/analysis/grammar/markers.ts";
import { type Agent, agentsOf } from "#domain/drafter/analysis/reading/agents-by.ts";
import { isSomebody } from "#domain/drafter/analysis/reading/people.ts";
import { namedBefore } from "#domain/drafter/analysis/reading/subjects.ts";
import { TO_PEOPLE } from "./deed-words.ts";
import type { ToRead } from "./to-read.ts";

/** By whom something is done that is told as done; the context keeps them for what goes on. */
export function agentsIn(toRead: ToRead): readonly Agent[] {
  const { clause, words, context, to } = toRead;
  const { group } = clause;
  if (!group.passive) return [];
  const named = agentsNamed(toRead);
  // "is dug by the sexton, marked and entered"
  const otherwise = words.slice(group.end, to).some(({ word }) => word === "by");
  const goesOn = named.length === 0 && !otherwise && ((group.helpers?.length ?? 0) > 0 || sharesAgents(toRead));
  // "when a swarm is reported by a walker, the first one is given the address": not by the walker
  if (CONDITION.test(clause.marker)) return goesOn ? context.agents : named;
  if (!goesOn) context.agents = named;
  return context.agents;
}

/** "by whom a tuner is assigned" */
export function byWhom({ clause, words }: ToRead): Agent | undefined {
  if (!clause.group.passive || !/^(whom|which)$/.test(clause.marker) || words[clause.from - 1]?.word !== "by") return undefined;
  const nearest = namedBefore(words, clause.from - 1);
  // "the controller on duty, by whom"
  const named =
    nearest && isSomebody(nearest.phrase, "decide") ? nearest : (namedBefore(words, clause.from - 1, true) ?? nearest);
  return named && { named, from: words.length, to: words.length };
}

function agentsNamed(toRead: ToRead): readonly Agent[] {
  const { clause, words, further, context, to } = toRead;
  const [next] = further;
  const inner = next?.group.passive && next.parent === clause ? next.from : words.length;
  const own = agentsOf(words, clause, inner, context);
  const whom = byWhom(toRead);
  if (whom) return [whom];
  return own.length > 0 ? own : agentsOf(words, { ...clause, to }, to, context).slice(-1);
}

/** "is opened by the foreman and a due date is promised" */
function sharesAgents({ clause, words, context }: ToRead): boolean {
  return (
    context.agents.length > 0 &&
    clause.marker === "" &&
    [words[clause.from - 1], words[clause.from]].some((one) => one?.word === "and") &&
    clause.group.modal === undefined &&
    clause.subject?.person === false &&
    !TO_PEOPLE.test(clause.group.base)
  );
}
