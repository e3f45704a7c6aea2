export type Part = { text: string; word: string };

/** The words of a statement; an elided article stands by itself. */
export function partsOf(sentence: string): Part[] {
  const plain = sentence.replace(/\(([^()]*)\)/g, " , $1 ").replace(/’/g, "'");
  return (
    plain
      .replace(/\b(l|d|qu|n|s|j|c|m|t)'/giu, "$1' ")
      .match(/\b(?:l|d|qu|n|s|j|c|m|t)'|\p{L}[\p{L}\p{N}'-]*|\d+(?:[.,:]\d+)*(?:\s?[%€])?|[,;:—]/giu) ?? []
  ).map((text) => ({ text, word: text.toLowerCase() }));
}

export function joined(parts: readonly Part[]): string {
  return parts
    .map(({ text }) => text)
    .join(" ")
    .replace(/ ([,;:])/g, "$1")
    .replace(/' /g, "'")
    .replace(/^[\s,;:—]+|[\s,;:—]+$/g, "");
}

export function set(text: string): Set<string> {
  return new Set(text.split(/\s+/).filter(Boolean));
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
