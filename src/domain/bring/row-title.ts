import type { Noun } from "#domain/nouns/all.ts";
import { bareHeading } from "./bare-heading.ts";
import { idIn } from "./identified.ts";

const kinds: readonly [RegExp, Noun][] = [
  [/^(?:user ?stor(?:y|ies)|story|use ?case|anwendungsfall|anwendergeschichte)$/iu, "user_stories"],
  [/^(?:feature|system feature|funktion|funktionalität|fonctionnalité|característica|epic|module|modul)$/iu, "features"],
  [/^(?:persona|role|user|user class|actor|rolle|akteur|nutzer|benutzer)$/iu, "user_classes"],
  [/^(?:page|screen|view|seite|maske|ansicht)$/iu, "pages"],
  [/^(?:risk|risiko)$/iu, "risks"],
  [
    /^(?:test ?case|test|testfall|scenario(?: outline| template)?|szenario(?:grundriss)?|scénario|escenario|example)$/iu,
    "test_cases",
  ],
  [/^(?:assumption|annahme)$/iu, "assumptions"],
  [/^(?:interface|schnittstelle)$/iu, "external_interfaces"],
];
const NAMED = /^([\p{L} -]{3,20}?)\s*#?\d{0,4}(?:\.\d+)*\s*[:.–—-]\s+(\S.*)$/u;

/** What a heading says it is a row of, such as `Persona: Farmer`, `Use case 3: Pay` or `TC-4 Pay`. */
export function nounOfTitle(title: string): { noun: Noun; title: string } | undefined {
  const bare = bareHeading(title);
  const own = idIn(bare);
  if (own?.noun && own.rest) return { noun: own.noun, title: bare };
  const [, kind = "", rest = ""] = NAMED.exec(bare) ?? [];
  const noun = kinds.find(([says]) => says.test(kind.trim()))?.[1];
  return noun ? { noun, title: rest } : undefined;
}
