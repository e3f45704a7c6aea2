import { type Brief, nothingYet } from "#domain/brief.ts";
import { type DomainQuestion, MOST_QUESTIONS, saysEnough } from "#domain/domain-questions.ts";
import { capitalised, listed } from "#domain/drafter/language/words.ts";
import { tongueOf } from "#domain/drafter/languages/in-its-language.ts";
import { QUESTIONS } from "#domain/drafter/languages/questions/all.ts";
import type { QuestionTexts } from "#domain/drafter/languages/questions/question-texts.ts";
import type { Tongue } from "#domain/drafter/languages/tongue.ts";
import { type Plan, planOf } from "#domain/drafter/plan/plan.ts";
import { HOLES, type Hole } from "./holes.ts";
import { saidIn } from "./said-in.ts";

type Wording = { ask: (words: Words) => string; example: (words: Words) => string };
/** `payers` are those of the people who come first. */
type Words = { things: string; people: string; payers: string };

/** In characters: nobody is asked about what goes on for longer. */
const LONGEST_NAME = 60;

const ENGLISH: Readonly<Record<Hole, Wording>> = {
  approves: {
    ask: ({ things }) => `Who decides on ${things} or approves them?`,
    example: ({ things }) => `A manager approves new ${things}; the owner decides on exceptions`,
  },
  kept: {
    ask: ({ things }) => `How long do ${things} last or stay stored, and what happens then?`,
    example: ({ things }) => `${capitalised(things)} end after a year and are kept for 10 more`,
  },
  never: {
    ask: ({ things }) => `What must never happen with ${things}?`,
    example: ({ things }) => `${capitalised(things)} must never be deleted without a trace`,
  },
  limits: {
    ask: ({ people }) => `Which amounts, numbers or deadlines must ${people} keep to?`,
    example: () => "A reminder goes out 14 days before a deadline; at most 3 reminders",
  },
  replaces: {
    ask: ({ things }) => `How are ${things} handled today, and what has to move over?`,
    example: ({ things }) => `A spreadsheet with 400 ${things} and a folder of scans`,
  },
  pays: {
    ask: ({ people }) => `Who pays for it: ${people}, or somebody else?`,
    example: ({ payers }) => `A company pays a yearly fee; ${payers} pay nothing`,
  },
  sees: {
    ask: ({ things }) => `Who may see ${things} of others, and who may not?`,
    example: ({ things }) => `Only administrators; everybody else sees their own ${things}`,
  },
};

/** At most six questions, chosen by what the text leaves open, in its language and worded with what it names; none where it says next to nothing. */
export function questionsFor(description: string): DomainQuestion[] {
  if (!saysEnough(description)) return [];
  const tongue = tongueOf(description);
  const said = saidIn(description, tongue);
  const asked = tongue ? inItsLanguage(tongue.code, QUESTIONS[tongue.code]) : inEnglish(wordsOf(planOf(briefOf(description))));
  return HOLES.filter((hole) => !said.has(hole))
    .slice(0, MOST_QUESTIONS)
    .map(asked);
}

type Ask = (hole: Hole) => DomainQuestion;

const inEnglish =
  (words: Words): Ask =>
  (hole) => {
    const { ask, example } = ENGLISH[hole];
    return { key: `${hole}:${words.things}`, question: ask(words), example: `For example: ${example(words)}` };
  };

const inItsLanguage =
  (code: Tongue["code"], { things, asked, forExample }: QuestionTexts): Ask =>
  (hole) => {
    const { question, example } = asked[hole];
    return { key: `${hole}:${code}:${things}`, question, example: forExample(example) };
  };

function briefOf(project_description: string): Brief {
  return { ...nothingYet, project: { name: "It" }, questionnaire: { project_description } };
}

/** Its own words where it was understood, else words that are right of anything. */
function wordsOf({ analysis, primary, parties }: Plan): Words {
  const understood = analysis.english && (analysis.activities.length > 0 || analysis.objects.length > 0);
  const people = parties.filter(
    ({ side, noun }) => side !== "admin" && analysis.actors.some(({ singular }) => singular === noun.singular),
  );
  const isName = (words: string) => words.length <= LONGEST_NAME;
  const named = understood
    ? people
        .map(({ noun }) => noun.plural)
        .filter(isName)
        .slice(0, 2)
    : [];
  const things = shortened(primary.plural);
  return {
    things: understood && isName(things) ? things : "records",
    people: named.length > 0 ? listed(named, "or") : "the people who use it",
    payers: named[0] ?? "those who use it",
  };
}

/** "leases of a parish's land" are "leases" to whoever has just written about them. */
function shortened(things: string): string {
  const [first = things] = things.split(/ (?:of|for|with|from) /);
  return first;
}
