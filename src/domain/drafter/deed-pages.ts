import { ANY_DEED } from "#domain/catalog/patterns/deeds-plain.ts";
import { doing } from "#domain/drafter/analysis/activity.ts";
import { words } from "#domain/drafter/analysis/lexicon/words.ts";
import { filled } from "#domain/drafter/language/fill.ts";
import { doneByMany, inThirdPerson } from "#domain/drafter/language/third-person.ts";
import { capitalised, listed } from "#domain/drafter/language/words.ts";
import type { BoundDeed, Plan } from "#domain/drafter/plan/plan.ts";
import type { PlannedPage, PlannedSection } from "./planned-page.ts";
import { isNearDuplicate, SAME_NAME } from "./similarity.ts";

const MOST_OBJECT_PAGES = 6;

/** One page for each thing the description speaks of; what is left over goes to one page per kind of person. */
export function deedPages(plan: Plan): PlannedPage[] {
  const about = (head: string) => plan.deeds.filter(({ activity }) => activity.object?.head === head).length;
  // somebody to whom one thing is done has no page for that
  const hasPage = (deed: BoundDeed) => isOfThing(deed) && (!deed.activity.onPerson || about(deed.slots.object.head) > 1);
  const byObject = grouped(plan.deeds.filter(hasPage), (deed) => deed.slots.object.head);
  const ranked = [...byObject]
    .map((deeds, index) => ({ deeds, index }))
    .sort((a, b) => b.deeds.length - a.deeds.length || a.index - b.index);
  const chosen = ranked.slice(0, MOST_OBJECT_PAGES).sort((a, b) => a.index - b.index);
  const rest = ranked
    .slice(MOST_OBJECT_PAGES)
    .sort((a, b) => a.index - b.index)
    .flatMap(({ deeds }) => deeds)
    .concat(plan.deeds.filter((deed) => !hasPage(deed)));
  const used = new Set<string>();
  const objectPages = chosen.map(({ deeds }) => pageOf(capitalised(pageNameOf(deeds)), deeds, used));
  const personPages = grouped(rest, (deed) => deed.party.noun.singular).map((deeds) =>
    pageOf(`Workspace for ${deeds[0]?.party.noun.plural ?? ""}`, deeds, used),
  );
  return [...objectPages, ...personPages];
}

/** What counts, dates or lists another thing has no page of its own. */
const NO_PAGE = words(
  `amount area call date day deadline distance figure height hour kind kilometre kilometer length level line list mile
    minute moment month name number percent percentage place point position price quantity rate remainder rest share side size slot state
    step sum temperature thing time total value volume way weight width week word year`,
);

function isOfThing({ activity }: BoundDeed): boolean {
  return activity.object !== undefined && activity.object.head.length > 1 && !NO_PAGE.has(activity.object.head);
}

/** "The utilisation of rooms" stays one; boxes of vegetables are many; whose a slot is and how much of it are left out. */
function pageNameOf(deeds: readonly BoundDeed[]): string {
  const [deed] = deeds;
  if (!deed) return "";
  const bare = (name: string) => name.replace(/^\S+['’]s? /, "").replace(/ of (?:\d|at least|at most|up to).*$/, "");
  const [one, many] = [bare(deed.slots.object.singular), bare(deed.slots.object.plural)];
  const { said } = deed.activity;
  return one.includes(" of ") && said.includes(one) && !said.includes(many) ? one : many;
}

function grouped(deeds: readonly BoundDeed[], keyOf: (deed: BoundDeed) => string): BoundDeed[][] {
  const groups = new Map<string, BoundDeed[]>();
  for (const deed of deeds) groups.set(keyOf(deed), [...(groups.get(keyOf(deed)) ?? []), deed]);
  return [...groups.values()];
}

function sentenceOf(deed: BoundDeed): string {
  return `${deed.party.noun.plural} ${doneByMany(deed.activity.said)}`;
}

/** A pattern's own sentence is used for the first deed of its kind; `used` remembers which were used. */
function pageOf(name: string, deeds: readonly BoundDeed[], used: Set<string>): PlannedPage {
  const sections: PlannedSection[] = [];
  for (const deed of deeds) {
    const { object } = deed.activity;
    const named = object ? capitalised(filled(deed.pattern.section, deed.slots)) : "Tasks";
    const further = `The system shall let ${deed.party.noun.plural} ${inThirdPerson(deed.activity.said, "their own")}, with a record of who did so and when.`;
    // a pattern's sentence is about a thing, and where nobody named one it would be about another
    const description = used.has(deed.pattern.key) || !object ? further : filled(deed.pattern.feature, deed.slots);
    used.add(deed.pattern.key);
    const feature = {
      name: capitalised(inThirdPerson(doing(deed.activity), "their own")),
      description,
      stories: [capitalised(deed.activity.said)],
    };
    const same = sections.find((section) => section.name === named);
    if (!same)
      sections.push({
        name: named,
        description: capitalised(filled((object ? deed.pattern : ANY_DEED).shows, deed.slots)),
        features: [feature],
      });
    else {
      if (!same.features.some((other) => isNearDuplicate(other.name, feature.name, SAME_NAME))) same.features.push(feature);
    }
  }
  return { name, description: `Where ${listed([...new Set(deeds.slice(0, 4).map(sentenceOf))])}.`, sections };
}
