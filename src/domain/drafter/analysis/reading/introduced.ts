import { DEPARTMENTS } from "#domain/drafter/analysis/lexicon/bodies.ts";
import type { Gender } from "#domain/drafter/analysis/lexicon/given-names.ts";
import { abbreviatedIn, writtenOut } from "./abbreviated.ts";
import {
  ACTS_AS,
  BEFORE,
  BEFORE_BRACKETS,
  BESIDE,
  eachOf,
  IN_BRACKETS,
  IS,
  OF_BODY,
  OF_DEPARTMENT,
  OF_DESK,
  OF_LIST,
  ONE,
  roleIn,
  TITLE,
} from "./name-patterns.ts";
import { genderOf, isName, isNameBesideRole, isPerson, isProduct, namesIn, variantsOf } from "./names.ts";
import { withRoles } from "./told-by-role.ts";

/** Who those are that a text calls by name. */
export type Introduced = {
  /** A statement with the role of each of them in the place of the name. */
  told: (statement: string) => string;
  /** The role of somebody called by name. */
  roleOf: (name: string) => string | undefined;
  /** Those of whom no role is said. */
  nameless: readonly string[];
  /** By the role, and by its last word where that names nobody else, whether one is "he" or "she". */
  genders: ReadonlyMap<string, Gender>;
};

const OPENING = new RegExp(`^${ONE}`, "u");
/** "in Leeds", "from Monday" */
const PLACED = /\b(?:in|on|at|from|to|by|until|since|for|of|near|every|last|next|this|between|and) $/i;
/** Titles that are what somebody does. */
const TITLE_OF_WORK = /^(?:sister|nurse|chef|captain|sergeant|pastor) /i;

/** Reads in all statements of a text who is called by which name. */
export function introducedIn(statements: readonly string[]): Introduced {
  const text = statements.join(". ");
  const roles = new Map<string, string>();
  const genders = new Map<string, Gender>();
  const learn = (names: string, role: string | undefined, before = "", isOurs = false) => {
    if (!role || KIN.test(role)) return;
    for (const name of eachOf(names)) {
      const isCalled = isName(name, text) || (isOurs && isNameBesideRole(name, text));
      if (!isCalled || isProduct(name, text) || (PLACED.test(before) && !isPerson(name))) continue;
      for (const variant of variantsOf(name)) if (!roles.has(variant)) roles.set(variant, role);
      const gender = genderOf(name);
      const head = role.split(" ").at(-1) ?? role;
      if (gender) genders.set(role, gender);
      if (gender && !isOfMany(head, text)) genders.set(head, gender);
    }
  };
  const isMany = (names: string) => eachOf(names).length > 1;
  let heading: string | undefined;
  for (const statement of statements) {
    // "Head of year" on a line of its own, and then "Mrs Lund signs the plan"
    const [opening = ""] = OPENING.exec(statement) ?? [];
    if (heading && isPerson(opening) && !roles.has(opening)) learn(opening, heading);
    heading = roleIn(statement, false, true);
    for (const pattern of [IS, ACTS_AS, BESIDE, IN_BRACKETS])
      for (const { 1: names = "", 3: role = "", index } of statement.matchAll(pattern))
        learn(names, roleIn(role, isMany(names), false), statement.slice(0, index));
    for (const [, name = "", department = ""] of statement.matchAll(OF_DEPARTMENT))
      if (DEPARTMENTS.has(department) || OFFICES.test(department)) learn(name, `${department} team`);
    for (const [, names = "", role = ""] of statement.matchAll(OF_BODY)) learn(names, roleIn(role, isMany(names), true));
    for (const [, name = "", desk = ""] of statement.matchAll(OF_DESK)) if (isPerson(name)) learn(name, `${desk} team`);
    for (const [said, whose = "", role = "", comma, names = ""] of statement.matchAll(BEFORE)) {
      const isOurs = /^(?:our|my)$/i.test(whose);
      const isTold = comma !== undefined || isOurs || / (?:called|named|that's|is) /.test(said);
      if (isTold || isPerson(names)) learn(names, roleIn(role, isMany(names), true), "", isOurs);
    }
    for (const [, , role = "", names = ""] of statement.matchAll(BEFORE_BRACKETS))
      learn(names, roleIn(role, isMany(names), true));
    for (const [, names = "", , role = ""] of statement.split(ONE_BESIDE_ANOTHER).flatMap((part) => [OF_LIST.exec(part) ?? []]))
      if (names) learn(names, roleIn(role, isMany(names), true));
  }
  for (const [name = ""] of text.matchAll(new RegExp(`${TITLE} \\p{Lu}\\p{Ll}+`, "gu")))
    if (TITLE_OF_WORK.test(name)) roles.set(name, roles.get(name) ?? name.split(" ")[0]?.toLowerCase() ?? name);
  const abbreviated = abbreviatedIn(text);
  return {
    told: (statement) => writtenOut(withRoles(statement, roles), abbreviated),
    roleOf: (name) => roles.get(name),
    nameless: namesIn(text).filter((name) => !roles.has(name) && !isProduct(name, text)),
    genders,
  };
}

/** "an engineer opens it": the data engineer is not the only one. */
function isOfMany(head: string, text: string): boolean {
  return new RegExp(
    `\\b(?:an?|each|every|any|all|both|two|three|four|five|six|\\d+) ${head}s?\\b|(?<!\\b\\p{Ll}+ )\\b${head}s\\b`,
    "iu",
  ).test(text);
}

/** "Ada — planner / Bram — driver": those who take part. */
const ONE_BESIDE_ANOTHER = / [/·] |; /;
/** Whose relation somebody is says nothing of what they do. */
const KIN =
  /\b(?:cousin|brother|sister|son|daughter|wife|husband|mother|father|aunt|uncle|niece|nephew|friend|mate|neighbour|neighbor|boss|guy|man|woman|lady|lad|girl|boy)$/;
const OFFICES = /^(?:reception|finance|marketing|payroll|billing|dispatch|procurement|catering|support|logistics)$/;
