import { type Noun, nouns } from "#domain/nouns/all.ts";
import { choiceIn, saysMore } from "./choices.ts";
import { idIn } from "./identified.ts";
import { fieldFor, type Label, labelledIn, meaningsOf } from "./labels.ts";
import { createWriter, type Words } from "./row-writer.ts";
import { isStatement, leadIn, opensScenario, roleIn, stepIn } from "./statements.ts";

/** A piece of an entry: its words and, where they stood in a list, how deep; a label alone opens what follows. */
export type Piece = { text: string; markdown?: string | undefined; depth?: number; label?: boolean };
export type Entry = { title?: string | undefined; pieces: readonly Piece[] };

/** Where items go that stand below an entry without a label of their own. */
const details: Partial<Record<Noun, string>> = {
  pages: "features",
  user_classes: "privileges",
  user_stories: "acceptance_criteria",
  test_cases: "when",
};

/** Labels with a place in the words of a row that have no field of their own, such as the probability of a risk. */
const told: readonly Label[] = [
  "probability",
  "impact",
  "mitigation",
  "needs",
  "priority",
  "category",
  "consequence",
  "privileges",
  "acceptance",
  "features",
  "so_that",
  "role",
  "target",
];

/** An entry as the words of a row of this kind. */
export function wordsOf(noun: Noun, { title, pieces }: Entry): Words {
  const says = createWriter(noun);
  const main = nouns[noun].gist;
  const heading = title ? idIn(title) : undefined;
  if (title) says.put("name", heading?.rest || title);
  let at: string | undefined;
  pieces.forEach((piece, index) => {
    const isFirst = index === 0 && !title;
    if (piece.label) {
      at = fieldFor(noun, piece.text) ?? main;
      if (at === main && !fieldFor(noun, piece.text)) says.put(main, `${piece.text.replace(/:$/, "")}:`);
      return;
    }
    const lines = piece.text.split("\n").filter((line) => line.trim());
    const isPlain = lines.length === 1 || isScenario(lines) || lines.some((line) => labelledIn(line));
    for (const [row, line] of (isPlain ? lines : [piece.text]).entries()) {
      at = put(says, {
        noun,
        line,
        markdown: isPlain ? undefined : piece.markdown,
        depth: piece.depth,
        first: isFirst && row === 0,
        at,
      });
    }
  });
  return says.words(heading?.id);
}

const isScenario = (lines: readonly string[]) => lines.filter((line) => stepIn(line)).length >= 2;

type Line = {
  noun: Noun;
  line: string;
  markdown: string | undefined;
  depth: number | undefined;
  first: boolean;
  at: string | undefined;
};
type Writer = ReturnType<typeof createWriter>;

/** Puts one line where it belongs; answers the field that the next ones go to. */
function put(says: Writer, { noun, line, markdown, depth, first, at }: Line): string | undefined {
  const main = nouns[noun].gist;
  if (first) return opening(says, noun, line);
  const labelled = labelledIn(line);
  if (labelled && !(noun === "test_cases" && stepIn(line))) return label(says, noun, labelled);
  const step = stepIn(line);
  if (noun === "test_cases" && (step || (at && /^(?:given|when|then)$/.test(at) && !step))) {
    const field = step?.step ?? (at as "given");
    says.put(field, step ? step.rest : line);
    return field;
  }
  if (noun === "user_stories" && (step || opensScenario(line))) {
    if (opensScenario(line) && says.has("acceptance_criteria") && step) says.put("acceptance_criteria", "");
    says.put("acceptance_criteria", line);
    return "acceptance_criteria";
  }
  if (noun === "user_stories" && roleIn(line)) {
    says.put("story", line);
    return undefined;
  }
  const isItem = depth !== undefined;
  const field = at ?? (isItem ? details[noun] : undefined) ?? main;
  says.put(field, isItem && field === main ? `- ${line}` : (markdown ?? line));
  return at;
}

/** The first line of an entry without a title: its number, its title, its words, or all of them. */
function opening(says: Writer, noun: Noun, line: string): string | undefined {
  const main = nouns[noun].gist;
  const own = idIn(line);
  if (own) says.identify(own.id);
  const text = own?.rest || line;
  if (roleIn(text)) {
    says.put(noun === "user_stories" ? "story" : main, text);
    return undefined;
  }
  const lead = leadIn(text) ?? titleIn(noun, text);
  const labelled = labelledIn(text);
  if (labelled && (fieldFor(noun, labelled.label) || meaningsOf(labelled.label)[0] === "id")) return label(says, noun, labelled);
  if (lead && !isStatement(lead.name)) {
    says.put("name", lead.name);
    return put(says, { noun, line: lead.rest, markdown: undefined, depth: undefined, first: false, at: undefined });
  }
  if (isStatement(text) || text.length > 90) says.put(main, text);
  else says.put("name", text);
  return undefined;
}

/** `Trainer. Keeps the lists.` in two. */
function titleIn(noun: Noun, text: string): { name: string; rest: string } | undefined {
  const [, name = "", rest = ""] = /^(\p{Lu}[^.:!?]{1,40})\.\s+(\p{Lu}.+)$/su.exec(text) ?? [];
  const isNamed = noun === "user_classes" || noun === "pages";
  return isNamed && name && name.split(/\s+/).length <= 3 ? { name, rest } : undefined;
}

function label(says: Writer, noun: Noun, { label: words, value }: { label: string; value: string }): string | undefined {
  const field = fieldFor(noun, words);
  const main = nouns[noun].gist;
  if (field) {
    if (value) says.put(field, value);
    if (value && choiceIn(noun, field, value) && saysMore(noun, field, value)) says.put(main, `${words}: ${value}`);
    return field;
  }
  if (meaningsOf(words)[0] === "id" && value) says.identify(value);
  else says.put(main, value ? `${words}: ${value}` : `${words}:`);
  return meaningsOf(words).some((meaning) => told.includes(meaning)) ? main : undefined;
}
