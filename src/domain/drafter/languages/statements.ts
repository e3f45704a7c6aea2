import { sentencesOf } from "#domain/drafter/analysis/clean.ts";

/** One sentence of a description. `heading` stands over it where it is an item of a list, and is "" for the heading itself. */
export type Statement = { text: string; question: boolean; heading: string | undefined };

const ITEM = /^\s*(?:[-–—•·‣▪*+]|\d{1,3}[.)]|\p{L}\))\s+/u;
const LONGEST_HEADING = 16;
/** Points that end no sentence. */
const SHORT =
  /(?<!\p{L})(ca|bzw|usw|evtl|ggf|inkl|zzgl|max|máx|min|mín|Nr|Str|Tel|Dr|Sr|Sra|Srta|Ud|Uds|aprox|env|etc|art|núm|Mme|Exmo|z\. ?B|d\. ?h|u\. ?a|p\. ?ej|p\. ?ex)\.(?=\s*[\p{L}\d])/giu;

/** The sentences of a description, each with what stands over it. */
export function statementsOf(description: string): Statement[] {
  const lines = description.replace(SHORT, "$1").split(/\r?\n/);
  const found: Statement[] = [];
  let heading: string | undefined;
  let listed = false;
  for (const [at, line] of lines.entries()) {
    const item = ITEM.test(line);
    if (!item && listed) heading = undefined;
    if (line.trim() === "") continue;
    listed = item;
    const next = lines.slice(at + 1).find((other) => other.trim() !== "") ?? "";
    const said = sentencesOf(line.replace(ITEM, "").replace(/^\s*#+\s*/, ""), false);
    const last = said.at(-1)?.sentence ?? "";
    const heads = !item && ITEM.test(next) && last !== "" && last.split(/\s+/).length <= LONGEST_HEADING;
    for (const [part, { sentence, question }] of said.entries())
      for (const text of sentence.split(/\s*;\s*/)) {
        const over = heads && part === said.length - 1 ? "" : item ? heading : undefined;
        found.push({ text: question ? `${text}?` : text, question, heading: over });
      }
    if (heads) heading = last;
  }
  return found;
}

const SPEAKER = /^\s*(\p{Lu}[\p{L}.-]{1,20})\s*:\s/u;

/** Whoever's name stands before a colon, outside of a list. */
export const speakerOf = (text: string): string | undefined => SPEAKER.exec(text)?.[1];

/** Those whose name stands there more than once: a label says of what something holds. */
export function speakersOf(statements: readonly Statement[]): ReadonlySet<string> {
  const names = statements.flatMap(({ text }) => speakerOf(text) ?? []);
  return new Set(names.filter((name, at) => names.indexOf(name) !== at));
}

/** A rule with the label it holds for: "Vereine: 60 Euro". */
export function withLabel(text: string, said: string, speakers: ReadonlySet<string>): string {
  const label = speakerOf(text);
  const whole = label !== undefined && !speakers.has(label) && text.endsWith(said) ? text : said;
  return whole.trim().replace(/[.!\s]+$/, "");
}
