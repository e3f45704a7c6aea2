import { NUMBER, UNIT } from "#domain/drafter/questions/words/spanish.ts";
import { any } from "#domain/drafter/questions/words/word-classes.ts";
import type { QuestionTexts } from "./question-texts.ts";

export const spanishQuestions: QuestionTexts = {
  things: "registros",
  asked: {
    approves: {
      question: "¿Quién decide o aprueba?",
      example: "La dirección aprueba los registros nuevos; la junta decide sobre las excepciones",
    },
    kept: {
      question: "¿Cuánto tiempo valen o se guardan las cosas, y qué pasa después?",
      example: "Los registros valen un año y se guardan 10 años más",
    },
    never: { question: "¿Qué no debe pasar nunca?", example: "La misma plaza no debe darse nunca dos veces" },
    limits: {
      question: "¿Qué cantidades, importes o plazos hay que respetar?",
      example: "Se avisa 14 días antes del plazo; 3 avisos como máximo",
    },
    replaces: {
      question: "¿Cómo se hace hoy, y qué hay que traspasar?",
      example: "Una hoja de cálculo con 400 filas y una carpeta de documentos escaneados",
    },
    pays: { question: "¿Quién paga?", example: "Una empresa paga una cuota al año; para los demás es gratis" },
    sees: {
      question: "¿Quién puede ver lo que han puesto otros, y quién no?",
      example: "Solo la administración; los demás ven sus propios registros",
    },
  },
  forExample: (example) => `Por ejemplo: ${example}`,
  finite:
    /(?<!\p{L})(?:es|son|está|están|será|serán|debe|deben|puede|pueden|tiene|tienen|hay|va|van|queda|quedan|dura|duran|vale|valen|caduca|caducan|paga|pagan|decide|deciden|aprueba|aprueban|ve|ven|guarda|guardan|se \p{L}+|hace|hacen|revisa|revisan)(?!\p{L})/iu,
  one: /^(?:el|la|una?|mi|nuestr[oa]|cada|nadie|solo yo)(?!\p{L})/iu,
  several: /^(?:los|las|un[oa]s|mis|nuestr[oa]s|tod[oa]s|dos)(?!\p{L})|(?<!\p{L})[ye](?!\p{L})/iu,
  either: /(?<!\p{L})[ou](?!\p{L})/iu,
  span: any(
    `^(?:(?:durante|por|al menos|como mínimo|como máximo|unos|otros|hasta) )*${NUMBER} ${UNIT}(?: más)?$`,
    "^(?:(?:para|por) siempre|siempre|indefinidamente|sin límite|toda la vida)$",
  ),
  leftOpen: any("no (?:lo )?(?:sé|sabemos)", "ni idea|por decidir|ya veremos|da igual", "^(?:nada|ningun[oa]|no)$"),
  told: {
    approves: (answer, isOne) => `${answer} ${isOne ? "decide" : "deciden"}`,
    kept: (answer) => `Los registros se guardan ${answer.replace(/^durante /i, "")}`,
    never: (answer) => `Esto no debe pasar nunca: ${answer}`,
    limits: (answer) => `Vale este límite: ${answer}`,
    replaces: (answer) => `Hasta ahora: ${answer}`,
    pays: (answer, isOne) => `${answer} ${isOne ? "paga" : "pagan"}`,
  },
  agreeing: ["approves", "pays"],
};
