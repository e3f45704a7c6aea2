import { frenchKinds } from "#domain/drafter/languages/kinds/french.ts";
import { asTheirs, doneByMe, romanceVerbOf } from "#domain/drafter/languages/romance-wording.ts";
import { frenchVerbs } from "#domain/drafter/languages/verbs/french-verbs.ts";
import type { Texts } from "./texts.ts";

/** "que" and "de" before what follows: "qu'il manque", "d'imprimer". */
function elided(word: string, next: string): string {
  return /^[aeiouyéèêâîôhœ]/i.test(next) ? `${word.slice(0, -1)}'${next}` : `${word} ${next}`;
}

const THEIRS = { mon: "son", ma: "sa", mes: "ses", me: "se", moi: "soi" };
const theirs = (said: string) => asTheirs(THEIRS, said.replace(/^m'/, "s'"));

export const frenchTexts: Texts = {
  kinds: frenchKinds,
  verbOf: romanceVerbOf,
  story: (who, said, so) => `En tant ${elided("que", who)}, je veux ${said}, ${so}.`,
  given: (text) => `Étant donné ${elided("que", text)}`,
  when(said, told) {
    const done = doneByMe(frenchVerbs, said);
    return `Quand ${done ? elided("je", done) : `je veux ${said}`}${told ?? ""}`;
  },
  then: "Alors",
  alone: (step) => step,
  signedIn: "Session ouverte :",
  colon: " :",
  listed: " ; ",
  theirs,
  its: (said) => said,
  purpose: {
    opens: /,? (?:pour|afin) qu(?:e |')/u,
    told: [/^pour/u, "afin"],
    why: /,? (?:parce qu(?:e |')|car |puisqu(?:e |')).*$/u,
  },
  does: "Ce que fait cette personne :",
  pageOf: "Ce que l'on fait ici :",
  tasks: "Tâches",
  featureOf: (who, said) => `Le système doit permettre à la personne qui a le rôle « ${who} » ${elided("de", theirs(said))}.`,
  dutyOf: (said) => `Le système doit ${said}.`,
  ruleOf: (said) =>
    `Le système doit respecter cette règle partout où elle s'applique : « ${said}. » Si quelque chose la contredit, le système le signale et cite la règle.`,
  outline: {
    opening: (name, people) => `${name} est un logiciel pour les rôles suivants : ${people}.`,
    system: "Le système",
    rules: "Règles",
    soFar: "Aujourd'hui",
    leftOut: "Hors périmètre",
    structure: "Structure",
    pages: (names) => `Le logiciel comporte les pages suivantes : ${names}.`,
  },
};
