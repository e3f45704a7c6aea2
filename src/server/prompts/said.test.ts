import fc from "fast-check";
import { expect, test } from "vitest";
import { type Brief, nothingYet } from "#domain/brief.ts";
import { textsOfBrief } from "#domain/source-units/source-texts.ts";
import { spokenUnits } from "#domain/source-units/units.ts";
import { tokensIn } from "#domain/tokens.ts";
import { askFeatures } from "./features.ts";
import { withIds } from "./ids.ts";
import { BRIEF_BUDGET } from "./material.ts";
import { askOverview } from "./overview.ts";
import { askPages } from "./pages.ts";
import { askRewriting } from "./rewriting.ts";
import { missingTitle, saidIn } from "./said.ts";
import { askUserStories } from "./user-stories.ts";

const SAID =
  "Hi there! We are a lab. Technicians calibrate sensors, enter readings and, when a sensor fails, write to the maker.";
const brief: Brief = {
  ...nothingYet,
  project: { name: "Lab" },
  questionnaire: {
    project_description: `${SAID}\n- A certificate is kept for 10 years`,
    domain_answers: [{ key: "limits", question: "Is there a limit?", answer: "Two sensors a day" }],
    business_model: "other",
    business_model_other: "Labs pay for each certificate",
  },
  documents: [{ name: "plan.txt", reference: "plan.txt", text: "Auditors read every certificate." }],
  user_classes: [{ id: "019aa000-0000-7000-8000-000000000001", name: "Technician", generation_id: "g", revision: 1 }],
};
const story = {
  name: "Calibrate",
  story: "As a technician, I want to calibrate sensors.",
  acceptance_criteria: "Given a lab",
  priority: "must",
};

test("each clause of what people said has an id before it, on a line of its own within its fence; greetings have none, and texts are asked for without [COVER-20]", () => {
  const { prompt } = askUserStories(brief);
  expect(prompt).toContain(
    [
      "## Idea",
      "| Hi there! We are a lab. [s1] Technicians calibrate sensors,",
      "| [s2] enter readings and,",
      "| [s3] when a sensor fails, write to the maker.",
      "| - [s4] A certificate is kept for 10 years",
    ].join("\n"),
  );
  expect(prompt).toContain("| Is there a limit?\n| [s5] Two sensors a day");
  expect(prompt).toContain("| Business model: [s6] Labs pay for each certificate");
  expect(prompt).toContain("| plan.txt:\n| [s7] Auditors read every certificate.");
  const asked = askUserStories({ ...brief, instruction: "Couriers deliver sensors. Make it short." }).prompt;
  expect(asked).toContain("## What should be different\n| [s7] Couriers deliver sensors. Make it short.");
  expect(askOverview(brief).prompt).not.toMatch(/\[[a-z]\d/);
});

test("nothing people typed can pass for an id: another letter is taken, and none where they typed all [COVER-20]", () => {
  const typed = (text: string) => ({ ...brief, documents: [{ name: "a", text: `${text} Auditors read certificates.` }] });
  expect(askUserStories(typed("[s4] and [S2] and [a1].")).prompt).toContain("[b1] Technicians calibrate sensors");
  const all = [..."abcdefghijklmnopqrstuvwxyz"].map((letter) => `[${letter}1]`).join(" ");
  const question = askUserStories(typed(all));
  expect(question.prompt).toContain("| Hi there! We are a lab. Technicians calibrate sensors, enter");
  const answered = question.read({ user_stories: [{ user_class: "C1", ...story, rests_on: ["s1", "a1", "1"] }] } as never);
  expect(answered.map(({ rests_on }) => rests_on)).toEqual([undefined]);
});

test("whatever was said, without the ids it is told word for word, and every clause has its own [COVER-20]", () => {
  const pieces = ["Members book rooms", " and ", ", ", "; ", ". ", "\n", "- ", "who ", "[s1] ", "(12) ", "🦊", "Hi!\n", "Why? "];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), (parts) => {
      const text = parts.join("");
      const of = { ...nothingYet, project: { name: "Rooms" }, questionnaire: { project_description: text } };
      const { brief: marked, units } = withIds(of);
      const plain = (said = "") => said.replace(/\s+/g, "");
      const told = marked.questionnaire?.project_description;
      const ids = new RegExp(`\\[(?:${[...units.keys()].join("|") || "none"})\\]`, "g");
      expect(plain(told?.replaceAll(ids, ""))).toBe(plain(text));
      expect([...units.values()]).toEqual(spokenUnits(textsOfBrief(of)));
    }),
    { numRuns: 100 },
  );
});

test("of what is left out of a prompt there is no id, and naming it names nothing [COVER-20]", () => {
  const long: Brief = {
    ...brief,
    questionnaire: { project_description: Array.from({ length: 300 }, (_, at) => `Clerks stamp form ${at}.`).join(" ") },
    documents: [],
  };
  const { units, resting, prompt } = saidIn(long, { budget: 1_000 })();
  expect(units.length).toBeGreaterThan(20);
  expect(units.length).toBeLessThan(200);
  expect(prompt).toContain(`[s${units.length}]`);
  const row = { name: "Stamp form 0 and form 299", rests_on: ["s1", "s300"] };
  expect(resting(row).rests_on?.units?.map(({ quote }) => quote)).toEqual(["Clerks stamp form 0."]);
});

test("what is asked for once more is told within the budget, too, forty clauses at a time [COVER-20]", () => {
  const said = Array.from({ length: 300 }, (_, at) => `书记员盖章${at}${"表格".repeat(200)}。`).join("\n");
  const question = askUserStories({ ...brief, questionnaire: { project_description: said } }).further?.([], new Set());
  expect(tokensIn(question?.prompt ?? "")).toBeLessThanOrEqual(BRIEF_BUDGET);
  expect(question?.prompt.split(`## ${missingTitle}\n`)[1]?.split("\n")).toHaveLength(40);
});

test("a clause is quoted from our text, at most 300 characters of it and no half of one [COVER-21]", () => {
  const words = `Clerks stamp ${"x".repeat(285)} 🦊🦊🦊 forms`;
  const { resting } = saidIn({ ...brief, questionnaire: { project_description: words } }, {})();
  const [unit] = resting({ name: "Stamp", rests_on: ["s1"] }).rests_on?.units ?? [];
  expect(unit?.quote.length).toBe(300);
  expect(unit?.quote.isWellFormed()).toBe(true);
});

test("pages, their sections and rewritten rows name clauses as well [COVER-21]", () => {
  const section = { name: "Readings", description: "All of them.", rests_on: ["s2"] };
  const page = { name: "Sensors", description: "To calibrate.", features: "", sections: [section], rests_on: ["s1", "s99"] };
  const [drafted] = askPages(brief).read({ pages: [page] });
  const quotes = (row: { rests_on?: { units?: { quote: string }[] } } | undefined) =>
    row?.rests_on?.units?.map(({ quote }) => quote);
  expect(quotes(drafted)).toEqual(["Technicians calibrate sensors"]);
  expect(quotes(drafted?.sections[0])).toEqual(["enter readings"]);
  const known = {
    id: "u",
    number: 1,
    revision: 2,
    user_class_id: "019aa000-0000-7000-8000-000000000001",
    ...story,
    priority: "must" as const,
  };
  const rewriting = askRewriting({ ...brief, user_stories: [known] }, { noun: "user_stories", ids: ["u"], draft: () => [] });
  const [changed] = rewriting.read({ rows: [{ number: "US-1", ...story, name: "Calibrate all", rests_on: ["s1"] }] as never });
  expect(changed).toMatchObject({ id: "u", revision: 2, name: "Calibrate all" });
  expect(changed?.rests_on).toMatchObject({ units: [{ quote: "Technicians calibrate sensors" }] });
});

test("the stories a model names for a feature are cited by their numbers, once each, and those that are not there are not [READ-37]", () => {
  const user_stories = [3, 14].map((number) => ({
    id: `u${number}`,
    number,
    user_class_id: "019aa000-0000-7000-8000-000000000001",
    ...story,
    priority: "must" as const,
  }));
  const feature = { place: "", name: "Calibration log", rests_on: [] };
  const read = (description: string, serves?: unknown) =>
    askFeatures({ ...brief, user_stories }).read({ features: [{ ...feature, description, serves }] } as never)[0]?.description;
  expect(read("The system shall list calibrations.", ["U2", "u1", "U9"])).toBe(
    "The system shall list calibrations (US-3, US-14).",
  );
  expect(read("US-14 is kept in a log.", ["U2"])).toBe("US-14 is kept in a log.");
  expect(read("The system shall list calibrations.", [])).toBe("The system shall list calibrations.");
});
