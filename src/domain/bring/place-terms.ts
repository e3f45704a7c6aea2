import { fieldFor, labelledIn } from "./labels.ts";
import { add, type Context, type Placing } from "./place.ts";
import { isRemark } from "./remark.ts";
import type { Words } from "./segment.ts";
import { unitKey } from "./source.ts";
import { leadIn } from "./statements.ts";

type Term = { name: string; definition: string[]; avoid: string[]; at: number };

/** The terms of a glossary, each before what it means on a line of its own; a line that tells none says more of the one above. */
export function addTerms(place: Placing, parts: readonly Words[], context: Context): void {
  const terms: Term[] = [];
  const left: { at: number; line: string }[] = [];
  for (const { text, markdown, depth, label, at } of parts) {
    const marked = markdown?.split("\n") ?? [];
    for (const [row, line] of text.replace(DEFINED_BELOW, ": ").split("\n").entries()) {
      const open = terms.at(-1);
      const isFirst = row === 0 || (depth === undefined && isBold(marked[0]) === isBold(marked[row]));
      const told = (depth ?? 0) > 0 || label || !isFirst || isRemark(line) ? undefined : termIn(line, marked[row]);
      if (told) terms.push({ name: told.name, definition: [told.rest], avoid: [], at });
      else if (open && (open.at === at || (depth ?? 0) > 0)) sayMore(open, line);
      else left.push({ at, line });
    }
  }
  const placed = new Set(parts.flatMap(({ depth, at }) => ((depth ?? 0) > 0 && terms.some((one) => one.at < at) ? [at] : [])));
  for (const { name, definition, avoid, at } of terms) {
    placed.add(at);
    const words = { name, definition: definition.join("\n"), ...(avoid.length > 0 ? { avoid: avoid.join(", ") } : {}) };
    add(place, "glossary_terms", words, [unitKey(at)], { ...context, said: name });
  }
  for (const { at, line } of left)
    if (placed.has(at)) place.rest.set(unitKey(at), [place.rest.get(unitKey(at)), line].filter(Boolean).join("\n"));
}

function sayMore(term: Term, line: string): void {
  const labelled = labelledIn(line);
  if (labelled?.value && fieldFor("glossary_terms", labelled.label) === "avoid") term.avoid.push(labelled.value);
  else term.definition.push(line);
}

/** How Markdown lists definitions: below the term, after a colon. */
const DEFINED_BELOW = /\n\s*:\s+/g;
const isBold = (line: string | undefined) => /^(?:\*\*|__)/u.test(line?.trim() ?? "");
const BOLD = /^(?:\*\*|__)([^*_]{1,60}?)[:.]?(?:\*\*|__)\s*[:.=–—-]?\s+(\S.*?)\\?$/su;
const EQUAL = /^([^=.!?]{1,60}?)\s+=\s+(\S.*)$/su;
const NAMING = /^["“„«(]?[\p{L}\p{N}]/u;
/** A short subject and the verb of a definition. */
const MEANS =
  /^(?:(?:an?|the|eine?|der|die|das)\s+)?((?:\S+\s){0,3}\S+?)["”“»]?\s+(?:means|stands for|refers to|is(?= (?:an?|the)\b)|bedeutet|bezeichnet|steht für|ist(?= (?:eine?|der|die|das)\b)|signifie|désigne|significa)\s+(\S.*)$/isu;

/** A term and what it means. */
function termIn(line: string, markdown: string | undefined): { name: string; rest: string } | undefined {
  const [, name = "", rest = ""] = BOLD.exec(markdown?.trim() ?? "") ?? EQUAL.exec(line) ?? [];
  const lead = name ? undefined : leadIn(line);
  if (lead && NAMING.test(lead.name)) return { ...lead, name: bare(lead.name) };
  if (name) return { name: bare(name), rest: rest.replace(/\*\*|__/g, "").trim() };
  const [, subject = "", meaning = ""] = MEANS.exec(line) ?? [];
  return subject ? { name: bare(subject), rest: line.slice(line.length - meaning.length) } : undefined;
}

const bare = (name: string) => name.replace(/^["“”„«»'\s]+|["“”„«»'\s]+$/gu, "");
