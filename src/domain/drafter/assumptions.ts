import type { Brief } from "#domain/brief.ts";
import { capitalised, listed } from "#domain/drafter/language/words.ts";
import { callOf } from "#domain/drafter/plan/calling.ts";
import { type Plan, planOf } from "#domain/drafter/plan/plan.ts";
import { scaleOf } from "#domain/drafter/plan/scale.ts";
import type { AssumptionInput } from "#domain/nouns/assumptions.ts";
import { chosenTechnology } from "./chosen-technology.ts";
import { toldInItsLanguage } from "./languages/in-its-language.ts";
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
  const { market, name } = plan;
  const mobile = plan.type.key === "mobile";
  const offline = has(plan, "offline");
  return [
    {
      name: "Everybody has a device to use it on",
      statement: `Whoever uses ${name} has ${mobile ? "a phone that runs Android 12, iOS 16 or newer" : "a phone or computer with the current or the previous version of its browser"}${offline ? "" : ", and is online while using it"}.`,
      consequence: offline
        ? "If some share a device, what is kept on it for work without a connection must be hidden from whoever uses it next."
        : "If some share a device or work without a network, entries must be kept on the device, sent later, and hidden from whoever uses it next.",
    },
    ...(market
      ? [
          {
            name: `Both ${market.taker.noun.plural} and ${market.giver.noun.plural} come`,
            statement: `Enough ${market.giver.noun.plural} take part from the first month that ${market.taker.noun.plural} find what they come for.`,
            consequence: `If ${market.giver.noun.plural} stay away, ${market.taker.noun.plural} leave: they have to be won before the launch.`,
          },
        ]
      : []),
  ];
}

function ofTechnology(brief: Brief, plan: Plan): AssumptionInput[] {
  const { sign_in, sign_in_provider, payment, services } = chosenTechnology(brief);
  const drafted: AssumptionInput[] = [];
  if (has(plan, "accounts") || sign_in.length > 0 || sign_in_provider) {
    const ways = sign_in.length > 0 ? listed(sign_in) : "an e-mail address and a password";
    drafted.push({
      name: sign_in_provider ? `${sign_in_provider} confirms who people are` : "Whoever has an account can be reached by e-mail",
      statement: `People with an account are willing to sign in with ${ways}${sign_in_provider ? `, and ${sign_in_provider} is available to all of them` : ", and read mails sent to that address"}.`,
      consequence: `If a part of them cannot, ${plan.name} needs another way to sign in and to win back a lost account, and its sign-in pages change.`,
    });
  }
  if (has(plan, "payments") || has(plan, "subscriptions") || payment) {
    drafted.push({
      name: payment ? `${payment} takes the payments` : "A payment provider takes the payments",
      statement: `${payment ?? "One provider"} accepts the business and keeps all card data, so that ${plan.name} never stores any.`,
      consequence: `If it refuses or raises its fees, another provider has to be connected, and the costs of ${plan.name} are to be calculated anew.`,
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
  const chosen = (/^other$/i.test(prd_language ?? "") ? prd_language_other : prd_language)?.trim();
  const language = toldInItsLanguage(brief)?.tongue.name ?? (chosen || "English");
  const pages = brief.pages.length > 0 ? brief.pages.length : plannedPages(plan).length;
  const { people, at_once, entries } = scaleOf(plan);
  const says = (words: RegExp) => callOf(plan.analysis, words) !== undefined;
  return [
    ...(has(plan, "data-exchange") || plan.deeds.some(({ pattern }) => pattern.key === "take-over") || says(TAKEN_OVER)
      ? []
      : [
          {
            name: "Nothing is taken over from earlier systems",
            statement: `What is in ${plan.name} is entered there from the first day on; nothing has to be taken over before the launch.`,
            consequence:
              "If earlier entries must be taken over, an import is needed that reports each row it could not read, and time to clean what was imported.",
          },
        ]),
    ...(says(LANGUAGES)
      ? []
      : [
          {
            name: `One language is enough: ${language}`,
            statement: `All who use ${plan.name} in its first year read ${language}.`,
            consequence: `If others are to use it, the texts of ${pages === 1 ? "its page" : `its ${pages} pages`}, its mails, dates and amounts have to be translated.`,
          },
        ]),
    {
      name: `${capitalised(people)} people in the first year`,
      statement: `At most ${people} people use ${plan.name} in its first year, ${at_once} of them at the same time, with no more than ${entries} entries.`,
      consequence: "If it is ten times as many, the targets for answers within seconds are measured again.",
    },
  ];
}

const TAKEN_OVER = /\b(?:imported|taken over|carried over|migrat\w+|old (?:data|records|card index|entries|files))\b/;
const LANGUAGES = /\blanguages?\b|\b(?:in|and) (?:german|english|french|spanish|italian|dutch|polish|turkish|welsh)\b/;
