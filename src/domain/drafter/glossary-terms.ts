import type { Brief } from "#domain/brief.ts";
import { abbreviations } from "#domain/catalog/abbreviations.ts";
import { isAdjective } from "#domain/drafter/analysis/lexicon/adjectives.ts";
import { verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { inThirdPerson } from "#domain/drafter/language/third-person.ts";
import { capitalised, listed, plural } from "#domain/drafter/language/words.ts";
import { descriptionOf } from "#domain/drafter/plan/description.ts";
import { type BoundDeed, type Plan, planOf } from "#domain/drafter/plan/plan.ts";
import { escapePattern } from "#domain/escape-pattern.ts";
import { allNouns, nouns } from "#domain/nouns/all.ts";
import type { GlossaryTermInput } from "#domain/nouns/glossary-terms.ts";
import { toldInItsLanguage } from "./languages/in-its-language.ts";
import { SAME_NAME, withoutRepeats } from "./similarity.ts";
import { conditionOf } from "./telling/condition.ts";
import { wordsOf } from "./telling/deed-words.ts";
import { thingOf } from "./telling/thing-of-deed.ts";

const MOST_THINGS = 8;
/** Days are no terms of a trade. */
const SAYS_HOW =
  /^(?:short|long|old|new|free|open|closed|little|small|big|next|last|first|own|same|other|damaged|broken|finished|wrong|right|good|best|rest|whole)$/;
const NO_TERM = /\b(?:morning|evening|afternoon|night|day|week|month|year|time|hour|screen|page|app|phone)s?$/i;
const MOST_ABBREVIATIONS = 12;

/** The things people do something with, by what they do with them, and the abbreviations that are used; terms the brief has are left out. */
export function draftGlossaryTerms(brief: Brief): GlossaryTermInput[] {
  // definitions of ours are English
  if (toldInItsLanguage(brief)) return [];
  return withoutRepeats(
    [...things(planOf(brief)), ...shortened(brief)],
    (term) => term.name,
    brief.glossary_terms.map(({ name }) => name),
    SAME_NAME,
  );
}

function things(plan: Plan): GlossaryTermInput[] {
  const roles = new Set(plan.parties.map(({ noun }) => noun.singular));
  const byThing = new Map<string, BoundDeed[]>();
  for (const deed of plan.deeds) {
    const thing = thingOf(deed);
    if (!thing || deed.activity.onPerson || roles.has(thing.singular) || !isOfTheTrade(thing.singular)) continue;
    byThing.set(thing.singular, [...(byThing.get(thing.singular) ?? []), deed]);
  }
  // what most is done with is what most rows rest on
  return [...byThing]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, MOST_THINGS)
    .flatMap(([name, deeds]) => {
      const definition = definedBy(name, deeds);
      return definition ? [{ name: capitalised(name), definition, avoid: null }] : [];
    });
}

/** Two nouns together name something of the trade; what one word says, everybody knows or the idea does not say. */
function isOfTheTrade(name: string): boolean {
  const [first = "", second = "", ...more] = name.split(" ");
  return (
    second !== "" &&
    more.length === 0 &&
    !isAdjective(first) &&
    !SAYS_HOW.test(first) &&
    !NO_TERM.test(name) &&
    !/[\d'’]/.test(name) &&
    verbForm(first)?.form !== "past"
  );
}

/** "What farmers offer and households order": enough to tell it from other things where two act on it, or one on a condition. */
function definedBy(name: string, deeds: readonly BoundDeed[]): string | undefined {
  const told = deeds.flatMap((deed) => {
    const { who, theyDo } = wordsOf(deed);
    const { leading } = conditionOf(deed.activity);
    const done = withoutThing(theyDo.slice(who.length + 1), name);
    return done
      ? [
          {
            who,
            done: leading === "" ? done : `${done} ${inThirdPerson(leading, "their")}`,
            full: /\b(?:before|until|after|within|when|if|once)\b/.test(`${done} ${leading}`),
          },
        ]
      : [];
  });
  const people = Map.groupBy(told, ({ who }) => who);
  if (people.size < 2 && !told.some(({ full }) => full)) return undefined;
  const said = [...people].map(([who, own]) => `${who} ${listed([...new Set(own.map(({ done }) => done))])}`);
  return `What ${listed(said)}.`;
}

/** "accept the transfer agreement before it starts" of a transfer agreement: "accept before it starts". */
function withoutThing(done: string, name: string): string | undefined {
  const words = name.split(" ");
  const head = words.at(-1) ?? "";
  const names = [name, [...words.slice(0, -1), plural(head)].join(" ")].map((one) => one.replace(/[^\p{L}\p{N} -]/gu, "."));
  const pattern = new RegExp(
    `^(\\p{L}+(?: (?:out|up|off|over|down|away|back|in|on|for|at|to))?) (?:(?:an?|the|each|every|all|their|my|our|new|open) )*(?:${names.join("|")})(?=$|[ ,])`,
    "iu",
  );
  const [whole = "", verb = ""] = pattern.exec(done) ?? [];
  if (verb === "" || new RegExp(`\\b${escapePattern(head)}`, "i").test(done.slice(whole.length))) return undefined;
  return `${verb}${done.slice(whole.length)}`;
}

function shortened(brief: Brief): GlossaryTermInput[] {
  const { specification, technology } = textsOf(brief);
  const used = new Set([descriptionOf(brief), specification, technology, ...rowTexts(brief)].flatMap(capitals));
  return Object.entries(abbreviations)
    .filter(([name]) => used.has(name))
    .slice(0, MOST_ABBREVIATIONS)
    .map(([name, definition]) => ({ name, definition, avoid: null }));
}

const capitals = (text: string): string[] => text.match(/\b\d?[A-Z][A-Z\d]{1,5}\b/g) ?? [];

function textsOf({ specification }: Brief) {
  const { project_overview, project_scope, product_perspective, frontend_details, backend_details, database_details } =
    specification ?? {};
  return {
    specification: [project_overview, project_scope, product_perspective].filter(Boolean).join("\n"),
    technology: [frontend_details, backend_details, database_details].filter(Boolean).join("\n"),
  };
}

function rowTexts(brief: Brief): string[] {
  return allNouns
    .filter((noun) => noun !== "sections")
    .flatMap((noun) =>
      brief[noun].flatMap((row) => {
        const words = new Map<string, unknown>(Object.entries(row));
        return Object.keys(nouns[noun].fields).map((field) => String(words.get(field) ?? ""));
      }),
    );
}
