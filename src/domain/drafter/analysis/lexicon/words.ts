/** The words of a text that lists them. */
export function words(text: string): Set<string> {
  return new Set(text.split(/\s+/).filter(Boolean));
}
