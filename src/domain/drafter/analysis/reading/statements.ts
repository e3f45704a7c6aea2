import { sentencesOf } from "#domain/drafter/analysis/clean.ts";

const SPEAKER = /^\s*((?:[A-Z]|[A-Z][\p{L}.'-]{1,14}(?: [A-Z][\p{L}'-]{1,14}){0,2}))\s*:\s+/u;
const ASKED = /^(?:(?:and|so|but|then) )?who (.+)$/i;
/** "Marion, our dispatcher": who it is, said beside the name. */
const ANSWERED = /^(?:[A-Z]\p{Ll}+, )?((?:the|our|my|a|an) [\p{L} -]{3,40}|[A-Z]?\p{L}+s)$/iu;

/** Somebody asks or speaks twice; else the names are roles, each with what it does. */
function isConversation(lines: readonly string[]): boolean {
  const turns = lines.filter((line) => SPEAKER.test(line));
  const speakers = new Set(turns.map((line) => SPEAKER.exec(line)?.[1]));
  return turns.length >= 2 && (speakers.size < turns.length || turns.some((line) => /\?\s*$/.test(line)));
}

/** The text as statements: speakers left out, and a question for somebody told together with its answer. */
export function statementsOf(text: string): string[] {
  const lines = text.split("\n");
  const isTalk = isConversation(lines);
  const told = isTalk ? lines.map((line) => line.replace(SPEAKER, "")).join("\n") : text;
  const statements: string[] = [];
  let asked: string | undefined;
  for (const { sentence, question } of sentencesOf(told)) {
    const answer = asked === undefined ? undefined : ANSWERED.exec(sentence)?.[1];
    if (asked !== undefined && answer) statements.push(`${answer} ${asked}`);
    else if (!question) statements.push(sentence);
    asked = question ? ASKED.exec(sentence)?.[1] : undefined;
  }
  return statements;
}
