import type { Activity } from "#domain/drafter/analysis/activity.ts";
import type { Analysis } from "#domain/drafter/analysis/analyse.ts";
import { escapePattern } from "#domain/escape-pattern.ts";
import { callingStatements, callOf } from "./calling.ts";
import { isFromOutside, isNamedIn, isOfAHouse } from "./coming.ts";
import { type Party, partyOf } from "./parties.ts";

/** Two sides who need each other: only then is one lost without the other. */
export type Market = { giver: Party; taker: Party };

const MEETS = "(?:connects?|match(?:es)?|pairs?|brings? together)";
const MARKETPLACE = /\bmarket ?place\b/;
export const COMMISSION = /\bcommission\b|\b(?:keeps?|takes?|gets?) \d+(?:[.,]\d+)? ?(?:%|per ?cent) of\b/;
const TRADES = new Set("sell buy rent lend offer hire supply donate swap trade".split(" "));
const MEETS_SOMEBODY = new Set("find hire book choose".split(" "));
const SELLS = /\b(?:seller|vendor|host|supplier|tutor|provider)$/;
const BUYS = /\b(?:buyer|guest|customer|parent|client)$/;

export function hasCommission(analysis: Analysis): boolean {
  return callOf(analysis, COMMISSION) !== undefined;
}

export function marketOf(analysis: Analysis, parties: readonly Party[]): Market | undefined {
  const people = parties.filter(({ side }) => side !== "admin");
  for (const statement of callingStatements(analysis)) {
    const named = people.filter(({ noun }) => isNamedIn(noun, statement));
    const [one, other] = MARKETPLACE.test(statement) ? named : pairMet(named, statement);
    if (one && other) return sidesOf(one, other, analysis);
  }
  if (callOf(analysis, MARKETPLACE) !== undefined && people.length > 1) {
    const [giver, taker] = [people.find(({ side }) => side === "provider"), people.find(({ side }) => side === "customer")];
    if (giver && taker) return { giver, taker };
  }
  const sells = people.find(({ noun }) => SELLS.test(noun.singular));
  const buys = people.find(({ noun }) => BUYS.test(noun.singular));
  if (sells && buys && hasCommission(analysis)) return { giver: sells, taker: buys };
  for (const activity of analysis.activities) {
    const [one, other] = pairOf(activity, people);
    // those who work for a house sell and buy for it
    if (one && other && (!isOfAHouse(analysis) || (isFromOutside(one.noun) && isFromOutside(other.noun))))
      return sidesOf(one, other, analysis);
  }
  return undefined;
}

/** "matches learners with native speakers" */
function pairMet(named: readonly Party[], statement: string): Party[] {
  const next = (party: Party) => `(?:[\\p{L}-]+ ){0,3}${escapePattern(party.noun.plural.toLowerCase())}`;
  for (const one of named)
    for (const other of named)
      if (one !== other && new RegExp(`\\b${MEETS} ${next(one)} (?:with|and|to) ${next(other)}(?![\\p{L}])`, "u").test(statement))
        return [one, other];
  return [];
}

function pairOf(activity: Activity, people: readonly Party[]): [Party | undefined, Party | undefined] {
  const doer = partyOf(activity.actor, people);
  const others = [
    ...(TRADES.has(activity.verb) ? activity.towards : []),
    ...(MEETS_SOMEBODY.has(activity.verb) && activity.onPerson && activity.object ? [activity.object] : []),
  ];
  return [doer, others.map((noun) => partyOf(noun, people)).find((party) => party && party !== doer)];
}

/** Who finds, hires and buys is on the one side, whoever offers on the other. */
function sidesOf(one: Party, other: Party, { activities }: Analysis): Market {
  const gives = (party: Party) =>
    activities.filter(
      ({ actor, verb }) => /^(?:sell|offer|rent out|lend|supply|donate|publish|list)$/.test(verb) && actor === party.noun,
    ).length;
  const isGiver = gives(one) !== gives(other) ? gives(one) > gives(other) : one.side === "provider" && other.side !== "provider";
  return isGiver ? { giver: one, taker: other } : { giver: other, taker: one };
}
