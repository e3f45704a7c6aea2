import { filled } from "#domain/drafter/language/fill.ts";
import { inThirdPerson } from "#domain/drafter/language/third-person.ts";
import { gerund } from "#domain/drafter/language/verbs.ts";
import { capitalised, listed } from "#domain/drafter/language/words.ts";
import type { BoundDeed, Plan } from "#domain/drafter/plan/plan.ts";
import type { PlannedPage, PlannedSection } from "./planned-page.ts";
import { isNearDuplicate, SAME_NAME } from "./similarity.ts";

const MOST_OBJECT_PAGES = 6;

/** One page for each thing the description speaks of; what is left over goes to one page per kind of person. */
export function deedPages(plan: Plan): PlannedPage[] {
  const byObject = grouped(plan.deeds, (deed) => deed.slots.object.head);
  const ranked = [...byObject]
    .map((deeds, index) => ({ deeds, index }))
    .sort((a, b) => b.deeds.length - a.deeds.length || a.index - b.index);
  const chosen = ranked.slice(0, MOST_OBJECT_PAGES).sort((a, b) => a.index - b.index);
  const rest = ranked
    .slice(MOST_OBJECT_PAGES)
    .sort((a, b) => a.index - b.index)
    .flatMap(({ deeds }) => deeds);
  const used = new Set<string>();
  const objectPages = chosen.map(({ deeds }) => pageOf(capitalised(pageNameOf(deeds)), deeds, used));
  const personPages = grouped(rest, (deed) => deed.party.noun.singular).map((deeds) =>
    pageOf(`Workspace for ${deeds[0]?.party.noun.plural ?? ""}`, deeds, used),
  );
  return [...objectPages, ...personPages];
}

/** "The utilisation of rooms" stays one; boxes of vegetables are many. */
function pageNameOf(deeds: readonly BoundDeed[]): string {
  const [deed] = deeds;
  if (!deed) return "";
  const { singular, plural } = deed.slots.object;
  const one = singular.includes(" of ") && deed.activity.said.includes(singular) && !deed.activity.said.includes(plural);
  return one ? singular : plural;
}

function grouped(deeds: readonly BoundDeed[], keyOf: (deed: BoundDeed) => string): BoundDeed[][] {
  const groups = new Map<string, BoundDeed[]>();
  for (const deed of deeds) groups.set(keyOf(deed), [...(groups.get(keyOf(deed)) ?? []), deed]);
  return [...groups.values()];
}

function sentenceOf(deed: BoundDeed): string {
  return `${deed.party.noun.plural} ${inThirdPerson(deed.activity.said, "their")}`;
}

/** A pattern's own sentence is used for the first deed of its kind; `used` remembers which were used. */
function pageOf(name: string, deeds: readonly BoundDeed[], used: Set<string>): PlannedPage {
  const sections: PlannedSection[] = [];
  for (const deed of deeds) {
    const named = capitalised(filled(deed.pattern.section, deed.slots));
    const further = `The system shall let ${deed.party.noun.plural} ${inThirdPerson(deed.activity.said, "their own")}, with a record of who did so and when, for at least 12 months.`;
    const description = used.has(deed.pattern.key) ? further : filled(deed.pattern.feature, deed.slots);
    used.add(deed.pattern.key);
    const feature = { name: capitalised(inThirdPerson(gerund(deed.activity.said), "own")), description };
    const same = sections.find((section) => section.name === named);
    if (!same)
      sections.push({ name: named, description: capitalised(filled(deed.pattern.shows, deed.slots)), features: [feature] });
    else {
      if (!same.features.some((other) => isNearDuplicate(other.name, feature.name, SAME_NAME))) same.features.push(feature);
    }
  }
  return { name, description: `Where ${listed([...new Set(deeds.slice(0, 4).map(sentenceOf))])}.`, sections };
}
