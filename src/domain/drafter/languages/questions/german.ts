import { NUMBER, UNIT } from "#domain/drafter/questions/words/german.ts";
import { any } from "#domain/drafter/questions/words/word-classes.ts";
import type { QuestionTexts } from "./question-texts.ts";

export const germanQuestions: QuestionTexts = {
  things: "Einträge",
  asked: {
    approves: {
      question: "Wer entscheidet oder genehmigt etwas?",
      example: "Die Leitung genehmigt neue Einträge; über Ausnahmen entscheidet der Vorstand",
    },
    kept: {
      question: "Wie lange gilt oder bleibt etwas gespeichert, und was geschieht danach?",
      example: "Einträge gelten ein Jahr und werden danach noch 10 Jahre aufbewahrt",
    },
    never: { question: "Was darf auf keinen Fall passieren?", example: "Derselbe Platz darf nie zweimal vergeben werden" },
    limits: {
      question: "Welche Mengen, Beträge oder Fristen müssen eingehalten werden?",
      example: "14 Tage vor Ablauf der Frist wird erinnert; höchstens 3 Erinnerungen",
    },
    replaces: {
      question: "Wie läuft das heute, und was muss übernommen werden?",
      example: "Eine Tabelle mit 400 Einträgen und ein Ordner mit eingescannten Blättern",
    },
    pays: { question: "Wer zahlt dafür?", example: "Ein Betrieb zahlt eine Gebühr im Jahr; für alle anderen ist es kostenlos" },
    sees: {
      question: "Wer darf sehen, was andere eingetragen haben, und wer nicht?",
      example: "Nur die Verwaltung; alle anderen sehen ihre eigenen Einträge",
    },
  },
  forExample: (example) => `Zum Beispiel: ${example}`,
  finite:
    /(?<!\p{L})(?:ist|sind|war|waren|wird|werden|muss|müssen|darf|dürfen|kann|können|soll|sollen|will|wollen|hat|haben|gilt|gelten|bleibt|bleiben|endet|enden|zahlt|zahlen|entscheidet|entscheiden|genehmigt|genehmigen|sieht|sehen|gibt|läuft|laufen|steht|stehen|liegt|macht|machen|bekommt|bekommen|übernimmt|übernehmen|trägt|tragen|prüft|prüfen)(?!\p{L})/iu,
  one: /^(?:der|das|eine?|mein|meine|unser|unsere|jeder|jede|niemand|nur ich)(?!\p{L})|^die \p{L}+(?:ung|heit|keit|schaft|ion|in|ei|tät|ie|ik|ur|aft)(?!\p{L})/u,
  several: /(?<!\p{L})(?:und|alle|beide|wir|eltern|leute)(?!\p{L})|^die \p{L}+(?:innen|er|en|ern|eln)(?!\p{L})/iu,
  either: /(?<!\p{L})oder(?!\p{L})/iu,
  span: any(
    `^(?:(?:für|mindestens|höchstens|maximal|etwa|ungefähr|noch|weitere|bis zu) ){0,3}${NUMBER} (?:volle |ganze |weitere )?${UNIT}(?: lang)?$`,
    "^(?:unbegrenzt|unbefristet|dauerhaft|(?:für )?immer|für alle zeit(?:en)?|ewig)$",
  ),
  leftOpen: any("wei(?:ß|ss) (?:\\p{L}+ ){0,3}nicht", "ahnung|noch offen|unklar|egal|mal sehen", "^(?:nichts|keine[rns]?|nein)$"),
  told: {
    approves: (answer, isOne) => `${answer} ${isOne ? "entscheidet" : "entscheiden"}`,
    kept: (answer) => `Einträge werden ${answer} aufbewahrt`,
    never: (answer) => `Das darf nie passieren: ${answer}`,
    limits: (answer) => `Diese Grenze gilt: ${answer}`,
    replaces: (answer) => `Bisher: ${answer}`,
    pays: (answer, isOne) => `${answer} ${isOne ? "zahlt" : "zahlen"} dafür`,
  },
  agreeing: ["approves", "pays"],
};
