import { isUncountable, plural, singular } from "#domain/drafter/language/words.ts";
import { describedRole } from "./described-role.ts";
import { isAdjective, KEPT_ADJECTIVES } from "./lexicon/adjectives.ts";
import type { Noun } from "./noun-phrase.ts";

const WEAK = new Set(
  "gallery studio museum library salon gym hotel market workshop warehouse shop class friend family team group community member other people company business someone stranger person partner brand world owner expert professional human boss hr reception qa local lead board bank school city group lab farm worker council".split(
    " ",
  ),
);
/** Whom others report to or hear from: users only where more than one thing is said of them. */
const OUTSIDE_BODY =
  /\b(ministry|authority|government|insurance (?:firm|company)|federation|embassy|parliament|regulator|inspectorate|tax office|collecting society|bar association|trade register|(?:heritage|monuments?|health|building|planning|food|labou?r|immigration|patent|veterinary|environmental|licensing|land) (?:office|agency|department|inspectorate))$/;
export const ADMIN = /^(admin|administrator|superadmin|super admin|system administrator|site admin)$/;
export const ADMINISTRATOR: Noun = {
  singular: "administrator",
  plural: "administrators",
  head: "administrator",
  countable: true,
};

const TRADES = new Set(
  "business company shop studio agency gallery school workshop warehouse library museum salon gym hotel store market practice farm garden mill".split(
    " ",
  ),
);

/** "owners of small dogs" acts as an owner of small dogs; a longer tail is left to the text. */
export function asRole(full: Noun): Noun {
  if (/^\p{Lu}\p{Ll}+/u.test(full.singular) && !full.countable) return full;
  if (describedRole(full.singular)) return full;
  // "the landlord's office" is no office of ours
  const noun = /^(?:office|department|company|firm)$/.test(full.head) ? full : ownerless(full);
  const name = noun.singular.replace(/^(people|user|person)$/, "user");
  if (/^(member of the )?public$/.test(noun.singular))
    return { singular: "member of the public", plural: "members of the public", head: "public", countable: true };
  if (/^heads? of /.test(noun.singular))
    return { singular: noun.singular, plural: noun.singular.replace(/^head/, "heads"), head: "head", countable: true };
  if (name === "user") return { singular: "user", plural: "users", head: "user", countable: true };
  if (/\b(staff|personnel|crew|police)$/.test(noun.singular))
    return { singular: `${noun.singular} member`, plural: `${noun.singular} members`, head: "member", countable: true };
  if (ADMIN.test(noun.singular)) return noun;
  // nobody is "a customer service"
  if (isHouse(noun.singular)) return { ...noun, plural: noun.singular, countable: false };
  if (/\S desk$/.test(noun.singular) || isWorkplace(noun.singular) || isUncountable(noun.head))
    return named(`${noun.singular} team`);
  const owned = /^(member|owner|manager|organi[sz]er|user) of (?:an? |the )?(\S+(?: \S+)?)$/.exec(noun.singular);
  if (owned?.[1] && owned[2]) return named(`${owned[2].replace(/\S+$/, singular)} ${owned[1]}`);
  const [first = noun.singular] = noun.singular.split(" of ");
  return first === noun.singular ? { ...noun, countable: true } : asRole(named(first));
}

/** A room that is called for those who work there. */
export function isWorkplace(name: string): boolean {
  return /\b(?:control room|call cent(?:re|er)|box office|switchboard|hotline)$/.test(name);
}

/** Many who answer as one, of whom nobody is one: "as customer service". */
export function isHouse(name: string): boolean {
  return /\S (?:support|service|care)$|^back office$/i.test(name);
}

/** "the lending museum's conservator" is a conservator. */
function ownerless(noun: Noun): Noun {
  const own = (name: string) => name.replace(/^.*'s? /, "");
  return { ...noun, singular: own(noun.singular), plural: own(noun.plural) };
}

function named(name: string): Noun {
  const words = name.split(" ");
  const head = words.pop() ?? name;
  return { singular: name, plural: [...words, plural(head)].join(" "), head, countable: true };
}

/** "ordinary", "new": it makes nobody somebody else. */
function isPlainAdjective(word: string): boolean {
  return isAdjective(word) && !KEPT_ADJECTIVES.has(word);
}

const OF_THE_HOUSE = /(?:^|\s)(team|staff|crew|police|committee|board|council|panel|jury|cabinet) member$/;
const RANK = /^(first|second|third|head|chief|senior|deputy|vice|assistant|junior|duty|lead|apprentice|trainee) /;

/** "grandparents" are no parents. */
const ANOTHER = /^(?:grand|great-|god|step|home|land|foster-|non-|co-|vice-|ex-)./;

export function sameRole(one: Noun, other: Noun): boolean {
  const role = asRole(other);
  // who works here is no member of the club
  if (OF_THE_HOUSE.test(one.singular) !== OF_THE_HOUSE.test(role.singular) && one.head === "member" && role.head === "member")
    return false;
  if (RANK.exec(one.singular)?.[1] !== RANK.exec(role.singular)?.[1]) return false;
  if (isHouseOf(one, role) || isHouseOf(role, one)) return true;
  // "the desk" is the user-support desk
  if (one.singular.replace(/ team$/, "") !== one.singular && one.singular.endsWith(` ${role.singular} team`)) return true;
  if (role.singular === role.head && role.head.length > 4 && one.singular.endsWith(role.head) && one.singular !== role.head)
    return !ANOTHER.test(one.singular.split(" ").at(-1) ?? "");
  return one.singular === role.singular || (one.head === role.head && (role.singular === role.head || one.singular === one.head));
}

/** A farm is those who farm it. */
function isHouseOf(house: Noun, { singular }: Noun): boolean {
  return TRADES.has(house.singular) && `${house.singular}er` === singular;
}

/** Somebody found, and how they were told of: as the only one, or as many. */
export type FoundRole = {
  noun: Noun;
  weight: number;
  told: ReadonlySet<"one" | "many" | "own" | "any">;
  /** Whether the text names several kinds of them. */
  isOfKinds?: boolean;
};

/** Names of which there is one among many who are called by the last word alone. */
const IN_CHARGE =
  /^(?:charge|head|chief|lead|senior|duty|shift|ward|deputy|managing|team|site|area|general|executive|master|first|second|union|class|house|works) /;

/** "nurses" are others than "the charge nurse", of whom there is only one; "wardens" are the hut wardens. */
function areOthers(one: FoundRole, other: FoundRole): boolean {
  const [plain, fuller] = one.noun.singular.length < other.noun.singular.length ? [one, other] : [other, one];
  // "our data engineer", where an engineer is any of forty
  const isOurs = [...fuller.told].every((how) => how === "own") && fuller.told.size > 0;
  if (isOurs && (plain.told.has("many") || plain.told.has("any")) && fuller.noun.head === plain.noun.singular) return true;
  if (plain.isOfKinds && fuller.noun.head === plain.noun.singular) return true;
  if (!IN_CHARGE.test(fuller.noun.singular) && fuller.noun.head === plain.noun.singular) return false;
  return plain.told.has("many") && !plain.told.has("one") && fuller.told.has("one") && !fuller.told.has("many");
}

const MOSTLY = 3;

/** "a reserve walker", and never "the" or many of them. */
function isAnyOfThem({ told }: FoundRole): boolean {
  return [...told].every((how) => how === "any");
}

/** "calls in a reserve walker", where walkers act: one of them, and no name for all. */
function isOnlyMet(fuller: FoundRole, plain: FoundRole): boolean {
  return (isAnyOfThem(fuller) || fuller.weight < 1) && plain.weight >= MOSTLY * fuller.weight;
}

export function rolesOf(found: FoundRole[]): Noun[] {
  const kept: FoundRole[] = [];
  for (const role of found) {
    if (OUTSIDE_BODY.test(role.noun.singular) && role.weight < 4) continue;
    if (ADMIN.test(role.noun.singular) || (role.noun.singular.split(" ").length > 5 && !describedRole(role.noun.singular)))
      continue;
    const same = kept.find((other) => sameRole(other.noun, role.noun) && !areOthers(other, role));
    if (!same) kept.push({ ...role });
    else {
      // techs stay techs, though some of them are certified
      const some = (noun: Noun) => /^\w+ed /.test(noun.singular) || isPlainAdjective(noun.singular.split(" ")[0] ?? "");
      const fuller = role.noun.singular.length > same.noun.singular.length;
      if (fuller ? !some(role.noun) && !isOnlyMet(role, same) : some(same.noun) || (isAnyOfThem(same) && isOnlyMet(same, role)))
        same.noun = role.noun;
      same.weight += role.weight;
      same.told = new Set([...same.told, ...role.told]);
    }
  }
  const strong = kept.filter((role) => role.weight >= (WEAK.has(role.noun.singular) || TRADES.has(role.noun.head) ? 2.5 : 1));
  return strong
    .map((role, index) => ({ ...role, index }))
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .slice(0, 14)
    .sort((a, b) => a.index - b.index)
    .map((role) => role.noun);
}
