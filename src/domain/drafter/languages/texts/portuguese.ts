import { portugueseKinds } from "#domain/drafter/languages/kinds/portuguese.ts";
import { asTheirs, doneByMe, romanceVerbOf } from "#domain/drafter/languages/romance-wording.ts";
import { portugueseVerbs } from "#domain/drafter/languages/verbs/portuguese-verbs.ts";
import type { Texts } from "./texts.ts";

const THEIRS = { meu: "seu", minha: "sua", meus: "seus", minhas: "suas" };
const theirs = (said: string) => asTheirs(THEIRS, said.replace(/^(\p{L}+r)-me(?!\p{L})/u, "$1-se"));

export const portugueseTexts: Texts = {
  kinds: portugueseKinds,
  verbOf: romanceVerbOf,
  story: (who, said, so) => `Como ${who}, quero ${said}, ${so}.`,
  given: (text) => `Dado que ${text}`,
  when: (said, told) => `Quando ${doneByMe(portugueseVerbs, said) ?? `quero ${said}`}${told ? ` ${told}` : ""}`,
  then: "Então",
  alone: (step) => step,
  signedIn: "Sessão iniciada como",
  colon: ":",
  listed: "; ",
  theirs,
  its: (said) => said,
  purpose: { opens: /,? (?:para|a fim de) que /u, told: [/^a fim de/u, "para"], why: /,? (?:porque|já que|pois) .*$/u },
  does: "O que esta pessoa faz:",
  pageOf: "O que se faz aqui:",
  tasks: "Tarefas",
  featureOf: (who, said) => `O sistema deve permitir ao perfil “${who}” ${theirs(said)}.`,
  dutyOf: (said) => `O sistema deve ${said}.`,
  ruleOf: (said) =>
    `O sistema deve respeitar esta regra em toda a parte: “${said}.” Se algo contradiz a regra, o sistema avisa e cita a regra.`,
  outline: {
    opening: (name, people) => `${name} é um programa para os seguintes perfis: ${people}.`,
    system: "O sistema",
    rules: "Regras",
    soFar: "Hoje",
    leftOut: "O que fica de fora",
    structure: "Estrutura",
    pages: (names) => `O programa tem as seguintes páginas: ${names}.`,
  },
};
