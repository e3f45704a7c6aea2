import type { Brief } from "#domain/brief.ts";
import { businessModelTypeLabel } from "#domain/business-model.ts";
import { BUSINESS_MODELS, type BusinessModelPattern } from "#domain/catalog/patterns/business-models.ts";
import { chosenWords } from "#domain/chosen-words.ts";
import { filled, type Slots } from "#domain/drafter/language/fill.ts";
import { capitalised } from "#domain/drafter/language/words.ts";
import { callOf } from "#domain/drafter/plan/calling.ts";
import { PEOPLE } from "#domain/drafter/plan/concerns.ts";
import { ADMIN, mainParty } from "#domain/drafter/plan/parties.ts";
import { type Plan, planOf } from "#domain/drafter/plan/plan.ts";
import { isToldInFull } from "#domain/drafter/plan/told-in-full.ts";
import { clubNamed, payerOf, priceSaid } from "#domain/drafter/plan/venture.ts";
import type { EvidenceUnit } from "#domain/evidence/units.ts";
import { cited } from "#domain/web-to-prd-project.ts";
import { rulesOf } from "./rules.ts";
import { SAME_NAME, withoutRepeats } from "./similarity.ts";
import { technologySentences } from "./technology.ts";

/** Plans and billing rules for the business model chosen: Markdown with headings. */
export function draftPricing(brief: Brief): string {
  if (brief.website) return pricingOf(brief.website);
  const plan = planOf(brief);
  const model = modelOf(brief, plan);
  const slots = slotsOf(plan);
  const fill = (text: string) => capitalised(filled(text, slots));
  const payment = technologySentences(brief).find((sentence) => sentence.startsWith("Payments go through"));
  // where the idea names its price, no other is made up
  const price = chosenModel(brief) ? undefined : priceSaid(plan.analysis, plan.venture);
  const rules = rulesOf(brief).filter(({ money, said }) => money && MONEY.test(said) && !isOtherMoney(said));
  const stated = withoutRepeats(
    [...rules.map(({ said }) => said), ...(price && !isSaidIn(price, rules) ? [capitalised(price)] : [])].map(
      (said) => `- ${said}.`,
    ),
    (line) => line,
    [],
    SAME_NAME,
  );
  // a full description that names no price gets none
  if (!chosenModel(brief) && !brief.specification?.business_model && !price && isToldInFull(plan.analysis))
    return [
      unpriced(plan),
      ...(stated.length > 0 ? [`## Said in the idea\n\n${stated.join("\n")}`] : []),
      ...(payment ? [payment] : []),
    ].join("\n\n");
  const plans = price ? ["What is said in the idea; what is not named there has to be decided"] : model.plans.map(fill);
  const terms = [...(price ? [] : model.rules.map(fill)), ...(payment ? [payment] : [])];
  const parts = [
    fill(model.summary),
    ...(stated.length > 0 ? [`## Said in the idea\n\n${stated.join("\n")}`] : []),
    `## Plans\n\n${plans.map((line) => `- ${line}`).join("\n")}`,
    ...(terms.length > 0 ? [`## Rules\n\n${terms.map((line) => `- ${line}`).join("\n")}`] : []),
    ...(!price && AMOUNT.test(plans.join())
      ? [
          `All amounts of the plans are proposals in the currency of the operator, without tax. They have to be confirmed with at least 10 interviews with ${slots.customer.plural} before the launch.`,
        ]
      : []),
  ];
  return parts.join("\n\n");
}

const WHO_PAYS = "The idea does not say who pays for the product; this has to be decided before the launch.";
/** Who bears the costs, as far as the idea shows it. */
function unpriced(plan: Plan): string {
  const { venture } = plan;
  if (venture === "internal") return `${plan.name} is used by those who run it and is not sold.`;
  if (venture === "sales")
    return `${plan.name} itself costs ${slotsOf(plan).customer.plural} nothing; they pay for what they get.`;
  if (venture === "club") return `${plan.name} is paid for by the ${clubNamed(plan.analysis)} that runs it.`;
  if (venture === "fees")
    return `${capitalised(slotsOf(plan).customer.plural)} pay for it by subscription; what the idea does not say of prices and periods has to be decided.`;
  if (venture === "public") return `${plan.name} is paid for by the public body that runs it.`;
  return venture === "charity" ? `${plan.name} serves a charitable purpose; those who finance that bear its costs.` : WHO_PAYS;
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
  const chosen = chosenModel(brief);
  return [
    `${capitalised(model.key.replaceAll("-", " "))}: ${filled(model.summary, slotsOf(plan))}`,
    chosen
      ? `This follows the business model that was chosen: ${businessModelTypeLabel(chosen)}.`
      : "No business model was chosen; this one is taken from what the product does and has to be confirmed.",
  ].join("\n\n");
}

const chosenModel = (brief: Brief) => chosenWords(brief).business_model_type?.trim();

/** What is rented out is no price yet. */
const MONEY =
  /[€£$%]|\b(?:euros?|pounds?|dollars?|francs?|cents?|pays?|paid|prices?|fees?|costs?|charged?|commission|deposits?|discounts?|free)\b/i;

const SUM = "(?:[$€£] ?\\d|\\d[\\d.,]* ?(?:€|euros?|dollars?|pounds?|francs?|cents?))";
/** "work over $500", "approve up to 500 euros" */
const LIMIT = new RegExp(`\\b(?:more than|over|above|exceed(?:s|ing)?|up to|below|under|less than|at most|at least) ${SUM}`, "i");
const TO_PEOPLE = /\b(?:refunds?|reimburse\w*|pays? out|paid out|expenses?|wages?|salar(?:y|ies)|budgets?)\b/i;
const ASKED_FOR = /\b(?:prices?|fees?|deposits?|tickets?|subscriptions?)\b/i;

/** A limit that money sets, or what people are paid: no price of the product. */
function isOtherMoney(said: string): boolean {
  return LIMIT.test(said) || (TO_PEOPLE.test(said) && !ASKED_FOR.test(said));
}

const isSaidIn = (price: string, rules: readonly { said: string }[]) =>
  rules.some(({ said }) => price.toLowerCase().includes(said.toLowerCase()));

/** A price, not how many days or people. */
const AMOUNT = /: \d|\d+ (?:per|a|each|%)|at \d/;

function modelOf(brief: Brief, plan: Plan): BusinessModelPattern {
  for (const text of [chosenModel(brief), brief.specification?.business_model]) {
    const found = BUSINESS_MODELS.find((model) => text && model.matches.test(text));
    if (found) return found;
  }
  const found = BUSINESS_MODELS.find(({ key }) => key === keyOf(plan));
  if (!found) throw new Error("The catalogue has no such business model.");
  return found;
}

/** One kind of people uses it, and nobody is at work there. */
const isForAnybody = ({ circumstances, type, parties }: Plan) =>
  !/^(?:saas|mobile|iot)$/.test(type.key) ||
  (!circumstances.has("invited") && parties.filter(({ side }) => side !== "admin").length < 2);

const OF_TYPES: Readonly<Record<string, string>> = {
  "e-commerce": "e-commerce",
  erp: "internal",
  membership: "subscription",
  "landing-page": "presence",
  portfolio: "presence",
  saas: "freemium",
  mobile: "freemium",
  iot: "freemium",
};

/** The model a venture lives on, by what is said of money and of who is who; where nothing is, what the type of the project suggests. */
function keyOf(plan: Plan): string {
  const { venture, type, analysis } = plan;
  if (venture === "undecided") return isForAnybody(plan) ? (OF_TYPES[type.key] ?? "undecided") : "undecided";
  if (venture === "sales") return type.key === "e-commerce" ? "e-commerce" : "sales";
  if (venture === "market") return "marketplace";
  if (venture === "fees") return "subscription";
  return venture === "charity" &&
    (callOf(analysis, /\bdonations\b/) !== undefined ||
      analysis.activities.some(({ verb }) => /^(?:donate|pledge|sponsor)$/.test(verb)))
    ? "donation"
    : venture;
}

function slotsOf(plan: Plan): Slots {
  const outside = plan.parties.filter(({ side, coming }) => side !== "admin" && coming !== "invited");
  const customer = (
    payerOf(plan.analysis, plan.parties) ??
    plan.market?.taker ??
    mainParty(outside, "customer") ??
    mainParty(plan.parties, "customer")
  )?.noun;
  const provider = plan.market?.giver.noun;
  const payer = customer ?? PEOPLE;
  return { object: plan.primary, customer: payer, provider: provider ?? payer, actor: payer, admin: ADMIN };
}
