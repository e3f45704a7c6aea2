import type { Brief } from "#domain/brief.ts";
import { capitalised, listed } from "#domain/drafter/language/words.ts";
import { isMarket } from "#domain/drafter/plan/market.ts";
import { type Plan, planOf } from "#domain/drafter/plan/plan.ts";
import type { AssumptionInput } from "#domain/nouns/assumptions.ts";
import { chosenTechnology } from "./chosen-technology.ts";
import { plannedPages } from "./pages.ts";
import { SAME_NAME, withoutRepeats } from "./similarity.ts";

/** What the rest of the draft takes for granted, from the answers and from the plan; assumptions the brief has are left out. */
export function draftAssumptions(brief: Brief): AssumptionInput[] {
  const plan = planOf(brief);
  return withoutRepeats(
    [...ofPeople(plan), ...ofTechnology(brief, plan), ...ofUse(brief, plan)],
    (item) => item.name,
    brief.assumptions.map((item) => item.name),
    SAME_NAME,
  );
}

const has = (plan: Plan, concern: string) => plan.concerns.some(({ pattern }) => pattern.key === concern);

function ofPeople(plan: Plan): AssumptionInput[] {
  const people = plan.parties.filter(({ side }) => side !== "admin").map(({ noun }) => noun.plural);
  const [first = "people", second] = people;
  const mobile = plan.type.key === "mobile";
  return [
    {
      name: `${capitalised(first)} have a device of their own`,
      statement: `${capitalised(listed(people.length > 0 ? people : ["people"]))} reach ${plan.name} with ${mobile ? "a phone that runs Android 12, iOS 16 or newer" : "a phone or computer whose browser is at most two versions old"}, and are online while they use it.`,
      consequence: `If some share a device or work without a network, ${plan.primary.plural} must be kept on the device, sent later, and hidden from whoever uses it next.`,
    },
    ...(second && isMarket(plan)
      ? [
          {
            name: `Both ${first} and ${second} come`,
            statement: `Enough ${second} take part from the first month that ${first} find what they come for, without ${plan.name} filling it with ${plan.primary.plural} of its own.`,
            consequence: `If ${second} stay away, ${first} leave: they have to be won before the launch, or ${first} need something ${plan.name} can do for them alone.`,
          },
        ]
      : []),
  ];
}

function ofTechnology(brief: Brief, plan: Plan): AssumptionInput[] {
  const { sign_in, sign_in_provider, payment, services } = chosenTechnology(brief);
  const [first = "people"] = plan.parties.filter(({ side }) => side !== "admin").map(({ noun }) => noun.plural);
  const drafted: AssumptionInput[] = [];
  if (has(plan, "accounts") || sign_in.length > 0 || sign_in_provider) {
    const ways = sign_in.length > 0 ? listed(sign_in) : "an e-mail address and a password";
    drafted.push({
      name: sign_in_provider ? `${sign_in_provider} confirms who people are` : "Everybody can be reached by e-mail",
      statement: `${capitalised(first)} are willing to sign in with ${ways}${sign_in_provider ? `, and ${sign_in_provider} is available to all of them` : ", and read mails sent to that address"}.`,
      consequence: `If a part of them cannot, ${plan.name} needs another way to sign in and to win back a lost account, and its sign-in pages change.`,
    });
  }
  if (has(plan, "payments") || has(plan, "subscriptions") || payment) {
    drafted.push({
      name: payment ? `${payment} takes the payments` : "A payment provider takes the payments",
      statement: `${payment ?? "One provider"} accepts the business, pays out in the currencies needed, and keeps all card data, so that ${plan.name} never stores any.`,
      consequence: `If it refuses or raises its fees, another provider has to be connected, and prices, refunds and invoices of ${plan.name} are to be calculated anew.`,
    });
  }
  const [service] = services.filter((name) => name !== payment && name !== sign_in_provider);
  if (service) {
    const many = services.length > 1 ? `${service} and the other services named` : service;
    drafted.push({
      name: `${service} stays available`,
      statement: `${many} can be used under terms that allow what ${plan.name} does with them, at the volumes expected.`,
      consequence: `If ${service} ends, limits or prices its interface differently, what rests on it is shown without it until a replacement is connected.`,
    });
  }
  return drafted;
}

function ofUse(brief: Brief, plan: Plan): AssumptionInput[] {
  const { prd_language, prd_language_other } = brief.questionnaire ?? {};
  const language = (/^other$/i.test(prd_language ?? "") ? prd_language_other : prd_language)?.trim() || "English";
  const pages = brief.pages.length > 0 ? brief.pages.length : plannedPages(plan).length;
  return [
    {
      name: `${capitalised(plan.primary.plural)} come from the people who use it`,
      statement: `${capitalised(plan.primary.plural)} are entered in ${plan.name} itself; nothing has to be taken over from another system before the launch.`,
      consequence: `If earlier ${plan.primary.plural} must be taken over, an import is needed that reports each row it could not read, and time to clean what was imported.`,
    },
    {
      name: `One language is enough: ${language}`,
      statement: `All who use ${plan.name} in its first year read ${language}, and share one currency and one set of laws.`,
      consequence: `If others are to use it, the texts of ${pages === 1 ? "its page" : `its ${pages} pages`}, its mails, dates and amounts have to be translated, and a further law on data may apply.`,
    },
    {
      name: "Ten thousand people in the first year",
      statement: `At most 10,000 people use ${plan.name} in its first year, 200 of them at the same time, with no more than 100,000 ${plan.primary.plural}.`,
      consequence: `If it is ten times as many, ${plan.primary.plural} have to be searched by an index of their own, and the targets for answers within a second are measured again.`,
    },
  ];
}
