import { couldBeActor, isActorWord } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { plural, singular } from "#domain/drafter/language/words.ts";

const SHORT = /(?<![\p{L}\d'-])(\p{Lu}{2,4})s?(?![\p{L}\d'-])/gu;
/** Short for so much else that it is no role of this text. */
const KNOWN = /^(?:IT|ID|PC|TV|AM|PM|PR|UK|US|EU|OK|AI|VAT|PIN|QR|PDF|SMS|GPS|FAQ|CSV|API|URL|NB|PS|RE|CC)$/;

/** By their initials those whose role a text writes out as well: "principal investigators", and then "the PI". */
export function abbreviatedIn(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const short of new Set([...text.matchAll(SHORT)].map(([, one = ""]) => one))) {
    if (KNOWN.test(short) || isActorWord(short.toLowerCase())) continue;
    const words = [...short].map((letter) => `${letter}\\p{Ll}+`).join("[ -]");
    const [role = ""] = new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, "iu").exec(text) ?? [];
    const head = singular(role.toLowerCase().split(/[ -]/).at(-1) ?? "");
    if (couldBeActor(head)) found.set(short, role.toLowerCase().replace(/\p{L}+$/u, head));
  }
  return found;
}

export function writtenOut(statement: string, roles: ReadonlyMap<string, string>): string {
  let told = statement;
  for (const [short, role] of roles)
    told = told
      .replace(new RegExp(` \\((?:the )?${short}s?\\)`, "gu"), "")
      .replace(new RegExp(`(?<![\\p{L}\\d'-])${short}(s?)(?![\\p{L}\\d-])`, "gu"), (_, many: string, at: number) => {
        const named = many ? role.replace(/\p{L}+$/u, plural) : role;
        return at === 0 ? named.replace(/^./, (letter) => letter.toUpperCase()) : named;
      });
  return told;
}
