import type { Brief } from "#domain/brief.ts";
import { BUSINESS_MODELS, type BusinessModelPattern } from "#domain/catalog/patterns/business-models.ts";
import { filled, type Slots } from "#domain/drafter/language/fill.ts";
import { capitalised } from "#domain/drafter/language/words.ts";
import { isToldInFull } from "#domain/drafter/plan/concerns.ts";
import { isMarket } from "#domain/drafter/plan/market.ts";
import { ADMIN } from "#domain/drafter/plan/parties.ts";
import { type Plan, planOf } from "#domain/drafter/plan/plan.ts";
import type { EvidenceUnit } from "#domain/evidence/units.ts";
import { cited } from "#domain/web-to-prd-project.ts";
import { rulesOf } from "./rules.ts";
import { technologySentences } from "./technology.ts";

/** Plans and billing rules for the business model chosen: Markdown with headings. */
export function draftPricing(brief: Brief): string {
  if (brief.website) return pricingOf(brief.website);
  const plan = planOf(brief);
  const model = modelOf(brief, plan);
  const slots = slotsOf(plan);
  const fill = (text: string) => capitalised(filled(text, slots));
  const payment = technologySentences(brief).find((sentence) => sentence.startsWith("Payments go through"));
  const stated = rulesOf(brief)
    .filter(({ money }) => money)
    .map(({ said }) => `- ${said}.`);
  const parts = [
    fill(model.summary),
    ...(stated.length > 0 ? [`## Said in the idea\n\n${stated.join("\n")}`] : []),
    `## Plans\n\n${model.plans.map((line) => `- ${fill(line)}`).join("\n")}`,
    `## Rules\n\n${[...model.rules.map(fill), ...(payment ? [payment] : [])].map((line) => `- ${line}`).join("\n")}`,
    `All amounts of the plans are proposals in the currency of the operator, without tax. They have to be confirmed with at least 10 interviews with ${slots.customer.plural} before the launch.`,
  ];
  return parts.join("\n\n");
}

/** Prices and plans as a website names them, and no others. */
function pricingOf(website: readonly EvidenceUnit[]): string {
  const lines = (kind: EvidenceUnit["kind"]) => website.filter((unit) => unit.kind === kind).map((unit) => `- ${cited(unit)}`);
  const [plans, prices] = [lines("plan"), lines("price")];
  if (plans.length + prices.length === 0)
    return "The website names no prices and no plans. What the product costs has to be decided.";
  return [
    ...(plans.length > 0 ? [`## Plans\n\n${plans.join("\n")}`] : []),
    ...(prices.length > 0 ? [`## Prices\n\n${prices.join("\n")}`] : []),
    "All of this is what the website says. What is not named there has to be decided.",
  ].join("\n\n");
}

/** Who pays, for what, and where that was taken from: Markdown paragraphs. */
export function draftBusinessModel(brief: Brief): string {
  const plan = planOf(brief);
  const model = modelOf(brief, plan);
  const asked = [brief.questionnaire?.business_model, brief.questionnaire?.business_model_other];
  const named = asked.find((text) => text?.trim() && !/^other$/i.test(text));
  return [
    `${capitalised(model.key.replaceAll("-", " "))}: ${filled(model.summary, slotsOf(plan))}`,
    named
      ? `This follows the answer in the questionnaire: ${named.trim()}.`
      : "The questionnaire names no business model; this one is taken from what the product does and has to be confirmed.",
  ].join("\n\n");
}

function modelOf(brief: Brief, plan: Plan): BusinessModelPattern {
  const said = [
    brief.specification?.business_model_type,
    brief.questionnaire?.business_model,
    brief.questionnaire?.business_model_other,
    brief.specification?.business_model,
  ].filter((text) => text && !/^other$/i.test(text));
  for (const text of said) {
    const found = BUSINESS_MODELS.find((model) => text && model.matches.test(text));
    if (found) return found;
  }
  const described = BUSINESS_MODELS.find((model) => model.matches.test(plan.analysis.text));
  // where the work is told and nothing of an income, the product serves those who run it
  const full = isToldInFull(plan.analysis);
  const ofType = full && !isMarket(plan) && /^(saas|other|mobile|iot)$/.test(plan.type.key) ? "internal" : undefined;
  const byType = BUSINESS_MODELS.find(
    (model) =>
      model.key ===
      (ofType ??
        {
          "e-commerce": "e-commerce",
          erp: "internal",
          membership: "subscription",
          blog: "advertising",
          "landing-page": "consulting",
          portfolio: "consulting",
        }[plan.type.key] ??
        "freemium"),
  );
  const model = described ?? byType ?? BUSINESS_MODELS[0];
  if (!model) throw new Error("The catalogue has no business model.");
  return model;
}

function slotsOf(plan: Plan): Slots {
  const customer = plan.parties.find((party) => party.side === "customer")?.noun ?? ADMIN;
  const provider = plan.parties.find((party) => party.side === "provider")?.noun ?? customer;
  return { object: plan.primary, customer, provider, actor: customer, admin: ADMIN };
}
