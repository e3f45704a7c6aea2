import type { Brief } from "#domain/brief.ts";
import type { Part } from "./budget.ts";
import { classKey, pageKey, sectionKey, storyKey } from "./keys.ts";
import { styleExamples } from "./style.ts";

type Row = { long: string; short: string };
type Text = string | null | undefined;

/** The lists of a brief, in the order a model reads them; those asked `from` are given at length. */
export function listParts(brief: Brief, { of, from }: { of?: string | undefined; from: readonly string[] }): Part[] {
  const stories = brief.user_stories.map((row, index) => ({
    short: `${storyKey(index)} ${row.name}`,
    long: `${storyKey(index)} ${row.story}${from.includes("user_stories") ? ` — ${row.acceptance_criteria ?? ""}` : ""}`,
  }));
  const parts: (Part & { rows: readonly Row[] })[] = [
    {
      key: "user_classes",
      title: "User classes so far",
      rows: brief.user_classes.map((row, index) => told(`${classKey(index)} ${row.name}`, row.description)),
    },
    { key: "pages", title: "Pages and sections so far", rows: places(brief) },
    { key: "user_stories", title: "User stories so far", rows: stories },
    { key: "features", title: "Features so far", rows: brief.features.map((row) => told(row.name, row.description)) },
    { key: "risks", title: "Risks so far", rows: brief.risks.map((row) => told(row.name, row.description)) },
    {
      key: "security_measures",
      title: "Security measures so far",
      rows: brief.security_measures.map((row) => told(row.name, row.measure)),
    },
    {
      key: "test_cases",
      title: "Test cases so far",
      rows: brief.test_cases.map((row) => told(row.name, [row.given, row.when, row.then].filter(Boolean).join(" "))),
    },
    {
      key: "external_interfaces",
      title: "External interfaces so far",
      rows: brief.external_interfaces.map((row) => told(`${row.name} (${row.kind})`, row.description)),
    },
    {
      key: "quality_requirements",
      title: "Quality requirements so far",
      rows: brief.quality_requirements.map((row) => told(`${row.name} (${row.characteristic})`, row.target)),
    },
    {
      key: "style",
      title: "How these people write",
      rows: styleExamples(brief, of).map((text) => ({ long: text, short: text })),
    },
  ];
  return parts.filter(({ rows }) => rows.length > 0);
}

function told(name: string, text: Text): Row {
  return { short: name, long: text?.trim() ? `${name}: ${text}` : name };
}

function places({ pages }: Brief): Row[] {
  return pages.flatMap((page, at) => [
    told(`${pageKey(at)} ${page.name}`, page.description),
    ...page.sections.map((section, index) => told(`${sectionKey(at, index)} ${section.name}`, section.description)),
  ]);
}
