import type { Brief } from "#domain/brief.ts";
import { allNouns, asTitle, type Noun, nouns } from "#domain/nouns/all.ts";
import type { Part } from "./budget.ts";
import { classKey, pageKey, sectionKey, storyKey } from "./keys.ts";
import { kindOf, rowsOf, wordOf } from "./rows-of.ts";
import { styleExamples } from "./style.ts";

type ListPart = Part & { rows: readonly Row[] };
type Row = { long: string; short: string };
type Text = string | null | undefined;

/** The lists of a brief, in the order a model reads them; those asked `from` are given at length. */
export function listParts(brief: Brief, { of, from }: { of?: string | undefined; from: readonly string[] }): Part[] {
  const stories = brief.user_stories.map((row, index) => ({
    short: `${storyKey(index)} ${row.name}`,
    long: `${storyKey(index)} ${row.story}${from.includes("user_stories") ? ` — ${row.acceptance_criteria ?? ""}` : ""}`,
  }));
  const known: ListPart[] = [
    {
      key: "user_classes",
      title: "User classes so far",
      rows: brief.user_classes.map((row, index) => told(`${classKey(index)} ${row.name}`, row.description)),
    },
    { key: "pages", title: "Pages and sections so far", rows: places(brief) },
    { key: "user_stories", title: "User stories so far", rows: stories },
  ];
  const others = allNouns.filter((noun) => noun !== "sections" && !known.some(({ key }) => key === noun));
  const style = styleExamples(brief, of).map((text) => ({ long: text, short: text }));
  const parts = [
    ...known,
    ...others.map((noun) => otherList(brief, noun)),
    { key: "style", title: "How these people write", rows: style },
  ];
  return parts.filter(({ rows }) => rows.length > 0);
}

/** A list that is told like any other: what its rows are called, of which kind they are, and what says most of each. */
function otherList(brief: Brief, noun: Noun): ListPart {
  const { many, gist } = nouns[noun];
  const rows = rowsOf(brief, noun).map((row) => {
    const kind = kindOf(row, noun);
    return told(kind ? `${wordOf(row, "name")} (${kind})` : wordOf(row, "name"), wordOf(row, gist));
  });
  return { key: noun, title: `${asTitle(many)} so far`, rows };
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
