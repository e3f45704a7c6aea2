import { CONCERNS } from "#domain/catalog/patterns/catalog.ts";
import type { ConcernPattern } from "#domain/catalog/patterns/pattern.ts";
import type { ProjectTypePattern } from "#domain/catalog/patterns/project-types.ts";
import type { Activity } from "#domain/drafter/analysis/activity.ts";
import type { Analysis } from "#domain/drafter/analysis/analyse.ts";
import type { Noun } from "#domain/drafter/analysis/noun-phrase.ts";
import { nounFrom, type Slots } from "#domain/drafter/language/fill.ts";
import { ADMIN, mainParty, type Party, partyOf } from "./parties.ts";

export type BoundConcern = {
  pattern: ConcernPattern;
  slots: Slots;
  customer: Party | undefined;
  provider: Party | undefined;
};
type Given = {
  analysis: Analysis;
  activities: readonly Activity[];
  parties: readonly Party[];
  type: ProjectTypePattern;
  primary: Noun;
  asked: ReadonlySet<string>;
};

const ALWAYS = new Set(["accounts", "administration"]);
/** Where this much is told, nothing is added that was not asked for. */
const TOLD_IN_FULL = 6;

/** Deeds of somebody, and what binds them. */
export function isToldInFull({ activities, rules }: Pick<Analysis, "activities" | "rules">): boolean {
  return activities.filter(({ actor }) => actor).length + Math.min(Math.floor(rules.length / 2), 3) >= TOLD_IN_FULL;
}

/** What a full description asks for, by the words in which it does. */
const ASKED_FOR: Readonly<Record<string, RegExp>> = {
  notifications: /\b(?:remind|notif|alert|warn|inform|(?:by|an) e-?mail|sms|text message|push|(?:is|are|be|get) told)/,
  offline:
    /\b(?:offline|bad connection|no (?:network|reception|signal|connection)|without (?:a )?(?:network|reception|signal|internet|connection))\b/,
  files: /\b(?:upload|attach)/,
  "data-exchange": /\b(?:csv|excel|(?:spreadsheet|data) (?:im|ex)port|(?:im|ex)port(?:s|ed)? (?:as|to|from|data|lists?))\b/,
  messaging: /\b(?:chat|send (?:each other )?messages|message each other)\b/,
  payments: /\b(?:pay online|pays online|card payments?|by card|online payments?|checkout)\b/,
  privacy: /\b(?:gdpr|personal data|privacy)\b/,
  subscriptions: /\bsubscribes? (?:to|for)\b|\bsubscription plans?\b/,
};
const MOST = 8;
/** One word is not enough to say that a product is about these: somebody has to do it, or it is named twice. */
const NEEDS_PROOF = new Set(["ordering", "jobs", "learning", "inventory", "health-records", "lending", "donations"]);
/** What is given is no money. */
const GIFTS = /\b(blood|plasma|organ|stem[- ]cell|hair|milk|food|meal|clothes|clothing|furniture|toy|book)s?[- ]donat/;

/** The concerns the description or the project type asks for, each tied to the people and the thing it is about here. */
export function boundConcerns(given: Given): BoundConcern[] {
  const scored = CONCERNS.map((pattern, index) => ({ pattern, index, score: scoreOf(pattern, given) }));
  const chosen = new Set(
    scored
      .filter(({ pattern, score }) => score > 0 && !ALWAYS.has(pattern.key))
      .sort((a, b) => b.score - a.score || a.index - b.index)
      .slice(0, MOST)
      .map(({ pattern }) => pattern.key),
  );
  const withoutAccounts = /^(landing-page|portfolio)$/.test(given.type.key) && given.analysis.actors.length < 2;
  return CONCERNS.filter(({ key }) => chosen.has(key) || (ALWAYS.has(key) && !(key === "accounts" && withoutAccounts))).map(
    (pattern) => bind(pattern, given),
  );
}

const patterns = new Map<string, RegExp>();

function patternOf(word: string): RegExp {
  const known = patterns.get(word);
  if (known) return known;
  const made = new RegExp(`(?<![\\p{L}-])${word}(s|es|ing|ed|er|ers|ies)?(?![\\p{L}])`, "u");
  patterns.set(word, made);
  return made;
}

function scoreOf(pattern: ConcernPattern, { analysis, activities, type, asked }: Given): number {
  const full = isToldInFull({ activities: [...activities], rules: analysis.rules });
  if (full && !asked.has(pattern.key) && ASKED_FOR[pattern.key]?.test(analysis.text) !== true) return 0;
  const verbs = verbsOf(pattern);
  const other = CONCERNS.find((item) => item.key === pattern.alongside?.concern);
  const accompanied = other && activities.some((activity) => verbsOf(other).includes(activity.verb));
  const keywords = accompanied ? [...pattern.keywords, ...(pattern.alongside?.keywords ?? [])] : pattern.keywords;
  const deeds = activities.filter((activity) => verbs.includes(activity.verb)).length;
  const words = analysis.english ? keywords.filter((word) => patternOf(word).test(analysis.text)).length : 0;
  if (pattern.key === "donations" && GIFTS.test(analysis.text)) return 0;
  const named = type.concerns.indexOf(pattern.key);
  if (NEEDS_PROOF.has(pattern.key) && deeds === 0 && words < 2 && named < 0 && !asked.has(pattern.key)) return 0;
  const byType = activities.length >= 3 && named >= 2 ? -1 : named;
  const everywhere = pattern.key === "notifications" && !/^(landing-page|portfolio|blog)$/.test(type.key) ? 1 : 0;
  return (
    deeds * 3 +
    words * 2 +
    (asked.has(pattern.key) ? 2.5 : 0) +
    (pattern.key === "devices" ? analysis.devices.length * 2 : 0) +
    everywhere +
    (byType >= 0 ? 1.9 - byType / 10 : 0)
  );
}

function verbsOf(pattern: ConcernPattern): string[] {
  return [...pattern.verbs.customer, ...pattern.verbs.provider];
}

/** Without what nothing in the idea calls for. */
function fitting(pattern: ConcernPattern, { analysis, type }: Given): ConcernPattern {
  const said = `${analysis.text} ${type.key}`;
  const called = ({ calledBy }: { calledBy?: RegExp | undefined }) => calledBy === undefined || calledBy.test(said);
  return {
    ...pattern,
    pages: pattern.pages.map((page) => ({ ...page, sections: page.sections.filter(called) })),
    stories: pattern.stories.filter(called),
    risks: pattern.risks.filter(called),
  };
}

function bind(whole: ConcernPattern, given: Given): BoundConcern {
  const { analysis, activities, parties, primary } = given;
  const pattern = fitting(whole, given);
  const asks = activities.find((activity) => pattern.verbs.customer.includes(activity.verb));
  const gives = activities.find((activity) => pattern.verbs.provider.includes(activity.verb));
  const towardsPerson = asks?.onPerson ? partyOf(asks.object, parties) : undefined;
  let provider = partyOf(gives?.actor, parties) ?? towardsPerson;
  let customer =
    partyOf(asks?.actor, parties) ??
    gives?.towards.map((noun) => partyOf(noun, parties)).find((party) => party && party !== provider);
  customer ??= mainParty(parties, "customer", provider) ?? mainParty(parties, "provider", provider);
  provider ??= mainParty(parties, "provider", customer) ?? mainParty(parties, "admin");
  const thing = asks?.object ?? (gives?.onPerson ? undefined : gives?.object);
  const headed = [...analysis.objects, ...analysis.devices].find((noun) => pattern.heads?.includes(noun.head));
  const object = thing ?? headed ?? (pattern.borrows ? primary : nounFrom(pattern.object));
  const actor = customer?.noun ?? provider?.noun ?? ADMIN;
  return {
    pattern,
    customer,
    provider,
    slots: { object, actor, customer: actor, provider: provider?.noun ?? ADMIN, admin: ADMIN },
  };
}
