import type { Brief } from "#domain/brief.ts";
import { filled } from "#domain/drafter/language/fill.ts";
import { capitalised, singular } from "#domain/drafter/language/words.ts";
import { type Plan, planOf } from "#domain/drafter/plan/plan.ts";
import { escapePattern } from "#domain/escape-pattern.ts";
import { deedPages } from "./deed-pages.ts";
import { toldInItsLanguage } from "./languages/in-its-language.ts";
import { pagesTold } from "./languages/rows.ts";
import type { PlannedPage } from "./planned-page.ts";
import { isNearDuplicate, SAME_NAME } from "./similarity.ts";

export type DraftedPage = {
  name: string;
  description: string;
  features: string;
  sections: { name: string; description: string }[];
};

/** Pages with their sections, without the pages that exist already. */
export function draftPages(brief: Brief): DraftedPage[] {
  const told = toldInItsLanguage(brief);
  if (told) return pagesTold(told, brief);
  const present = brief.pages.map((page) => page.name);
  return plannedPages(planOf(brief))
    .filter((page) => !present.some((name) => isNearDuplicate(name, page.name, SAME_NAME)))
    .map((page) => ({
      name: page.name,
      description: page.description,
      features: page.sections.flatMap((section) => section.features.map((feature) => `- ${feature.name}`)).join("\n"),
      sections: page.sections.map(({ name, description }) => ({ name, description })),
    }));
}

/** Every page the plan asks for, each name once; two patterns for one page are put together. */
export function plannedPages(plan: Plan): PlannedPage[] {
  const pages: PlannedPage[] = [];
  const add = (page: PlannedPage) => {
    const same = pages.find((other) => isNearDuplicate(other.name, page.name, SAME_NAME));
    if (!same) {
      pages.push({ ...page, sections: [...page.sections] });
      return;
    }
    for (const section of page.sections) {
      if (!same.sections.some((other) => isNearDuplicate(other.name, section.name, SAME_NAME))) same.sections.push(section);
    }
  };
  for (const page of deedPages(plan)) add(page);
  const own = [...pages];
  for (const concern of plan.concerns) {
    for (const page of concern.pattern.pages) {
      const fill = (text: string) => capitalised(filled(text, concern.slots));
      const planned: PlannedPage = {
        name: fill(page.name),
        description: fill(page.description),
        sections: page.sections.map((section) => ({
          name: fill(section.name),
          description: fill(section.description),
          features: section.features.map(([name, description]) => ({
            name: fill(name),
            description: fill(description),
            stories: section.stories?.map(fill) ?? [],
          })),
        })),
      };
      // photos stand on the page of what they are of
      const home = concern.pattern.key === "files" ? own.find((other) => tellsOf(other, concern.slots.object.plural)) : undefined;
      add(home ? { ...planned, name: home.name } : planned);
    }
  }
  return pages;
}

const PICTURES = /photo|picture|photograph|image/;

/** Whether a deed on the page is done with these things. */
function tellsOf({ sections }: PlannedPage, things: string): boolean {
  const names = PICTURES.test(things) ? PICTURES.source : escapePattern(singular(things.toLowerCase()));
  const words = new RegExp(`\\b(?:${names})s?\\b`);
  return sections.some(({ features }) => features.some(({ name }) => words.test(name.toLowerCase())));
}
