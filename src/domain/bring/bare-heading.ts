/** What a chapter is called before its number. */
const NAMED =
  /^(?:chapter|section|part|item|point|kapitel|abschnitt|teil|top|tagesordnungspunkt|punkt|appendix|anhang|chapitre|partie|annexe|capítulo|apartado|punto|capitolo|hoofdstuk|art(?:icle|ículo|icolo|ikel|\.)?|clause|cláusula|clausola|lote?|§)\s*(?:\d{1,3}|[a-z]|[ivx]{1,5})(?:\.\d{1,3})*[.):]?\s+(?=\S)/iu;
const NUMBERED = /^(?:\d{1,3}|[A-Z]|[IVX]{1,5})(?:[.]\d{1,3})*[.):]?\s+(?=\S)/u;

/** A heading without its number, mark or emoji. */
export function bareHeading(words: string): string {
  return words
    .replace(/[*_`]+/g, "")
    .replace(/^[^\p{L}\p{N}§]+/u, "")
    .replace(NAMED, "")
    .replace(NUMBERED, "")
    .replace(/^[–—-]\s+/u, "")
    .replace(/[\s:!…–—-]+$|\.{3}$/u, "")
    .replace(/\s*\([^)]*\)$/, "")
    .trim();
}
