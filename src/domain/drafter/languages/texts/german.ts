import { asMainClause } from "#domain/drafter/languages/german/main-clause.ts";
import { asIts, asTheirs, doneByMe, partedAtVerb } from "#domain/drafter/languages/german/wording.ts";
import { germanKinds } from "#domain/drafter/languages/kinds/german.ts";
import type { Texts } from "./texts.ts";

function able(who: string, said: string): string {
  const { before, verb, behind } = partedAtVerb(said);
  return `dass die Rolle „${who}“ ${before}${verb} kann${behind}`;
}

export const germanTexts: Texts = {
  kinds: germanKinds,
  verbOf: (said) => partedAtVerb(said).verb,
  story: (who, said, so) => `Als ${who} möchte ich ${said}, ${so}.`,
  given: (text) => `Angenommen, ${text}`,
  when: (said, told) => `Wenn ich ${doneByMe(said)}${told ? ` ${told}` : ""}`,
  then: "Dann",
  alone: asMainClause,
  signedIn: "Angemeldet als",
  colon: ":",
  listed: "; ",
  theirs: asTheirs,
  its: asIts,
  purpose: { opens: /,? damit /u, told: [/^damit/u, "damit"], why: /, (?:weil|denn) .*$/u },
  does: "Was diese Person tut:",
  pageOf: "Was hier getan wird:",
  tasks: "Aufgaben",
  featureOf: (who, said) => `Das System muss dafür sorgen, ${able(who, asTheirs(said, ""))}.`,
  dutyOf: (said) => `Das System muss ${asIts(said)}.`,
  ruleOf: (said) =>
    `Das System muss sich überall an diese Regel halten: „${said}.“ Widerspricht etwas dieser Regel, meldet das System das und nennt die Regel.`,
  outline: {
    opening: (name, people) => `${name} ist eine Software für diese Rollen: ${people}.`,
    system: "Das System",
    rules: "Regeln",
    soFar: "Heute",
    leftOut: "Nicht dabei",
    structure: "Aufbau",
    pages: (names) => `Es gibt diese Seiten: ${names}.`,
  },
};
