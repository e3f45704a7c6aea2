import { describe, expect, test } from "vitest";
import { french } from "#domain/drafter/languages/french.ts";
import { german } from "#domain/drafter/languages/german.ts";
import { portuguese } from "#domain/drafter/languages/portuguese.ts";
import { spanish } from "#domain/drafter/languages/spanish.ts";
import type { Tongue } from "#domain/drafter/languages/tongue.ts";
import { HOLES, type Hole } from "#domain/drafter/questions/holes.ts";
import { questionsFor } from "#domain/drafter/questions/questions.ts";
import { saidIn } from "#domain/drafter/questions/said-in.ts";
import first from "./first.json" with { type: "json" };
import second from "./second.json" with { type: "json" };
import sentences from "./sentences.json" with { type: "json" };

type Idea = { language: string; text: string; holes: Record<Hole, { said: boolean }> };

/** What is asked although it is said, and what is not asked although it is not, by language and hole. */
function wrongIn(ideas: readonly Idea[]): { annoying: string[]; missed: string[] } {
  const wrong = ideas.flatMap(({ language, text, holes }) => {
    const asked = new Set(questionsFor(text).map(({ key }) => key.split(":")[0]));
    return HOLES.filter((hole) => asked.has(hole) === holes[hole].said).map((hole) => ({
      what: `${language} ${hole}`,
      said: holes[hole].said,
    }));
  });
  const told = (isSaid: boolean) => wrong.filter(({ said }) => said === isSaid).map(({ what }) => what);
  return { annoying: told(true), missed: told(false) };
}

describe("what an idea says is not asked, and what it leaves open is", () => {
  test("of the 210 holes of 30 ideas, written by somebody who had not seen the product, 208 [FIRST-40, FIRST-120]", () => {
    expect(wrongIn(first)).toEqual({ annoying: ["en limits"], missed: ["es limits"] });
  }, 60_000);

  test("of the 98 holes of 14 ideas, 95 [FIRST-40, FIRST-120]", () => {
    expect(wrongIn(second)).toEqual({ annoying: ["en never", "en sees"], missed: ["en never"] });
  }, 60_000);
});

const TONGUES: Readonly<Record<string, Tongue>> = { de: german, fr: french, es: spanish, pt: portuguese };

/** Those that are still told wrongly. */
const TOLD_WRONGLY = [
  "Shoppers choose the colour of the ribbon and who gets the parcel.",
  "A speech is three minutes, then the bell rings.",
];

test.each(HOLES)("sentences that say it are told from those that only sound like it: %s [FIRST-121]", (hole) => {
  const says = ([language = "", text = ""]: string[]) => saidIn(text, TONGUES[language]).has(hole);
  const { said, unsaid } = sentences[hole];
  const wrong = [...said.filter((one) => !says(one)), ...unsaid.filter(says)].map(([, text]) => text);
  expect(wrong.filter((text = "") => !TOLD_WRONGLY.includes(text))).toEqual([]);
});
