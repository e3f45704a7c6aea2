import { sentencesOf } from "#domain/drafter/analysis/clean.ts";

const SPEAKER = /^\s*(?:[A-Z]|[A-Z][a-z]{2,12})\s*:\s+/;
const ASKED = /^(?:(?:and|so|but|then) )?who (.+)$/i;
/** "Marion, our dispatcher": who it is, said beside the name. */
const ANSWERED = /^(?:[A-Z]\p{Ll}+, )?((?:the|our|my|a|an) [\p{L} -]{3,40}|[A-Z]?\p{L}+s)$/iu;

/** The text as statements: speakers left out, and a question for somebody told together with its answer. */
export function statementsOf(text: string): string[] {
  const lines = text.split("\n");
  const isTalk = lines.filter((line) => SPEAKER.test(line)).length >= 2;
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
