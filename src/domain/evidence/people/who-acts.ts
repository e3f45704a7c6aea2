import type { Grammar } from "#domain/drafter/languages/reading/grammar.ts";

/** Whom a sentence says to do something, each by what one of them is called: "Growers check the water" speaks of a grower. */
export type WhoActs = (sentence: string) => string[];

/** The reader for a language of those that are read; words of the others need not be loaded for one page. */
export async function whoActsIn(language: string): Promise<WhoActs> {
  const code = language.slice(0, 2).toLowerCase() || "en";
  if (code === "en") return (await import("./english.ts")).whoActsInEnglish;
  if (code === "de") return (await import("./german.ts")).whoActsInGerman;
  const grammar = await grammarOf(code);
  return grammar ? (await import("./romance.ts")).whoActsInRomance(grammar) : () => [];
}

async function grammarOf(code: string): Promise<Grammar | undefined> {
  if (code === "fr") return (await import("#domain/drafter/languages/french.ts")).grammar;
  if (code === "es") return (await import("#domain/drafter/languages/spanish.ts")).grammar;
  if (code === "pt") return (await import("#domain/drafter/languages/portuguese.ts")).grammar;
  return undefined;
}
