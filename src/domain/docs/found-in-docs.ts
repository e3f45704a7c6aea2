/** A part of a page, with what was looked for marked in it. */
export type FoundInDocs = { address: string; shelf: string; title: Run[]; excerpt: Run[] };
export type Run = { text: string; marked: boolean };

/** What is said above the places that were found. */
export function foundSentence(query: string, { length }: readonly FoundInDocs[]): string {
  if (query === "") return "Type words to look for, and press Enter.";
  if (length === 0) return `No page says “${query}”. Try fewer words, or another word for it.`;
  return `${length === 1 ? "1 place says" : `${length} places say`} “${query}”, the best first.`;
}

/** Stands in the page that was drawn at build where the server writes down what it found, for those without scripts. */
export const foundBlank: { sentence: string; found: [FoundInDocs] } = {
  sentence: "__sentence__",
  found: [
    {
      address: "/__address__",
      shelf: "__shelf__",
      title: [{ text: "__title__", marked: false }],
      excerpt: [{ text: "__excerpt__", marked: true }],
    },
  ],
};
