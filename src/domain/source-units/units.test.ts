import fc from "fast-check";
import { expect, test } from "vitest";
import { LISTENED_IDEAS } from "#domain/drafter/ideas/listened.ts";
import { sourceTextsOf } from "./source-texts.ts";
import { spokenUnits, unitsOf } from "./units.ts";

const units = (text: string) => unitsOf({ kind: "answer", reference: "project_description", label: "Description", text });
const said = (text: string) => units(text).flatMap(({ words, silent }) => (silent ? [] : [words]));
const silent = (text: string) => units(text).flatMap(({ words, silent: why }) => (why ? [`${why}: ${words}`] : []));

test("a source is split into its clauses: each deed, each rule and each item of a list is one, with the condition said before it [COVER-1]", () => {
  expect(
    said(
      "The office issues the deed, sends the invoice and, when a lease runs out, writes to the leaseholder. Dogs sleep outside.",
    ),
  ).toEqual([
    "The office issues the deed",
    "sends the invoice",
    "when a lease runs out, writes to the leaseholder.",
    "Dogs sleep outside.",
  ]);
  expect(
    said("- Technicians calibrate the sensors, enter the readings\n2. A certificate is kept for 10 years (approx. 300 pages)"),
  ).toEqual([
    "Technicians calibrate the sensors",
    "enter the readings",
    "A certificate is kept for 10 years (approx. 300 pages)",
  ]);
  expect(said("A tool that helps freelancers invoice clients, track hours and chase late payments.")[0]).toBe(
    "A tool that helps freelancers invoice clients",
  );
  expect(said("Die Mieter melden Schäden, und der Hausmeister behebt sie; nach z. B. 3 Tagen wird erinnert.")).toEqual([
    "Die Mieter melden Schäden",
    "der Hausmeister behebt sie",
    "nach z. B. 3 Tagen wird erinnert.",
  ]);
});

test("greetings, headings, introductions, questions and what only wants a product are no clauses, each for its reason; who introduces himself with what he does is heard [COVER-1]", () => {
  const text = `# Our brewery\nHi there! We are a small brewery in Kent. We want an app.\nA: What do you sell?\nB: We sell beer to pubs.\nRoles:\n- Drivers deliver barrels\nThanks!`;
  expect(silent(text)).toEqual([
    "heading: # Our brewery",
    "greeting: Hi there!",
    "introduction: We are a small brewery in Kent.",
    "empty: We want an app.",
    "question: What do you sell?",
    "heading: Roles:",
    "greeting: Thanks!",
  ]);
  expect(said(text)).toEqual(["We sell beer to pubs.", "Drivers deliver barrels"]);
  expect(said("We are told when a barrel is due. We are 12 people who brew.")).toHaveLength(2);
  expect(silent("  \n\n. . .")).toEqual([]);
});

test("a clause keeps its key while its words stand, wherever they move; changed ones are new, and of equal ones each has its own [COVER-2]", () => {
  const keys = (text: string) => new Map(units(text).map(({ words, key }) => [words, key]));
  const before = keys("Members book rooms. Admins see invoices. A room holds 12 people.");
  const after = keys("Guests wait in the hall. Admins see invoices!\n\n- Members  book rooms\n- A room holds 14 people.");
  expect(after.get("Admins see invoices!")).toBe(before.get("Admins see invoices."));
  expect(after.get("Members  book rooms")).toBe(before.get("Members book rooms."));
  expect(new Set([...before.values(), ...after.values()]).size).toBe(5);
  expect(new Set(units("Members book rooms.\nMembers book rooms.").map(({ key }) => key)).size).toBe(2);
  const answer = { kind: "answer" as const, reference: "asked:limits", label: "Limits?", text: "Members book rooms." };
  expect(unitsOf(answer)[0]?.key).not.toBe(before.get("Members book rooms."));
  expect(unitsOf({ ...answer, reference: "x".repeat(2000) })[0]?.key.length).toBeLessThan(200);
});

test("every clause stands in its source where it says, in order and without overlap, whatever the text [COVER-1]", () => {
  const check = (text: string) => {
    let end = 0;
    for (const unit of units(text)) {
      expect(text.slice(unit.start, unit.end)).toBe(unit.words);
      expect(unit.start).toBeGreaterThanOrEqual(end);
      expect(unit.words.trim()).toBe(unit.words);
      end = unit.end;
    }
    expect(new Set(units(text).map(({ key }) => key)).size).toBe(units(text).length);
  };
  for (const { text } of LISTENED_IDEAS) check(text);
  const piece = fc.constantFrom(
    "Members book rooms",
    "and",
    ", ",
    "; ",
    ". ",
    "\n",
    "- ",
    "’",
    "(12) ",
    "who ",
    "when ",
    "a",
    "ß",
    "🦊",
    "it’s ",
    ":",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => check(pieces.join(""))),
    { numRuns: 150 },
  );
});

test("the sources are what was said of the product: description, answers, documents and what imports kept, and nothing twice [COVER-1]", () => {
  const sources = sourceTextsOf({
    project: { description: "Members book rooms." },
    questionnaire: {
      project_description: "Members book rooms. Admins approve.",
      domain_answers: [
        { key: "limits:rooms", question: "Is there a limit?", answer: "Two rooms a day" },
        { key: "never:rooms", question: "What must never happen?", answer: " " },
      ],
      business_model_other: "A fee of 3 % of each booking",
    },
    documents: [{ reference: "plan.pdf", name: "plan.pdf", text: "Rooms are cleaned at noon." }],
  });
  expect(sources.map(({ kind, reference }) => `${kind}:${reference}`)).toEqual([
    "answer:project_description",
    "answer:asked:limits:rooms",
    "answer:business_model_other",
    "document:plan.pdf",
  ]);
  expect(spokenUnits(sources).map(({ words }) => words)).toEqual([
    "Members book rooms.",
    "Admins approve.",
    "Two rooms a day",
    "A fee of 3 % of each booking",
    "Rooms are cleaned at noon.",
  ]);
});
