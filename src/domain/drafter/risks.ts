import type { Brief } from "#domain/brief.ts";
import type { RiskPattern } from "#domain/catalog/patterns/pattern.ts";
import { filled, type Slots } from "#domain/drafter/language/fill.ts";
import { capitalised, listed } from "#domain/drafter/language/words.ts";
import { descriptionOf } from "#domain/drafter/plan/description.ts";
import { type Plan, peopleOf, planOf } from "#domain/drafter/plan/plan.ts";
import { type PrivacyLaw, privacyLawOf } from "./privacy-law.ts";
import { SAME_NAME, withoutRepeats } from "./similarity.ts";
import { risksOfDeeds, risksOfRules } from "./told-risks.ts";

export type DraftedRisk = { name: string; functionality: string; description: string };

/** What could go wrong, with what it puts at risk and why; risks the brief has are left out. */
export function draftRisks(brief: Brief): DraftedRisk[] {
  const plan = planOf(brief);
  const fromConcerns = plan.concerns.flatMap(({ pattern, slots }) => pattern.risks.map((risk) => fillRisk(risk, slots)));
  const all = [
    ...risksOfRules(brief),
    ...risksOfDeeds(plan),
    ...fromConcerns,
    ...projectRisks(plan, privacyLawOf(descriptionOf(brief))),
  ];
  return withoutRepeats(
    all,
    (risk) => risk.name,
    brief.risks.map((risk) => risk.name),
    SAME_NAME,
  );
}

function fillRisk(risk: RiskPattern, slots: Slots): DraftedRisk {
  const fill = (text: string) => capitalised(filled(text, slots));
  return { name: fill(risk.name), functionality: fill(risk.functionality), description: fill(risk.description) };
}

function projectRisks(plan: Plan, law: PrivacyLaw): DraftedRisk[] {
  const risks: DraftedRisk[] = [
    {
      name: "Leak of personal data",
      functionality: "All pages that show personal data",
      description: `${plan.name} stores personal data of ${listed(peopleOf(plan))}. A leak must be reported ${law.breach} and costs their trust, so each person sees no more than their role needs.`,
    },
  ];
  if (plan.market) {
    const [taker, giver] = [plan.market.taker.noun.plural, plan.market.giver.noun.plural];
    risks.push({
      name: `Too few ${giver} at the start`,
      functionality: "Launch of the product",
      description: `Without ${giver} there is nothing in it for ${taker}, and the other way round. If fewer than 20 of either side are active in the first month, both leave again; a first group has to be won before the launch.`,
    });
  }
  return risks;
}
