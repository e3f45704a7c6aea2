import { NUMBER, UNIT } from "#domain/drafter/questions/words/portuguese.ts";
import { any } from "#domain/drafter/questions/words/word-classes.ts";
import type { QuestionTexts } from "./question-texts.ts";

export const portugueseQuestions: QuestionTexts = {
  things: "registos",
  asked: {
    approves: {
      question: "Quem decide ou aprova?",
      example: "A direção aprova os registos novos; o conselho decide sobre as exceções",
    },
    kept: {
      question: "Quanto tempo valem ou ficam guardadas as coisas, e o que acontece depois?",
      example: "Os registos valem um ano e ficam guardados mais 10 anos",
    },
    never: { question: "O que nunca deve acontecer?", example: "O mesmo lugar nunca deve ser dado duas vezes" },
    limits: {
      question: "Que quantidades, valores ou prazos é preciso respeitar?",
      example: "Um aviso 14 dias antes do prazo; no máximo 3 avisos",
    },
    replaces: {
      question: "Como se faz hoje, e o que é preciso passar para cá?",
      example: "Uma folha de cálculo com 400 linhas e uma pasta de documentos digitalizados",
    },
    pays: { question: "Quem paga?", example: "Uma empresa paga uma quota por ano; para os outros é gratuito" },
    sees: {
      question: "Quem pode ver o que os outros registaram, e quem não pode?",
      example: "Só a administração; os outros veem os seus próprios registos",
    },
  },
  forExample: (example) => `Por exemplo: ${example}`,
  finite:
    /(?<!\p{L})(?:é|são|está|estão|será|serão|deve|devem|pode|podem|tem|têm|há|vai|vão|fica|ficam|dura|duram|vale|valem|caduca|vence|paga|pagam|decide|decidem|aprova|aprovam|vê|veem|guarda|guardam|faz|fazem|revê|confere)(?!\p{L})/iu,
  one: /^(?:o|a|uma?|meu|minha|o nosso|a nossa|cada|ninguém|só eu)(?!\p{L})/iu,
  several: /^(?:os|as|uns|umas|tod[oa]s|dois|duas)(?!\p{L})|(?<!\p{L})e(?!\p{L})/iu,
  either: /(?<!\p{L})ou(?!\p{L})/iu,
  span: any(
    `^(?:(?:durante|por|pelo menos|no mínimo|no máximo|uns|até|mais) )*${NUMBER} ${UNIT}$`,
    "^(?:(?:para|por) sempre|sempre|indefinidamente|sem limite|toda a vida)$",
  ),
  leftOpen: any(
    "não (?:sei|sabemos)",
    "(?:nem|sem|não faço) (?:ideia|a mínima)|por decidir|logo se vê|tanto faz",
    "^(?:nada|nenhuma?|não)$",
  ),
  told: {
    approves: (answer, isOne) => `${answer} ${isOne ? "decide" : "decidem"}`,
    kept: (answer) => `Os registos ficam guardados ${answer.replace(/^(?:por|durante) /i, "")}`,
    never: (answer) => `Isto nunca deve acontecer: ${answer}`,
    limits: (answer) => `Vale este limite: ${answer}`,
    replaces: (answer) => `Até agora: ${answer}`,
    pays: (answer, isOne) => `${answer} ${isOne ? "paga" : "pagam"}`,
  },
  agreeing: ["approves", "pays"],
};
