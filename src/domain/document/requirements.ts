import { cite } from "#domain/citation.ts";
import { choicesOr, missing, proseOr, said, tableOr, type Unnumbered } from "./blocks.ts";
import { designChoices } from "./design.ts";
import type { DocumentInput } from "./document-input.ts";
import { interfaces } from "./interfaces.ts";
import { attributes, performance, usability } from "./quality.ts";
import { featureBlock, pageBlock, sectionBlock, userStoryBlock } from "./requirement-blocks.ts";
import type { Trace } from "./trace.ts";

/** Chapter 3: clauses 9.6.11 to 9.6.18 and 9.6.20. */
export function requirements(input: DocumentInput, trace: Trace): Unnumbered {
  return {
    title: "Requirements",
    chapters: [
      { title: "Functions", chapters: [pages(input, trace), userStories(input, trace), features(input, trace)] },
      performance(input),
      usability(input),
      interfaces(input),
      { title: "Logical database", blocks: [missing("No data requirements have been written yet.")] },
      designConstraints(input),
      attributes(input),
      supportingInformation(input),
    ],
  };
}

function pages(input: DocumentInput, trace: Trace): Unnumbered {
  return {
    title: "Pages and sections",
    blocks:
      input.pages.length > 0
        ? input.pages.flatMap((page) => [
            pageBlock(page, trace),
            ...page.sections.map((section) => sectionBlock(section, page, trace)),
          ])
        : [missing("No pages have been described yet.")],
  };
}

function userStories(input: DocumentInput, trace: Trace): Unnumbered {
  if (input.user_classes.length === 0 && input.user_stories.length === 0) {
    return { title: "User stories", blocks: [missing("No user stories have been written yet.")] };
  }
  const chapters = input.user_classes.map((owner): Unnumbered => {
    const stories = trace.storiesByClass.get(owner.id) ?? [];
    return {
      title: said(owner.name),
      cite: cite("user_classes", owner.number),
      blocks:
        stories.length > 0
          ? stories.map((story) => userStoryBlock(story, trace))
          : [missing("This user class has no user stories yet.")],
    };
  });
  if (trace.strayStories.length > 0) {
    chapters.push({
      title: "Stories without a user class",
      blocks: trace.strayStories.map((story) => userStoryBlock(story, trace)),
    });
  }
  return { title: "User stories", chapters };
}

function features(input: DocumentInput, trace: Trace): Unnumbered {
  if (input.features.length === 0) {
    return { title: "Features", blocks: [missing("No features have been described yet.")] };
  }
  const chapters = input.pages.flatMap((page): Unnumbered[] => {
    const placed = trace.featuresByPage.get(page.id) ?? [];
    const title = said(page.name);
    return placed.length === 0
      ? []
      : [{ title, cite: cite("pages", page.number), blocks: placed.map((feature) => featureBlock(feature, trace)) }];
  });
  if (trace.strayFeatures.length > 0) {
    chapters.push({
      title: "Features without a page",
      blocks: trace.strayFeatures.map((feature) => featureBlock(feature, trace)),
    });
  }
  return { title: "Features", chapters };
}

function designConstraints(input: DocumentInput): Unnumbered {
  return {
    title: "Design constraints",
    blocks: [
      choicesOr(designChoices(input), "No design framework, colours or fonts have been chosen yet.", "styleGuide"),
      proseOr(input.questionnaire?.design_description, "No design has been described yet."),
    ],
  };
}

function supportingInformation({ questionnaire }: DocumentInput): Unnumbered {
  const documents = questionnaire?.project_documents ?? [];
  return {
    title: "Supporting information",
    blocks: [
      tableOr(
        ["Document", "Type"],
        documents.map(({ name, type }) => [[said(name)], [said(type) || "–"]]),
        "No documents have been attached.",
      ),
    ],
  };
}
