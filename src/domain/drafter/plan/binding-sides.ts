import type { ConcernPattern } from "#domain/catalog/patterns/pattern.ts";
import type { Activity } from "#domain/drafter/analysis/activity.ts";
import type { Calling } from "./calls.ts";
import { actsFromAfar, isFromOutside, isNamedIn } from "./coming.ts";
import type { Market } from "./market.ts";
import { mainParty, type Party, partyOf } from "./parties.ts";

/** Whom the stories of a concern are told of; nobody where nobody fits. */
export type Sides = {
  customer: Party | undefined;
  provider: Party | undefined;
  newcomer: Party | undefined;
  /** Who alone is named where it is asked for. */
  named: Party | undefined;
};
type Given = Calling & { parties: readonly Party[]; market: Market | undefined };

/** Types of a project that presents something to whoever comes by. */
const PRESENTS = new Set(["landing-page", "portfolio"]);

/** Whoever does what a concern is about; only where little is told whoever is on that side. */
export function sidesOfConcern(pattern: ConcernPattern, given: Given): Sides {
  const { activities, parties, market, circumstances, type } = given;
  const little = circumstances.has("little");
  const people = parties.filter(({ side }) => side !== "admin");
  // whoever has no account is told nothing that the idea does not say, but where nobody from outside has one
  const known = PRESENTS.has(type.key) ? parties : parties.filter(({ coming }) => coming !== "without-account");
  const named = isOfNoDeed(pattern) ? namedIn(pattern, given) : undefined;
  const takes = doersOf(pattern, "customer", given);
  const asked = activities.find(({ verb, onPerson }) => onPerson && pattern.verbs.customer.includes(verb));
  const customer =
    takes.find(({ coming }) => coming !== "invited") ??
    market?.taker ??
    takes[0] ??
    (little ? (mainParty(known, "customer") ?? people.find(({ coming }) => coming === "themselves")) : undefined);
  const others = people.filter((party) => party !== customer);
  // what has one side alone is done by whoever the product is for
  const isOneSided = !pattern.stories.some(({ by }) => by === "customer");
  const onProviderSide = (isOneSided ? people : others).filter((party) => party.side === "provider" && known.includes(party));
  const provider =
    doersOf(pattern, "provider", given)[0] ??
    others.find((party) => party === partyOf(asked?.object, others)) ??
    others.find((party) => party === market?.giver) ??
    (little && onProviderSide.length === 1 ? onProviderSide[0] : undefined) ??
    (little && isOneSided ? mainParty(known, "customer") : undefined) ??
    parties.find(({ side }) => side === "admin");
  return { customer, provider, newcomer: market?.taker ?? newcomerOf(people, given), named };
}

/** Nothing that people do says whose it is. */
const isOfNoDeed = ({ verbs, doneBy }: ConcernPattern) =>
  verbs.customer.length + verbs.provider.length === 0 && doneBy === undefined;

/** "The driver's phone must work without a network": who is named where it is asked for. */
function namedIn(pattern: ConcernPattern, { analysis, parties }: Given): Party | undefined {
  const asking = analysis.rules
    .map(({ text, heardIn }) => heardIn?.statement ?? text)
    .filter((said) => asksFor(pattern, said.toLowerCase()));
  const people = parties.filter(({ side }) => side !== "admin");
  const found = people.filter(({ noun }) => asking.some((said) => isNamedIn(noun, said.toLowerCase())));
  return found.length === 1 ? found[0] : undefined;
}

function doersOf(pattern: ConcernPattern, side: "customer" | "provider", { activities, parties }: Given): Party[] {
  return deedsOfSide(pattern, side, activities).flatMap(({ actor }) => partyOf(actor, parties) ?? []);
}

/** Whether a statement asks for a concern in so many words. */
export function asksFor({ words, short }: ConcernPattern, statement: string): boolean {
  return words?.test(statement) === true || short?.test(statement) === true;
}

/** The deeds of somebody on a side of a concern, by their verb, else by its words where the concern was called for. */
export function deedsOfSide(pattern: ConcernPattern, side: "customer" | "provider", activities: readonly Activity[]): Activity[] {
  const words = pattern.doneBy?.[side];
  const isCalling = ({ heardIn, said }: Activity) => asksFor(pattern, (heardIn?.statement ?? said).toLowerCase());
  const byVerb = activities.filter(({ actor, verb }) => actor && pattern.verbs[side].includes(verb));
  if (byVerb.length > 0) return byVerb;
  return activities.filter((activity) => activity.actor && words?.test(activity.said) && isCalling(activity));
}

/** Who most plainly comes by themselves. */
function newcomerOf(people: readonly Party[], { analysis }: Given): Party | undefined {
  const plain = ({ noun, named, deeds }: Party) =>
    (named ? 40 : 0) + (actsFromAfar(noun, analysis) ? 20 : 0) + (isFromOutside(noun) ? 10 : 0) + Math.min(deeds, 9);
  return people.filter(({ coming }) => coming === "themselves").toSorted((a, b) => plain(b) - plain(a))[0];
}
