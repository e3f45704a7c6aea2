import type { Brief } from "#domain/brief.ts";
import { PAYING_ELSEWHERE } from "#domain/catalog/patterns/deeds/paying.ts";
import type { Circumstance, DeedPattern } from "#domain/catalog/patterns/pattern.ts";
import { ANY_PROJECT_TYPE, PROJECT_TYPES, type ProjectTypePattern } from "#domain/catalog/patterns/project-types.ts";
import { chosenWords, kindOfProduct } from "#domain/chosen-words.ts";
import type { Activity } from "#domain/drafter/analysis/activity.ts";
import { type Analysis, analyse } from "#domain/drafter/analysis/analyse.ts";
import type { Noun } from "#domain/drafter/analysis/noun-phrase.ts";
import { chosenTechnology } from "#domain/drafter/chosen-technology.ts";
import { nounFrom, type Slots, withArticle } from "#domain/drafter/language/fill.ts";
import { capitalised } from "#domain/drafter/language/words.ts";
import { toldInItsLanguage } from "#domain/drafter/languages/in-its-language.ts";
import { isSamePerson } from "#domain/drafter/languages/tongue.ts";
import { leavesToOthers } from "#domain/drafter/ruling/left-out.ts";
import { contentWords } from "#domain/drafter/similarity.ts";
import { isLimit } from "#domain/drafter/telling/is-limit.ts";
import { isSurroundings } from "#domain/drafter/telling/is-surroundings.ts";
import { onOccasion } from "#domain/drafter/telling/occasion.ts";
import { withLead } from "#domain/drafter/telling/with-lead.ts";
import { onceEach } from "#domain/once.ts";
import { circumstancesOf } from "./circumstances.ts";
import { type BoundConcern, boundConcerns } from "./concerns.ts";
import { descriptionOf } from "./description.ts";
import { fittingPattern } from "./fitting.ts";
import type { Market } from "./market.ts";
import { meantBeside } from "./meant-beside.ts";
import { isPaidElsewhere } from "./paid-elsewhere.ts";
import { ADMIN, activitiesOfClass, mainParty, type Party, partiesOf, partiesOfClasses, partyOf } from "./parties.ts";
import { primaryObject } from "./primary.ts";
import { standing } from "./standing.ts";
import { withThingBehind, withThingNamed } from "./thing-meant.ts";
import { isToldInFull } from "./told-in-full.ts";
import type { Venture } from "./venture.ts";

export type BoundDeed = { pattern: DeedPattern; party: Party; activity: Activity; slots: Slots };
export type Plan = {
  name: string;
  type: ProjectTypePattern;
  analysis: Analysis;
  parties: Party[];
  concerns: BoundConcern[];
  /** All that somebody does, in the order it was said. */
  told: BoundDeed[];
  /** Of these, what more than a story is made of. */
  deeds: BoundDeed[];
  primary: Noun;
  market: Market | undefined;
  venture: Venture;
  circumstances: ReadonlySet<Circumstance>;
};

/** Where this much is told, what is named beside it is surroundings. */
const MANY_DEEDS = 4;
/** Where hardly more than things is told, the things are what the product is about. */
const FEW_DEEDS = 2;

export function typeOf(brief: Brief): ProjectTypePattern {
  const said = kindOfProduct(brief);
  return PROJECT_TYPES.find((type) => said && type.matches.test(said)) ?? ANY_PROJECT_TYPE;
}

/** All that every part of a draft agrees on. With `ofClasses` the people are the user classes the brief already has. */
export function planOf(brief: Brief, { ofClasses = false }: { ofClasses?: boolean } = {}): Plan {
  return ofClasses ? planOfClasses(brief) : planOfDescription(brief);
}

const planOfDescription = onceEach((brief: Brief) => planned(brief, false));
const planOfClasses = onceEach((brief: Brief) => planned(brief, true));

function planned(brief: Brief, ofClasses: boolean): Plan {
  const type = typeOf(brief);
  const analysis = analyse(descriptionOf(brief));
  const existing = brief.user_classes;
  const useClasses = existing.length > 0 && (ofClasses || analysis.actors.length === 0);
  const foreign = toldInItsLanguage(brief);
  const isForeign = (name: string) => foreign?.deeds.some(({ who }) => isSamePerson(name, who)) ?? false;
  const found = useClasses ? partiesOfClasses(existing, analysis, isForeign) : partiesOf(analysis, type);
  const { parties, market, venture } = standing(analysis, type, found);
  const expected = useClasses ? partiesOf(analysis, type) : [];
  const own = existing.flatMap((item, index) => {
    const noun = parties[index]?.noun;
    return useClasses && noun && !expected.some((party) => party.noun.singular === noun.singular)
      ? activitiesOfClass(item, noun)
      : [];
  });
  const activities = distinct([...analysis.activities.filter((activity) => !isSurroundings(activity)), ...own]);
  const about = primaryObject(activities, analysis);
  const primary = about ?? nounFrom(type.object);
  const circumstances = circumstancesOf({ analysis, type, parties, market, venture });
  const asked = askedConcerns(brief);
  const concerns = boundConcerns({
    analysis,
    activities,
    parties,
    type,
    primary,
    hasPrimary: about !== undefined || type.key !== "other",
    asked,
    market,
    circumstances,
  });
  // where people are told by what they do, nobody is guessed for a deed without anybody
  const full = isToldInFull(analysis);
  const deeds = activities
    .filter(({ actor }) => actor || !full)
    .flatMap((activity) => bound(onOccasion(activity, activities), parties, primary));
  deeds.push(...leftOver(analysis, activities, concerns, type).flatMap((activity) => bound(activity, parties, primary)));
  const told = meantBeside(deeds).map((deed) =>
    isPaidElsewhere(deed, analysis) ? { ...deed, pattern: PAYING_ELSEWHERE } : deed,
  );
  const name = brief.project.name.trim() || "The product";
  const suggested = concerns.filter((one) => isNew(one, activities));
  return {
    name,
    type,
    analysis,
    parties: useClasses || !full ? parties : parties.filter((party) => takesPart(party, deeds, suggested)),
    concerns: suggested,
    told,
    deeds: told.filter((deed) => !deed.activity.doubt || isTaken(deed, brief)),
    primary,
    market,
    venture,
    circumstances,
  };
}

/** What somebody took as a story is doubted no more. */
function isTaken({ activity, party }: BoundDeed, { taken, user_stories }: Brief): boolean {
  const whose = `As ${withArticle(party.noun)}, `;
  return user_stories.some(
    ({ id, name, story }) => taken?.has(id) && name === capitalised(activity.said) && story.startsWith(whose),
  );
}

/** Where enough is told, whoever does nothing of it and for whom nothing is suggested is nobody the product is for. */
function takesPart(party: Party, deeds: readonly BoundDeed[], concerns: readonly BoundConcern[]): boolean {
  return (
    party.side === "admin" ||
    deeds.some((deed) => deed.party === party) ||
    concerns.some(({ pattern, ...sides }) =>
      pattern.stories.some(({ by }) => (by === "customer" || by === "provider" || by === "newcomer") && sides[by] === party),
    )
  );
}

/** What was chosen asks for, whatever the description says. */
function askedConcerns(brief: Brief): Set<string> {
  const model = chosenWords(brief).business_model_type ?? "";
  const asked = new Set<string>();
  if (/subscri|freemium|licen[sc]|membership|saas/i.test(model)) asked.add("subscriptions");
  if (/marketplace|commerce|pay-per-use|one_time/i.test(model)) asked.add("payments");
  if (/donat/i.test(model)) asked.add("donations");
  if (chosenTechnology(brief).payment) asked.add("payments");
  return asked;
}

function distinct(activities: readonly Activity[]): Activity[] {
  const seen = new Set<string>();
  return activities.filter((activity) => {
    const key = `${activity.actor?.singular ?? ""}|${[...contentWords(activity.said)].sort().join(" ")}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Things the description names without saying who does what with them. */
function leftOver(
  analysis: Analysis,
  activities: readonly Activity[],
  concerns: readonly BoundConcern[],
  type: ProjectTypePattern,
): Activity[] {
  const reads = /^(landing-page|portfolio|blog)$/.test(type.key);
  const mentioned = contentWords(
    [...activities.map((activity) => activity.said), ...concerns.map((concern) => concern.slots.object.plural)].join(" "),
  );
  const unwanted = contentWords(
    [
      ...analysis.rules.flatMap(({ text }) => (leavesToOthers(text) ? [text] : [])),
      ...analysis.activities.filter(isSurroundings).map(({ said }) => said),
    ].join(" "),
  );
  return [...analysis.objects, ...analysis.devices]
    .filter((noun) => ![...contentWords(noun.plural)].every((word) => unwanted.has(word)))
    .filter((noun) => ![...contentWords(noun.plural)].every((word) => mentioned.has(word)))
    .slice(0, activities.length > MANY_DEEDS ? 0 : activities.length > FEW_DEEDS ? 2 : 5)
    .map((object) => ({
      actor: undefined,
      verb: reads ? "find" : "track",
      object,
      onPerson: false,
      said: `${reads ? "find out about" : "keep track of"} ${object.plural}`,
      towards: [],
    }));
}

/** A suggestion of which the idea tells every story itself suggests nothing. */
function isNew({ pattern }: BoundConcern, activities: readonly Activity[]): boolean {
  return !pattern.onlyStories || pattern.stories.some(({ told }) => !told || !activities.some(({ said }) => told.test(said)));
}

function bound(told: Activity, parties: readonly Party[], primary: Noun): BoundDeed[] {
  const named = withThingNamed(withLead(told));
  const activity = withThingBehind(named);
  if (isLimit(activity)) return [];
  const fallback = mainParty(parties, "customer") ?? mainParty(parties, "provider");
  const watcher = activity.fromDevice ? parties.find((party) => party.side !== "admin") : undefined;
  // whoever is said to do it is nobody else
  const isOpen = activity.actor === undefined || parties.filter(({ side }) => side !== "admin").length < 2;
  const party = partyOf(activity.actor, parties) ?? (isOpen ? (watcher ?? fallback) : undefined);
  if (!party) return [];
  const pattern = fittingPattern(named);
  const object = activity.object ?? primary;
  const customer = mainParty(parties, "customer")?.noun ?? party.noun;
  const provider = mainParty(parties, "provider")?.noun ?? ADMIN;
  return [{ pattern, party, activity, slots: { object, actor: party.noun, customer, provider, admin: ADMIN } }];
}

/** Whom it is for, by their plural; without those of whom all that is told may have been meant otherwise. */
export function peopleOf({ parties, told, deeds }: Plan): string[] {
  const isDoubtful = (party: Party) => told.some((deed) => deed.party === party) && !deeds.some((deed) => deed.party === party);
  const people = parties.filter(({ side }) => side !== "admin");
  const sure = people.filter((party) => !isDoubtful(party));
  return [...new Set((sure.length > 0 ? sure : people).map(({ noun }) => noun.plural))];
}
