/** A heading without its number, mark or emoji. */
export function bareHeading(words: string): string {
  return words
    .replace(/[*_`]+/g, "")
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .replace(
      /^(?:(?:chapter|section|part|kapitel|abschnitt|teil|appendix|anhang)\s+)?(?:\d{1,3}|[A-Z]|[IVX]{1,5})(?:[.]\d{1,3})*[.):]?\s+(?=\S)/u,
      "",
    )
    .replace(/[\s:–—-]+$/u, "")
    .replace(/\s*\([^)]*\)$/, "")
    .trim();
}
