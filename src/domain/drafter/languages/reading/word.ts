import type { Form } from "#domain/drafter/languages/verbs/forms.ts";
import type { Tag } from "./grammar.ts";

/** A word of a statement, with what it may be as a verb. */
export type Word = { text: string; word: string; tag: Tag; forms: readonly Form[] };

/** Whether a noun names a time: it is done to nothing of the kind. */
export const TIME =
  /^(?:d[ií]as?|mañanas?|tardes?|noches?|semanas?|m[eê]s(?:es)?|años?|horas?|minutos?|segundos?|vez|veces|trimestres?|temporadas?|víspera|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|jours?|matins?|soirs?|midi|nuits?|semaines?|mois|ans?|années?|heures?|minutes?|secondes?|fois|veille|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|manhãs?|noites?|semestres?|anos?|vezes|segundas?|terças?|quartas?|quintas?|sextas?|(?:segunda|terça|quarta|quinta|sexta)-feira|véspera|temps|tiempo|tempo|instante?s?|moments?|momentos?)$/;

/** "cada año", "el lunes", "deux heures", but not "sus horas". */
export function isTime(words: readonly Word[], { from, head }: { from: number; head: number }): boolean {
  if (!TIME.test(words[head]?.word ?? "")) return false;
  const led = words.slice(from, head).map(({ word }) => word);
  return !led.some((word) => /^(?:sus?|mis?|ses|leurs?|mes|vos|seus?|suas?|meus?|minhas?|las|les|as|os)$/.test(word));
}

export function has(list: string, word: string): boolean {
  return ` ${list} `.includes(` ${word} `);
}
