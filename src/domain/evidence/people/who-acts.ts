import { whoActsInEnglish } from "./english.ts";
import { whoActsInGerman } from "./german.ts";
import { whoActsIn } from "./romance.ts";

/** Whom a sentence says to do something, each by what one of them is called: "Growers check the water" speaks of a grower. */
export function whoActs(sentence: string, language: string): string[] {
  const readers = { de: whoActsInGerman, fr: whoActsIn("fr"), es: whoActsIn("es"), pt: whoActsIn("pt"), en: whoActsInEnglish };
  const code = language.slice(0, 2).toLowerCase() || "en";
  return code in readers ? readers[code as keyof typeof readers](sentence) : [];
}
