/** Ends of sentences that are none: titles, short forms, numbers of days. */
const SHORT =
  /(?:\b(?:Dr|Mr|Mrs|Ms|St|No|Nr|Prof|Mme|M|vs|etc|approx|ca|z\.\s?B|d\.\s?h|e\.g|i\.e|u\.\s?a|Sr|Sra|a\.m|p\.m|\p{Lu})|\b\d{1,2})\.$/u;

/** A paragraph as its sentences. */
export function sentencesOf(text: string): string[] {
  const parts = text
    .replace(/\s+/g, " ")
    .trim()
    .split(/(?<=[.!?]["”’)]?)\s+(?=["“„(]?[\p{Lu}\p{N}])/u);
  const sentences: string[][] = [];
  for (const [at, part] of parts.entries()) {
    const open = sentences.at(-1);
    if (open && SHORT.test(parts[at - 1] ?? "")) open.push(part);
    else sentences.push([part]);
  }
  return sentences.map((sentence) => sentence.join(" ")).filter(Boolean);
}
