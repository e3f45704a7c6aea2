import { NUMBER, UNIT } from "#domain/drafter/questions/words/french.ts";
import { any } from "#domain/drafter/questions/words/word-classes.ts";
import type { QuestionTexts } from "./question-texts.ts";

export const frenchQuestions: QuestionTexts = {
  things: "fiches",
  asked: {
    approves: {
      question: "Qui décide ou donne son accord ?",
      example: "La direction accepte les nouvelles fiches ; le bureau décide des exceptions",
    },
    kept: {
      question: "Combien de temps les choses restent-elles valables ou enregistrées, et que se passe-t-il ensuite ?",
      example: "Les fiches sont valables un an et sont conservées 10 ans de plus",
    },
    never: { question: "Qu'est-ce qui ne doit jamais arriver ?", example: "La même place ne doit jamais être donnée deux fois" },
    limits: {
      question: "Quels montants, nombres ou délais faut-il respecter ?",
      example: "Un rappel part 14 jours avant l'échéance ; 3 rappels au plus",
    },
    replaces: {
      question: "Comment cela se passe-t-il aujourd'hui, et que faut-il reprendre ?",
      example: "Un tableur de 400 lignes et un classeur de documents numérisés",
    },
    pays: { question: "Qui paie ?", example: "Une entreprise paie une somme par an ; c'est gratuit pour tous les autres" },
    sees: {
      question: "Qui peut voir ce que les autres ont saisi, et qui ne le peut pas ?",
      example: "Seulement l'administration ; chacun voit ses propres fiches",
    },
  },
  forExample: (example) => `Par exemple : ${example}`,
  finite:
    /(?<!\p{L})(?:est|sont|sera|seront|doi(?:t|vent)|peu(?:t|vent)|a|ont|faut|va|vont|reste(?:nt)?|dure(?:nt)?|finit|expire(?:nt)?|pai?[ey](?:nt)?|décide(?:nt)?|accepte(?:nt)?|valide(?:nt)?|voi(?:t|ent)|garde(?:nt)?|prend|prennent|fait|font|vérifie(?:nt)?)(?!\p{L})/iu,
  one: /^(?:le |la |l'|une? |mon |ma |notre |chaque |personne|seule? )/iu,
  several: /^(?:les|des|nos|mes|tous|toutes|deux)(?!\p{L})|(?<!\p{L})et(?!\p{L})/iu,
  either: /(?<!\p{L})ou(?!\p{L})/iu,
  span: any(
    `^(?:(?:pendant|au moins|au plus|environ|encore|durant|jusqu'à) )*${NUMBER} ${UNIT}(?: au (?:plus|moins))?$`,
    "^(?:toujours|pour toujours|indéfiniment|sans limite|à vie)$",
  ),
  leftOpen: any(
    "sai(?:s|t) pas|savons pas",
    "aucune idée|à voir|à décider|pas (?:encore )?décidé",
    "^(?:rien|aucune?|non|peu importe)$",
  ),
  told: {
    approves: (answer, isOne) => `${answer} ${isOne ? "décide" : "décident"}`,
    kept: (answer) => `Les fiches sont conservées ${answer.replace(/^pendant /i, "")}`,
    never: (answer) => `Cela ne doit jamais arriver : ${answer}`,
    limits: (answer) => `Cette limite s'applique : ${answer}`,
    replaces: (answer) => `Jusqu'ici : ${answer}`,
    pays: (answer, isOne) => `${answer} ${isOne ? "paie" : "paient"}`,
  },
  agreeing: ["approves", "pays"],
};
