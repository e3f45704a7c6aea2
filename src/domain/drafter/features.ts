import type { Brief, BriefPage, BriefSection } from "#domain/brief.ts";
import { capitalised } from "#domain/drafter/language/words.ts";
import { type BoundDeed, planOf } from "#domain/drafter/plan/plan.ts";
import { headsOf } from "#domain/source-units/heads.ts";
import { sectionNameOf } from "./deed-pages.ts";
import { toldInItsLanguage } from "./languages/in-its-language.ts";
import { featuresTold } from "./languages/rows.ts";
import { plannedPages } from "./pages.ts";
import type { PlannedFeature, PlannedPage } from "./planned-page.ts";
import { deedOf, nearest, type Rule, rulesToBuild } from "./rules.ts";
import { dutyOfRule } from "./ruling/duty-of-rule.ts";
import { nameOfRule } from "./ruling/name-of-rule.ts";
import { plainRule } from "./ruling/plain-rule.ts";
import { serving } from "./serving.ts";
import { isNearDuplicate, SAME_NAME, similarity } from "./similarity.ts";
import { nameOfDeed } from "./telling/duty-of-deed.ts";

export type DraftedFeature = { page_id: string | null; section_id: string | null; name: string; description: string };
export type FeatureRequest = {
  page_id?: string | null;
  section_id?: string | null;
  name?: string | null;
  description?: string | null;
};

/** Features for every section the brief has, without those it already has. */
export function draftFeatures(brief: Brief): DraftedFeature[] {
  const told = toldInItsLanguage(brief);
  if (told) return featuresTold(told, brief);
  const planned = plannedPages(planOf(brief));
  const seen = brief.features.map((feature) => ({
    name: feature.name,
    section_id: feature.section_id ?? null,
    page_id: feature.page_id ?? null,
  }));
  const drafted: DraftedFeature[] = [];
  for (const page of brief.pages) {
    for (const section of page.sections) {
      for (const { name, description, stories } of featuresFor(page, section, planned)) {
        const known = seen.some(
          (other) =>
            isNearDuplicate(other.name, name, SAME_NAME) &&
            (other.section_id === section.id || isNearDuplicate(other.name, name, 0.99)),
        );
        if (known) continue;
        const feature = { page_id: page.id, section_id: section.id, name, description: serving(description, { stories }, brief) };
        seen.push(feature);
        drafted.push(feature);
      }
    }
  }
  return [...drafted, ...ruleFeatures(brief, [...seen, ...drafted])];
}

/** Each rule is a feature of the page it has most to do with, so that somebody builds it. */
function ruleFeatures(brief: Brief, known: readonly { name: string }[]): DraftedFeature[] {
  const { deeds } = planOf(brief);
  const places = brief.pages.flatMap((page) => page.sections.map((section) => ({ page, section })));
  const seen = known.map(({ name }) => name);
  const plain = (name: string) => [...headsOf(name)].join(" ");
  // "Who may open the cellar" is another feature than to open it
  const limits = (name: string) => /^(?:who may|no|nobody) /i.test(name);
  const isTaken = (name: string) =>
    seen.some((other) => limits(other) === limits(name) && isNearDuplicate(plain(other), plain(name), SAME_NAME));
  return rulesToBuild(brief).flatMap((rule) => {
    const duty = dutyOfRule(rule);
    // however it is called by now
    if (brief.features.some(({ description }) => description?.startsWith(duty.slice(0, -1)))) return [];
    const short = nameOfRule(rule, isTaken);
    const name = (isTaken(short) ? plainRule(rule.said) : short).slice(0, 200);
    if (seen.includes(name)) return [];
    seen.push(name);
    const place = placeOfRule(rule, places, deeds);
    const description = serving(duty, { rule: rule.said }, brief);
    return [{ page_id: place?.page.id ?? null, section_id: place?.section.id ?? null, name, description }];
  });
}

type SectionOfPage = { page: BriefPage; section: BriefSection };

/** Beside the deed that a rule is about, else where its words stand, else on the first page. */
function placeOfRule(rule: Rule, places: readonly SectionOfPage[], deeds: readonly BoundDeed[]): SectionOfPage | undefined {
  const deed = deedOf(rule, deeds);
  const named = deed && places.find(({ page }) => page.features?.split("\n").includes(`- ${nameOfDeed(deed)}`));
  if (deed && named)
    return (
      inSection(
        deed,
        places.filter(({ page }) => page === named.page),
      ) ?? named
    );
  // what is about accounts stands with them, and nothing else does
  const own = places.filter(({ page }) => ABOUT_ACCOUNTS.test(rule.said) || !OF_ACCOUNTS.test(page.name));
  return (
    nearest(rule, own, ({ page, section }) => [page.name, section.name, page.description, section.description].join(" ")) ??
    placeBeside(rule, own, deeds) ??
    places[0]
  );
}

const OF_ACCOUNTS = /^(?:Registration|Sign in|Profile and settings|Administration|Notifications)$/;
const ABOUT_ACCOUNTS =
  /\b(?:accounts?|passwords?|sign(?:s|ed)?[ -](?:in|up)|log(?:s|ged)?[ -]in|registers?|registration|profiles?|roles?|notif\w+|remind\w*)\b/i;

/** Where what was said in the same breath has its place. */
function placeBeside(
  { statement }: Rule,
  places: readonly SectionOfPage[],
  deeds: readonly BoundDeed[],
): SectionOfPage | undefined {
  const deed = deeds.find(({ activity }) => statement !== undefined && activity.heardIn?.statement === statement);
  if (!deed) return undefined;
  const onPage = places.filter(({ page }) => page.features?.split("\n").includes(`- ${nameOfDeed(deed)}`));
  return inSection(deed, onPage) ?? onPage[0];
}

function inSection(deed: BoundDeed, places: readonly SectionOfPage[]): SectionOfPage | undefined {
  const names = [true, false].map((isOfThing) => sectionNameOf(deed, isOfThing));
  return places.find(({ section }) => names.some((name) => isNearDuplicate(section.name, name, SAME_NAME)));
}

/** One feature: the one asked for by name, else the next that is missing at this place. */
export function draftFeature(brief: Brief, asked: FeatureRequest): DraftedFeature {
  const page =
    brief.pages.find((item) => item.id === asked.page_id) ??
    brief.pages.find((item) => item.sections.some((section) => section.id === asked.section_id));
  const section = page?.sections.find((item) => item.id === asked.section_id);
  const name = asked.name?.trim();
  const missing = draftFeatures(brief).filter(
    (feature) => (!page || feature.page_id === page.id) && (!section || feature.section_id === section.id),
  );
  if (!name) {
    const next = missing[0];
    if (next) return next;
    return placed(brief, page, section, furtherName(brief, page, section), asked.description);
  }
  const like = missing
    .map((feature) => ({ feature, score: similarity(feature.name, name) }))
    .sort((a, b) => b.score - a.score)[0];
  if (like && like.score >= 0.5) return { ...like.feature, name: capitalised(name) };
  return placed(brief, page, section, capitalised(name), asked.description);
}

function featuresFor(page: BriefPage, section: BriefSection, planned: readonly PlannedPage[]): PlannedFeature[] {
  const samePage = planned.find((item) => isNearDuplicate(item.name, page.name, SAME_NAME));
  const sameSection = samePage?.sections.find((item) => isNearDuplicate(item.name, section.name, SAME_NAME));
  if (sameSection) return sameSection.features;
  return [{ name: featureName(section.name, page.name), description: describedBy(section.name, page.name, section.description) }];
}

function featureName(section: string, page: string): string {
  return capitalised(
    isNearDuplicate(section, page, SAME_NAME)
      ? `Display of ${lower(section)}`
      : `${lower(section)} on ${lower(page)}`.replace(/^(.)/, (letter) => letter.toUpperCase()),
  );
}

function lower(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function sentence(text: string | null | undefined): string {
  const plain = (text ?? "")
    .replace(/[{}<>]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return plain === "" ? "" : /[.!?]$/.test(plain) ? ` ${capitalised(plain)}` : ` ${capitalised(plain)}.`;
}

function describedBy(name: string, place: string, said: string | null | undefined): string {
  return `The system shall provide "${name}" on "${place}", show its content within 2 seconds and, when loading fails, say so and offer to try again.${sentence(said)}`;
}

function furtherName(brief: Brief, page: BriefPage | undefined, section: BriefSection | undefined): string {
  const place = section?.name ?? page?.name ?? planOf(brief).primary.plural;
  const taken = brief.features.map((feature) => feature.name);
  const ideas = [
    "Filter and sort",
    "Export as CSV",
    "Keyboard operation",
    "Change history",
    "Saved views",
    "Empty state with the next step",
    "Bulk actions",
    "Link to share the current view",
  ];
  const free = ideas
    .map((idea) => `${idea} for ${lower(place)}`)
    .find((idea) => !taken.some((other) => isNearDuplicate(other, idea, SAME_NAME)));
  return free ?? `Further requirement ${taken.length + 1} for ${lower(place)}`;
}

function placed(
  brief: Brief,
  page: BriefPage | undefined,
  section: BriefSection | undefined,
  name: string,
  said: string | null | undefined,
): DraftedFeature {
  const where = page ?? mostLike(brief, name);
  const part = section ?? where?.sections.toSorted((a, b) => similarity(b.name, name) - similarity(a.name, name))[0];
  const place = part?.name ?? where?.name ?? brief.project.name;
  return { page_id: where?.id ?? null, section_id: part?.id ?? null, name, description: describedBy(name, place, said) };
}

function mostLike(brief: Brief, name: string): BriefPage | undefined {
  return brief.pages.toSorted(
    (a, b) => similarity(`${b.name} ${b.description ?? ""}`, name) - similarity(`${a.name} ${a.description ?? ""}`, name),
  )[0];
}
