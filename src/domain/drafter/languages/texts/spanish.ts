import { spanishKinds } from "#domain/drafter/languages/kinds/spanish.ts";
import { asTheirs, doneByMe, romanceVerbOf } from "#domain/drafter/languages/romance-wording.ts";
import { spanishVerbs } from "#domain/drafter/languages/verbs/spanish-verbs.ts";
import type { Texts } from "./texts.ts";

const theirs = (said: string) => asTheirs({ mi: "su", mis: "sus" }, said.replace(/^(\p{L}+r)me(?!\p{L})/u, "$1se"));

export const spanishTexts: Texts = {
  kinds: spanishKinds,
  verbOf: romanceVerbOf,
  story: (who, said, so) => `Como ${who}, quiero ${said}, ${so}.`,
  given: (text) => `Dado que ${text}`,
  when: (said, told) => `Cuando ${doneByMe(spanishVerbs, said) ?? `quiero ${said}`}${told ? ` ${told}` : ""}`,
  then: "Entonces",
  alone: (step) => step,
  signedIn: "Con la sesión de",
  colon: ":",
  listed: "; ",
  theirs,
  its: (said) => said,
  purpose: { opens: /,? (?:para|a fin de) que /u, told: [/^a fin de/u, "para"], why: /,? (?:porque|ya que|pues) .*$/u },
  does: "Lo que hace esta persona:",
  pageOf: "Qué se hace aquí:",
  tasks: "Tareas",
  featureOf: (who, said) => `El sistema debe permitir al rol «${who}» ${theirs(said)}.`,
  dutyOf: (said) => `El sistema debe ${said}.`,
  ruleOf: (said) =>
    `El sistema debe respetar esta regla en todas partes: «${said}.» Si algo la contradice, el sistema lo dice y cita la regla.`,
  outline: {
    opening: (name, people) => `${name} es un programa para los siguientes roles: ${people}.`,
    system: "El sistema",
    rules: "Reglas",
    soFar: "Hoy",
    leftOut: "Fuera de alcance",
    structure: "Estructura",
    pages: (names) => `El programa tiene las siguientes páginas: ${names}.`,
  },
};
