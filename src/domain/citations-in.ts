import { nounByPrefix } from "#domain/citation.ts";
import type { Noun } from "#domain/nouns/all.ts";

/** A citation in a text: from `start` up to `end`, in UTF-16 units. */
export type FoundCitation = { noun: Noun; reference: string; start: number; end: number };
type Range = { start: number; end: number };

// letters without case, such as Chinese ones, stand without spaces between words
const letter = "\\p{Lu}\\p{Ll}\\p{Lt}\\p{Lm}\\p{N}_";
const number = "[1-9]\\d{0,8}";
const wholeWord = (pattern: string) => new RegExp(`(?<![${letter}-])${pattern}(?![${letter}]|-[${letter}]|\\.\\d)`, "gu");
const reference = `(${[...nounByPrefix.keys()].join("|")})-${number}`;
const cited = wholeWord(reference);
const citedAtRevision = wholeWord(`(?<reference>${reference})(?:@(?<revision>${number}))?`);
const hint = /[A-Z]-[1-9]/;
const addresses = /(?:[a-z][a-z\d+.-]{0,20}:\/\/|www\.|mailto:)\S+/gi;
// what nobody closes is found too, so that it is looked through once
const targets = /\]\([^)\n]*\)?/g;
const fence = /^ {0,3}(`{3,}|~{3,})/;

/** The citations a text contains as whole words, in their order; what stands in code or in an address is none. */
export function citationsIn(text: string): FoundCitation[] {
  // most texts cite nothing, and this tells them ten times faster
  if (!hint.test(text)) return [];
  const found = [...text.matchAll(cited)];
  if (found.length === 0) return [];
  const inCode = meeting(codeIn(text));
  const inAddress = meeting(matchesIn(text, addresses, 0));
  const inTarget = meeting(matchesIn(text, targets, 0).filter(({ end }) => text[end - 1] === ")"));
  return found.flatMap(({ 0: reference, 1: prefix = "", index: start }) => {
    const noun = nounByPrefix.get(prefix);
    const one = { start, end: start + reference.length };
    if (!noun || inCode(one) || inAddress(one) || inTarget(one)) return [];
    return [{ noun, reference, ...one }];
  });
}

/** A citation as code and commits write it, such as US-14@3; `revision` is null where none is named. */
export type RevisionCitation = { reference: string; revision: number | null; start: number; end: number };

/** The citations a source file contains as whole words, in their order, wherever in it they stand. */
export function revisionCitationsIn(text: string): RevisionCitation[] {
  if (!hint.test(text)) return [];
  return [...text.matchAll(citedAtRevision)].map(({ 0: whole, index: start, groups }) => ({
    reference: groups?.reference ?? whole,
    revision: groups?.revision ? Number(groups.revision) : null,
    start,
    end: start + whole.length,
  }));
}

/** Whether one of these ranges meets the one asked for; both come in the order of the text. */
function meeting(ranges: readonly Range[]) {
  let at = 0;
  return ({ start, end }: Range): boolean => {
    for (let next = ranges[at]; next && next.end <= start; next = ranges[at]) at += 1;
    const next = ranges[at];
    return next !== undefined && next.start < end;
  };
}

function matchesIn(text: string, pattern: RegExp, offset: number): Range[] {
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
    start: offset + index,
    end: offset + index + match.length,
  }));
}

/** Fenced blocks up to their closing fence or the end of the text, and what stands between backticks of one paragraph. */
function codeIn(text: string): Range[] {
  const ranges: Range[] = [];
  let open: { mark: string; start: number } | null = null;
  let at = 0;
  let paragraph = 0;
  for (const line of text.split("\n")) {
    const end = at + line.length;
    const mark = fence.exec(line)?.[1];
    if (open) {
      if (mark?.startsWith(open.mark)) {
        ranges.push({ start: open.start, end });
        open = null;
        paragraph = end;
      }
    } else if (mark || line.trim() === "") {
      ranges.push(...spansIn(text.slice(paragraph, at), paragraph));
      paragraph = end;
      if (mark) open = { mark, start: at };
    }
    at = end + 1;
  }
  return [...ranges, ...(open ? [{ start: open.start, end: text.length }] : spansIn(text.slice(paragraph), paragraph))];
}

function spansIn(paragraph: string, offset: number): Range[] {
  const marks = matchesIn(paragraph, /`+/g, offset);
  const closing = closingMarks(marks);
  const ranges: Range[] = [];
  for (let at = 0; at < marks.length; at++) {
    const close = closing[at] ?? -1;
    const [opened, closed] = [marks[at], marks[close]];
    if (!opened || !closed) continue;
    ranges.push({ start: opened.start, end: closed.end });
    at = close;
  }
  return ranges;
}

/** For each mark, where the next one of its length stands. */
function closingMarks(marks: readonly Range[]): readonly (number | undefined)[] {
  const next = new Map<number, number>();
  return marks
    .map(({ start, end }, at) => [end - start, at] as const)
    .reverse()
    .map(([length, at]) => {
      const found = next.get(length);
      next.set(length, at);
      return found;
    })
    .reverse();
}
