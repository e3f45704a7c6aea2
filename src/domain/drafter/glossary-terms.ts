import type { Brief } from "#domain/brief.ts";
import { abbreviations } from "#domain/catalog/abbreviations.ts";
import { capitalised, listed } from "#domain/drafter/language/words.ts";
import { descriptionOf, type Plan, planOf } from "#domain/drafter/plan/plan.ts";
import { allNouns, nouns } from "#domain/nouns/all.ts";
import type { GlossaryTermInput } from "#domain/nouns/glossary-terms.ts";
import type { Activity } from "./analysis/activity.ts";
import { toldInItsLanguage } from "./languages/in-its-language.ts";
import { SAME_NAME, withoutRepeats } from "./similarity.ts";

const MOST_THINGS = 8;
const SMALL = /^(?:out|up|off|over|down|away|back|in|on)$/;
/** Words that are no term of a trade, and things counted or measured. */
const NO_TERM = /^(?:thing|one|rest|everything|anything|something|stuff|word|item|date|day|half|part)$|\d/;
/** What is put somewhere is not told by that. */
const PLACED = new Set(["put", "place", "lay", "move"]);
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
  const byThing = new Map<string, Activity[]>();
  for (const activity of plan.analysis.activities) {
    const { object, actor, onPerson } = activity;
    if (!object || !actor || onPerson || roles.has(object.singular)) continue;
    if (NO_TERM.test(object.singular) || object.head.length < 2 || PLACED.has(activity.verb)) continue;
    byThing.set(object.singular, [...(byThing.get(object.singular) ?? []), activity]);
  }
  // what most is done with is what most rows rest on
  return [...byThing]
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, MOST_THINGS)
    .map(([name, deeds]) => ({ name: capitalised(name), definition: `What ${doneBy(deeds)} in ${plan.name}.`, avoid: null }));
}

/** "farmers offer, and buyers order and pay" */
function doneBy(deeds: readonly Activity[]): string {
  const byActor = new Map<string, Set<string>>();
  for (const deed of deeds) {
    const { actor } = deed;
    if (actor) byActor.set(actor.plural, (byActor.get(actor.plural) ?? new Set<string>()).add(verbOf(deed)));
  }
  const said = [...byActor].map(([actor, verbs]) => `${actor} ${listed([...verbs])}`);
  return said.length > 1 ? `${said.slice(0, -1).join(", ")}, and ${said.at(-1)}` : said.join("");
}

/** "hand over", "look at": a verb with the small word that goes with it. */
function verbOf({ verb, said }: Activity): string {
  const words = said.split(" ");
  const small = [words[1], words.at(-1)].find((word, at) =>
    (at === 0 ? /^(?:at|for|to|on|in|with|about)$/ : SMALL).test(word ?? ""),
  );
  const next = SMALL.test(words[1] ?? "") ? words[1] : small;
  return next ? `${verb} ${next}` : verb;
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
