import { NEVER_NOUNS } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { words as wordSet } from "#domain/drafter/analysis/lexicon/words.ts";
import { isPlural, isUncountable } from "#domain/drafter/language/words.ts";
import type { ReadClause } from "./clauses.ts";
import { plainGroup } from "./finite.ts";
import { type Group, helpedGroup } from "./verb-group.ts";
import type { Word } from "./word.ts";

const CLAUSE_OPENER = /^(whether|how|what|which|who|that|when|where|why|if|until)$/;
/** At the end of a list rather one more thing than one more deed: "its period and condition". */
const RATHER_NOUNS = wordSet(
  `seat condition name address date time note price place plan report weight measure result rate size state type form view photograph stamp label contact mark
  test sample sign record list document service cause reason request claim change delay damage fine tip tax fee load map model voice tag number colour color
  release guide stock supply support display design estimate invoice schedule score rank photo sketch draft dress food feed water shape`,
);

/** A further deed of somebody who has just done one: "scans the label and assigns a shelf". */
export function sharedVerbAt(
  words: readonly Word[],
  at: number,
  open: readonly ReadClause[],
  comma: boolean,
  leading: boolean,
): { clause: ReadClause; group: Group } | undefined {
  const word = words[at];
  if (!word || open.length === 0 || leading) return undefined;
  const inner = open.filter((clause) => !/^(that|which|what|how|where|whether|why)$/.test(clause.marker));
  const order = comma ? inner : inner.toReversed();
  const helped = helpedGroup(words, at);
  if (helped && /^(aux|modal|verb)$/.test(word.tag)) {
    const clause = order[0] ?? open[0];
    return clause && { clause, group: helped };
  }
  // "to record each fault, and to photograph it"
  const infinitive = word.tag === "to" ? words[at + 1] : undefined;
  if (infinitive?.verb?.form === "base" && infinitive.verb.known) {
    const clause = order.find(({ group }) => group.form === "base" && !group.passive);
    const stated = clause && words.slice(clause.group.at - 1, clause.group.end).some(({ tag }) => tag === "to");
    if (stated) return { clause, group: { ...plainGroup(words, at + 1), form: "base", denied: false } };
  }
  const verb = word.verb;
  if (!verb) return undefined;
  for (const clause of order) {
    const { group } = clause;
    const same =
      (verb.form === "base" && (group.form === "base" || (group.form === "participle" && clause.subject?.plural === true))) ||
      (verb.form === "third" && (group.form === "third" || group.form === "participle")) ||
      (verb.form === "past" && (group.passive || group.form === "past")) ||
      (verb.form === "ing" && group.form === "ing");
    // "folds and sews"
    const paired = /^(conj|comma)$/.test(words[at - 1]?.tag ?? "") && group.end === at - 1 && verb.known;
    if (!same || joinScore(words, at) < (paired ? 1 : 2)) continue;
    const passive = verb.form === "past" && group.passive;
    const modal = group.modal === undefined ? {} : { modal: group.modal };
    const helpers = group.helpers ?? words.slice(group.at, group.end - 1).filter(({ tag }) => /^(modal|aux|to)$/.test(tag));
    return {
      clause,
      group: {
        ...plainGroup(words, at),
        ...modal,
        ...(passive || group.form === "base" ? { helpers } : {}),
        passive,
        form: passive ? "participle" : group.form === "participle" ? (verb.form === "base" ? "base" : "third") : group.form,
        state: false,
      },
    };
  }
  return undefined;
}

/** Whether a word after a comma or "and" is a deed, and not one more thing. */
function joinScore(words: readonly Word[], at: number): number {
  const word = words[at];
  const next = words[at + 1];
  if (!word?.verb) return -9;
  const known = word.verb.known ? (NEVER_NOUNS.has(word.verb.base) ? 2 : 1) : 0;
  const participle = (word.verb.form === "past" ? 1 : 0) + (/^(never|always)$/.test(words[at - 1]?.word ?? "") ? 1 : 0);
  if (next && CLAUSE_OPENER.test(next.word)) return known + participle + 2;
  if (!next || /^(comma|conj|break)$/.test(next.tag)) {
    const named = words[at - 1]?.tag === "conj" && words[at - 2]?.tag === "noun" && RATHER_NOUNS.has(word.word);
    return known + participle + (word.verb.form === "base" && !isPlural(word.word) && !named ? 1 : 0);
  }
  if (/^(aux|modal|verb)$/.test(next.tag)) return -9;
  if (/^(det|poss|pron|rel)$/.test(next.tag)) return known + participle + 2;
  if (/^(num|adv|to)$/.test(next.tag) || next.word === "back") return known + participle + 1;
  if (next.tag === "prep") return known + participle + (next.word === "of" ? -2 : word.verb.form === "third" ? 0.5 : 1);
  if (word.verb.form === "third") return known + 1;
  return known + participle + (next.tag === "adj" || isPlural(next.word) || isUncountable(next.word) ? 1 : 0.5);
}
