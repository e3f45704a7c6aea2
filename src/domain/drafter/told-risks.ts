import type { Brief } from "#domain/brief.ts";
import { capitalised } from "#domain/drafter/language/words.ts";
import { type Plan, planOf } from "#domain/drafter/plan/plan.ts";
import { sectionNameOf } from "./deed-pages.ts";
import type { DraftedRisk } from "./risks.ts";
import { bindingRules, type Rule } from "./rules.ts";
import { brokenRule } from "./ruling/broken-rule.ts";
import { readRule } from "./ruling/read-rule.ts";
import { isPlainSubject } from "./ruling/rule-words.ts";
import { SAME_NAME, withoutRepeats } from "./similarity.ts";
import { nameOfDeed } from "./telling/duty-of-deed.ts";
import { isOfConduct } from "./trials/conduct.ts";
import { deedGoverned } from "./trials/governed.ts";

/** What goes wrong where a ban is not kept. */
export function risksOfRules(brief: Brief): DraftedRisk[] {
  const { deeds, primary } = planOf(brief);
  return bindingRules(brief)
    .filter(({ said }) => {
      const read = readRule(said);
      return read !== undefined && !isOfConduct(read) && isPlainSubject(read.subject) && (read.denied || read.modal === "only");
    })
    .map((rule) => {
      const deed = deedGoverned(rule, deeds);
      return {
        name: capitalised(brokenRule(rule)).slice(0, 200),
        functionality: deed ? nameOfDeed(deed) : capitalised(primary.plural),
        description: `This has to hold: "${rule.said}." ${howBroken(rule)}`,
      };
    });
}

/** What is only looked at. */
const SEEN =
  /^(?:be )?(?:see|seen|view|viewed|look|looked|read|visible|shown|open|opened|know|known|hear|heard|access|accessed|find|found)\b/;
/** Two may come to it at once. */
const CONTESTED = /\b(?:more than|at most|twice|same|double|both)\b/i;

/** How such a rule is broken, and what is done against it. */
function howBroken({ said }: Rule): string {
  const read = readRule(said);
  if (read && SEEN.test(read.rest))
    return "It can be broken by a search, a list, a link or an export that somebody else comes by. So the server hands it to those alone who may see it, and answers everybody else as if it did not exist.";
  if (CONTESTED.test(said))
    return "It can be broken by mistake, or by two people in the same moment. So it is counted once more when it is stored, and whoever comes second is refused and told the rule.";
  return "It can be broken by mistake, or by somebody who does not know it. So it stands where this is done, what goes against it is refused when it is entered, and whoever is refused is told the rule.";
}

/** What can go wrong in deeds of a kind, once for each kind. */
export function risksOfDeeds({ deeds, circumstances }: Plan): DraftedRisk[] {
  const drafted = deeds.flatMap((deed) => {
    const { risk } = deed.pattern;
    return risk && (risk.needs ?? []).every((need) => circumstances.has(need))
      ? [{ name: capitalised(risk.name), functionality: sectionNameOf(deed, false), description: risk.description }]
      : [];
  });
  return withoutRepeats(drafted, ({ name }) => name, [], SAME_NAME);
}
