import type { BriefUserClass } from "#domain/brief.ts";
import type { ProjectTypePattern } from "#domain/catalog/patterns/project-types.ts";
import type { Activity } from "#domain/drafter/analysis/activity.ts";
import { type Analysis, analyse } from "#domain/drafter/analysis/analyse.ts";
import { withoutCitations } from "#domain/drafter/analysis/clean.ts";
import { describedRole } from "#domain/drafter/analysis/described-role.ts";
import { isBody } from "#domain/drafter/analysis/lexicon/bodies.ts";
import type { Noun } from "#domain/drafter/analysis/noun-phrase.ts";
import { isHouse, sameRole } from "#domain/drafter/analysis/roles.ts";
import { nounFrom } from "#domain/drafter/language/fill.ts";
import { plural, singular } from "#domain/drafter/language/words.ts";
import { isSurroundings } from "#domain/drafter/telling/is-surroundings.ts";
import { type Coming, comingOf, isNamedIn, isOnlyBanned } from "./coming.ts";

export type Side = "customer" | "provider" | "admin";
/** `weight` is how plainly the description puts them on their side, `deeds` how many it says they do; whoever is not `named` stands for "we" or "you". */
export type Party = {
  noun: Noun;
  side: Side;
  class_id: string | undefined;
  weight: number;
  deeds: number;
  named: boolean;
  coming: Coming;
};

export const ADMIN: Noun = nounFrom(["administrator", "administrators"]);

const GIVES = new Set(
  "sell offer list teach host publish rent lend supply provide deliver ship treat prescribe coach mentor manage assign approve serve employ tutor advertise dispatch invoice organise organize recruit upload administer supervise moderate train care guide diagnose grade issue process maintain operate configure curate grow brew cook bake hire verify".split(
    " ",
  ),
);
const TAKES = new Set(
  "buy order book borrow find browse discover rate attend join apply read listen request subscribe learn reserve purchase compare pay donate search watch practise practice vote complain enrol enroll report receive need take view follow play redeem adopt register hear submit swap".split(
    " ",
  ),
);
const GIVER_NAMES =
  /\b(admin\w*|manager|owner|seller|vendor|provider|supplier|teacher|instructor|trainer|coach|doctor|nurse|therapist|staff|agent|author|editor|organi[sz]er|host|merchant|operator|technician|employer|recruiter|tutor|farmer|maker|artist|landlord|driver|courier|dispatcher|supervisor|coordinator|librarian|chef|clinician|mechanic|shop|venue|curator|publisher|contractor|freelancer|lecturer|creator|walker|sitter|cleaner|mentor|pharmacist|pharmacy|clinic|brewer\w*|baker\w*|grower|warden|officer|engineer|planner|moderator|speaker|lawyer|interpreter|translator|volunteer|expert|accountant|foreman|veterinarian|janitor|caretaker|caregiver|agronomist|analyst)\b/i;

const TAKER_NAMES =
  /\b(patient|client|customer|buyer|student|pupil|learner|visitor|guest|member|(?<!\b(?:meter|card|proof|map|code) )reader|user|tenant|resident|passenger|fan|donor|seeker|applicant|candidate|citizen|listener|viewer|shopper|subscriber|beneficiary|child|parent)$/i;
/** "team member": who works here takes nothing. */
const OF_THE_HOUSE = /\b(?:team|staff|crew|board|council|committee|panel|jury) member$/i;

/** Somebody of whom is told only how things are: "our club holds a race each year". */
function isOnlyScene(noun: Noun, { activities }: Analysis): boolean {
  const own = activities.filter(({ actor }) => actor === noun);
  return isBody(noun.head) && own.length > 0 && own.every(isSurroundings);
}

/** Who the product is for, each on the side of those who ask or those who supply. */
export function partiesOf(analysis: Analysis, type: ProjectTypePattern): Party[] {
  const nouns = analysis.actors.filter((noun) => !isOnlyBanned(noun, analysis) && !isOnlyScene(noun, analysis));
  if (nouns.length === 0) nouns.push(nounFrom(type.customer), nounFrom(type.provider));
  const parties = sided(nouns, analysis.activities, analysis);
  if (nouns.length === 1 && /^(e-commerce|blog|erp|membership|portfolio|landing-page)$/.test(type.key)) {
    const isProvider = parties[0]?.side === "customer";
    const noun = nounFrom(isProvider ? type.provider : type.customer);
    parties.push({
      ...nobodyYet,
      noun,
      side: isProvider ? "provider" : "customer",
      coming: isProvider ? "invited" : "themselves",
    });
  }
  return [...parties, { ...nobodyYet, noun: ADMIN, side: "admin" }];
}

const nobodyYet = { class_id: undefined, weight: 0, deeds: 0, named: false, coming: "invited" as const };

/** The user classes of the brief as parties, so that stories speak of the classes that exist. */
export function partiesOfClasses(
  classes: readonly BriefUserClass[],
  analysis: Analysis,
  isForeign: (name: string) => boolean,
): Party[] {
  // somebody known by name keeps it: "As Harold"
  const called = (name: string) => analysis.actors.find(({ singular: own, countable }) => own === name && !countable);
  // no English sentence has a word of another language in it
  const nounOf = (name: string) => called(name) ?? (isForeign(name) ? nounFrom(["user", "users"]) : nounOfName(name));
  const named = classes.map((item) => ({ item, noun: nounOf(item.name) }));
  const people = named.filter(({ item }) => !isAdminName(item.name));
  const parties = sided(
    people.map(({ noun }) => noun),
    [...analysis.activities, ...people.flatMap(({ item, noun }) => activitiesOfClass(item, noun))],
    analysis,
  );
  return named.map(({ item, noun }) => {
    const party = parties.find((other) => other.noun === noun);
    return { ...nobodyYet, noun, side: "admin", ...party, class_id: item.id };
  });
}

function sided(nouns: readonly Noun[], activities: readonly Activity[], analysis: Analysis): Party[] {
  const deedsOf = (noun: Noun) => activities.filter(({ actor }) => actor && sameRole(noun, actor));
  const scores = nouns.map((noun) => {
    const own = deedsOf(noun);
    const given = own.filter((activity) => GIVES.has(activity.verb)).length;
    const taken = own.filter((activity) => TAKES.has(activity.verb)).length;
    const takes = TAKER_NAMES.test(noun.singular) && !OF_THE_HOUSE.test(noun.singular);
    const named = takes ? -2.5 : GIVER_NAMES.test(noun.singular) ? 0.5 : -0.1;
    return given - taken + named;
  });
  // beside those who plainly take, whoever is not known to take either belongs to those who supply
  const taken = scores.some((score) => score <= -1.5);
  const sides: Side[] = scores.map((score) => (score > (taken ? -0.5 : 0) ? "provider" : "customer"));
  if (nouns.length > 1 && !sides.includes("customer")) sides[scores.indexOf(Math.min(...scores))] = "customer";
  if (nouns.length > 1 && !sides.includes("provider")) sides[scores.lastIndexOf(Math.max(...scores))] = "provider";
  return nouns.map((noun, index) => ({
    noun,
    side: sides[index] ?? "customer",
    class_id: undefined,
    weight: Math.abs(scores[index] ?? 0),
    deeds: deedsOf(noun).length,
    named: isNamedIn(noun, analysis.text),
    coming: comingOf(noun, analysis),
  }));
}

export function isAdminName(name: string): boolean {
  return /\b(administrators?|admins?|superadmin|super user)\b/i.test(name);
}

export function nounOfName(name: string): Noun {
  const plain = withoutCitations(name)
    .replace(/[{}<>]/g, "")
    .trim();
  const described = describedRole(plain);
  if (described) return described;
  // of the head of wigs there may be two, the wigs stay as many as they are
  const [, chief, what] = /^(\S+) (of .+)$/i.exec(plain) ?? [];
  if (chief && what) {
    const { singular: one, plural: many, head } = nounOfName(chief);
    const rest = /^of the public$/i.test(what) ? what.toLowerCase() : what;
    return { singular: `${one} ${rest}`, plural: `${many} ${rest}`, head, countable: true };
  }
  const words = plain.split(/\s+/);
  const last = words.pop() ?? "user";
  const keep = (word: string) => (/^[A-Z]{2,}/.test(word) ? word : word.toLowerCase());
  const front = words.map(keep);
  const one = singular(keep(last));
  const join = (head: string) => [...front, head].join(" ");
  const house = isHouse(join(one));
  return { singular: join(one), plural: join(house ? one : plural(one)), head: one.toLowerCase(), countable: !house };
}

/** What a class's own privileges and description say its people do. */
export function activitiesOfClass(item: BriefUserClass, noun: Noun): Activity[] {
  const text = [item.privileges, item.description]
    .filter(Boolean)
    .join("\n")
    .replace(/\s*[,•]\s*(?=[a-z]+ )/g, ". ");
  const found = analyse(text);
  return found.activities
    .filter((activity) => !activity.actor || sameRole(noun, activity.actor))
    .map((activity) => ({ ...activity, actor: noun }));
}

/** Who most plainly is on a side, of those who are called by what they are and do something; the first of equals. */
export function mainParty(parties: readonly Party[], side: Side, except?: Party): Party | undefined {
  const plain = ({ named, deeds, weight }: Party) => (named ? 20 : 0) + (deeds > 0 ? 10 : 0) + weight;
  return parties.filter((party) => party.side === side && party !== except).toSorted((a, b) => plain(b) - plain(a))[0];
}

export function partyOf(noun: Noun | undefined, parties: readonly Party[]): Party | undefined {
  return (
    noun &&
    (parties.find((party) => party.noun.singular === noun.singular) ??
      parties.find((party) => sameRole(party.noun, noun) || sameRole(noun, party.noun)))
  );
}
