/** A heading without its number, mark or emoji. */
export function bareHeading(words: string): string {
  return words
    .replace(/[*_`]+/g, "")
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .replace(
      /^(?:(?:chapter|section|part|item|point|kapitel|abschnitt|teil|top|tagesordnungspunkt|punkt|appendix|anhang|chapitre|partie|point|capítulo|apartado|punto|capitolo|hoofdstuk|§)\s+)?(?:\d{1,3}|[A-Z]|[IVX]{1,5})(?:[.]\d{1,3})*[.):]?\s+(?=\S)/u,
      "",
    )
    .replace(/[\s:–—-]+$/u, "")
    .replace(/\s*\([^)]*\)$/, "")
    .trim();
}
