import { asTitle, nouns } from "#domain/nouns/all.ts";
import { rules } from "#domain/quality/rules/all.ts";
import { lookedAt, type ToldFinding, toldQuality } from "#domain/quality/told-findings.ts";
import { linesOf, paragraph, type Unnumbered } from "./blocks.ts";
import type { Block, Inline } from "./document.ts";
import type { DocumentInput } from "./document-input.ts";

const names = new Map<string, string>(rules.map(({ id, name }) => [id, name]));

/** How clean the wording is, section by section, and which findings are kept on purpose, why, by whom and when. */
export function wordingChapters(input: DocumentInput): Unnumbered[] {
  if (!input.quality) return [];
  if (input.quality === "pending") return lookedAt(input).length > 0 ? [{ title, blocks: [paragraph(pending)] }] : [];
  const { findings, rows, clean, shares, language } = toldQuality(input, input.quality);
  if (rows === 0) return [];
  const open = findings.filter(({ scored, kept }) => scored && !kept);
  const kept = findings.filter((finding) => finding.kept);
  const foundIn = Map.groupBy(open, ({ noun }) => noun);
  const lines = [...shares].map(([noun, share]): Inline[][] => [
    [asTitle(nouns[noun].many)],
    [asNumber(share.rows)],
    [asNumber(share.clean)],
    [asNumber(foundIn.get(noun)?.length ?? 0)],
  ]);
  const said = `${asNumber(clean)} of ${asNumber(rows)} rows have no finding in their wording; ${asNumber(open.length)} findings are open and ${asNumber(kept.length)} are kept on purpose.`;
  return [
    {
      title,
      blocks: [
        paragraph(said),
        ...(language === "other" ? [paragraph(partly)] : []),
        { kind: "table", columns: ["Section", "Rows", "Clean", "Findings open"], rows: lines },
        ...keptOf(kept),
      ],
    },
  ];
}

const title = "Quality of the wording";
const pending = "The wording of the rows is being checked.";
const partly =
  "The rules on words are English, and most of this is not: open places, doubled words, forbidden words and the glossary were looked at, and nothing else.";

function keptOf(kept: readonly ToldFinding[]): Block[] {
  if (kept.length === 0) return [];
  const rows = kept.map(({ cite, rule, quote, kept: decision }): Inline[][] => [
    [{ cite: cite.split("@")[0] ?? cite }],
    [`“${oneLine(quote)}”`],
    [names.get(rule) ?? rule],
    [oneLine(decision?.reason ?? "")],
    [[decision?.by, decision?.suppressed_at.slice(0, 10)].filter(Boolean).join(", ")],
  ]);
  return [
    paragraph("Kept on purpose:"),
    { kind: "table", columns: ["Requirement", "Words", "Rule", "Because", "Decided"], rows },
  ];
}

const oneLine = (text: string) => linesOf(text).join(" ");
const asNumber = (count: number) => count.toLocaleString("en");
