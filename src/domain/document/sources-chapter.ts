import { countOpen, type ToldAcceptance } from "#domain/acceptance.ts";
import { type AssumedFigure, assumedFigures } from "#domain/assumed-figures.ts";
import { cite } from "#domain/citation.ts";
import { type CitedText, citedTexts } from "#domain/cited.ts";
import { contentLists } from "#domain/content-lists.ts";
import { asTitle, nouns } from "#domain/nouns/all.ts";
import { hasSources, type SourceKind, sourceKinds } from "#domain/sources.ts";
import { cites, paragraph, said, type Unnumbered } from "./blocks.ts";
import type { Block, Inline } from "./document.ts";
import type { DocumentInput } from "./document-input.ts";

/** Rows of a list are named while they are few, and numbers up to so many. */
const FEW_ROWS = 12;
const MOST_NUMBERS = 50;

const kindLabels: Readonly<Record<SourceKind, string>> = {
  answer: "Drafted from answers",
  document: "Drafted from documents",
  website: "Drafted from websites",
  person: "Typed by people",
  model: "Drafted by a language model",
  pattern: "Added by built-in patterns",
  import: "Imported",
  agent: "Written by agents",
  restored: "Brought back",
  unknown: "Not known",
};

/** Where the words come from and what of them nobody accepted, where anything was not typed by people. */
export function sourcesChapters(input: DocumentInput): Unnumbered[] {
  const { acceptance } = input;
  if (!acceptance || !hasSources(acceptance.sources)) return [];
  const { kinds, said: numbers } = acceptance.sources;
  const rows = sourceKinds.flatMap((kind): Inline[][][] => {
    const counted = kinds[kind];
    return counted ? [[[kindLabels[kind]], [asNumber(counted.rows)], [asNumber(counted.fields)]]] : [];
  });
  return [
    {
      title: "Sources and acceptance",
      blocks: [
        { kind: "table", columns: ["Source", "Rows and texts", "Fields"], rows },
        ...notAccepted(input, acceptance),
        ...numbersOf(assumedFigures(input, acceptance, numbers)),
      ],
    },
  ];
}

function notAccepted(input: DocumentInput, { open }: ToldAcceptance): Block[] {
  const counts = countOpen({ open });
  if (counts.length === 0) return [paragraph("Everything here was typed or accepted by a person.")];
  const lists = contentLists(input);
  const whichOf = (table: (typeof counts)[number]["table"]): Inline[] => {
    if (table === "specifications") {
      const fields = Object.values(open.specifications ?? {}).flat();
      return [fields.map((field) => citedTexts[field as CitedText] ?? asTitle(field.replaceAll("_", " "))).join(", ")];
    }
    const waiting = lists[table].filter(({ id }) => open[table]?.[id]);
    return waiting.length > FEW_ROWS ? ["–"] : cites(waiting.map(({ number }) => cite(table, number)));
  };
  const rows = counts.map(({ table, count }): Inline[][] => [
    [table === "specifications" ? "Texts" : asTitle(nouns[table].many)],
    [asNumber(count)],
    whichOf(table),
  ]);
  return [{ kind: "table", columns: ["Section", "Not accepted", "Which"], rows }];
}

function numbersOf(assumed: readonly AssumedFigure[]): Block[] {
  if (assumed.length === 0) return [];
  const rows = assumed
    .slice(0, MOST_NUMBERS)
    .map(({ accepting, noun, reference, label, before, after }): Inline[][] => [
      [accepting.figure],
      noun ? [{ cite: reference }, `, ${label}`] : [reference],
      [said(`${before}${accepting.figure}${after}`).replace(/\s+/g, " ")],
    ]);
  const more = assumed.length - rows.length;
  return [
    { kind: "table", columns: ["Number nobody said or accepted", "Where", "Words around it"], rows },
    ...(more > 0
      ? [paragraph(`${asNumber(more)} more ${more === 1 ? "number was" : "numbers were"} neither said nor accepted.`)]
      : []),
  ];
}

const asNumber = (count: number) => count.toLocaleString("en");
