import type { Brief } from "#domain/brief.ts";
import { capitalised } from "#domain/drafter/language/words.ts";
import { type Plan, planOf } from "#domain/drafter/plan/plan.ts";
import { sectionNameOf } from "./deed-pages.ts";
import type { DraftedRisk } from "./risks.ts";
import { rulesToBuild } from "./rules.ts";
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
  return rulesToBuild(brief)
    .filter(({ said }) => {
      const read = readRule(said);
      return read !== undefined && !isOfConduct(read) && isPlainSubject(read.subject) && (read.denied || read.modal === "only");
    })
    .map((rule) => {
      const deed = deedGoverned(rule, deeds);
      return {
        name: capitalised(brokenRule(rule)).slice(0, 200),
        functionality: deed ? nameOfDeed(deed) : capitalised(primary.plural),
        description: `This has to hold: "${rule.said}." It can be broken by mistake, or by two people in the same moment. So it is checked when something is stored and not on the screen alone, and whoever is refused is told the rule.`,
      };
    });
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
