import type { Span } from "#domain/source-units/sentences.ts";

/** A heading with what stands below it, from `bodyAt` on; `isLeftOut` where it says that none of it is built. Without one the title is "". */
export type HeadedPart = Span & { bodyAt: number; title: string; isLeftOut: boolean };

const HEADING = /^[ \t]*(?:#{1,6}[ \t]+|\*\*)(.+)$/gmu;
const EXCLUDED = /\b(?:out of scope|not in scope|excluded|exclusions|non-?goals|later)\b/iu;

/** A text in parts, each from its heading to the next. */
export function partsByHeading(text: string): HeadedPart[] {
  const headed = [...text.matchAll(HEADING)].map(({ 0: line, 1: title = "", index }) => ({
    start: index,
    bodyAt: index + line.length,
    title,
    isLeftOut: EXCLUDED.test(title),
  }));
  const parts = headed[0]?.start === 0 ? headed : [{ start: 0, bodyAt: 0, title: "", isLeftOut: false }, ...headed];
  return parts.map((part, at) => ({ ...part, end: parts[at + 1]?.start ?? text.length }));
}
