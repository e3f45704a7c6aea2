import { describe, expect, test } from "vitest";
import { type Brief, nothingYet } from "#domain/brief.ts";
import { LISTENED_IDEAS } from "#domain/drafter/ideas/listened.ts";
import { draftEverything } from "./full-draft.ts";
import { heard } from "./listened.ts";

const briefOf = (project_description: string): Brief => ({
  ...nothingYet,
  project: { name: "Listened" },
  questionnaire: { project_description },
});
const draftOf = (text: string) => draftEverything(briefOf(text));
const storiesOf = (text: string) => draftOf(text).user_stories.map(({ story }) => story.replace(/, so that .*/, ""));

describe("what 40 English ideas say", () => {
  const drafts = LISTENED_IDEAS.filter(({ language }) => language === "en").map((idea) => ({ idea, draft: draftOf(idea.text) }));
  const results = drafts.map(({ idea, draft }) => ({ id: idea.id, ...heard(idea, draft) }));
  const total = (of: (one: (typeof results)[number]) => number) => results.reduce((sum, one) => sum + of(one), 0);

  test("is told as stories of the right people, each a Must [LISTEN-1]", () => {
    expect(results).toHaveLength(40);
    const missing = results.flatMap(({ id, deeds }) => deeds.missing.map((line) => `${id}: ${line}`));
    expect(1 - missing.length / total(({ deeds }) => deeds.of), missing.join("\n")).toBeGreaterThanOrEqual(0.85);
    const [first] = draftOf("Technicians calibrate the sensors.").user_stories;
    expect(first).toMatchObject({
      priority: "must",
      story: expect.stringMatching(/^As a technician, I want to calibrate the sensors, /),
    });
  });

  test("keeps its rules and numbers [LISTEN-2]", () => {
    const missing = results.flatMap(({ id, rules }) => rules.missing.map((line) => `${id}: ${line}`));
    expect(1 - missing.length / total(({ rules }) => rules.of), missing.join("\n")).toBeGreaterThanOrEqual(0.9);
  });

  test("makes no people of things [LISTEN-3]", () => {
    const strangers = results.flatMap((one) => one.strangers);
    const classes = drafts.reduce((sum, { draft }) => sum + draft.user_classes.length, 0);
    expect(strangers.length / classes, strangers.join()).toBeLessThanOrEqual(0.03);
  });
});

test.each([
  ["a passive", "Certificates are signed by the quality manager.", "As a quality manager, I want to sign certificates"],
  ["a relative clause", "Couples who marry in our church choose a date.", "As a couple, I want to choose a date"],
  ["a list", "- Reception scans the label and assigns a shelf", "As a reception, I want to assign a shelf"],
  [
    "a conversation",
    "A: Who plans the route?\nB: Marion, our dispatcher.\nA: And then?",
    "As a dispatcher, I want to plan the route",
  ],
  ["you", "You find an umbrella and you hand it in.", "As a customer, I want to hand the umbrella in"],
  [
    "the second of two doers",
    "Parcels are scanned by the courier at pickup and by the clerk at return.",
    "As a clerk, I want to scan parcels at return",
  ],
  ["a pair of deeds", "The ranger stops and looks at the fence.", "As a ranger, I want to look at the fence"],
  [
    "either and or",
    "The examiner reads it and either passes the pilot or fails him.",
    "As an examiner, I want to pass the pilot",
  ],
  ["a purpose", "Something for our choir so that singers see the dates.", "As a singer, I want to see the dates"],
  ["being told", "Parents are told when the bus is late.", "As a parent, I want to be told when the bus is late"],
])("%s makes a story [LISTEN-4]", (_what, text, story) => {
  expect(storiesOf(text)).toContain(story);
});

test("what is used today is context, and money belongs to the pricing [LISTEN-5]", () => {
  const draft = draftOf(
    "At the moment we have an Access database. Growers order seeds. A grower pays 15 euros per bag. The clerk packs the seeds.",
  );
  expect(draft.overview).toContain("At the moment we have an Access database.");
  const rows = [...draft.pages.map(({ name }) => name), ...draft.user_stories.map(({ story }) => story)].join();
  expect(rows).not.toMatch(/access database/i);
  expect(draft.pricing).toContain("A grower pays 15 euros per bag.");
});

test("a full description gets nothing it did not ask for, and only a market has two sides [LISTEN-6]", () => {
  const work =
    "Planners release work orders. Foremen assign welders. Welders log hours. Inspectors check welds. Storekeepers issue rods. Managers read figures.";
  const draft = draftOf(work);
  expect(draft.pages.map(({ name }) => name).join()).not.toMatch(/compare|delivery|articles|inquir|search/i);
  expect(draft.risks.map(({ name }) => name).join()).not.toMatch(/too few/i);
  expect(draftOf(`${work} Drivers work offline.`).user_stories.some(({ story }) => /offline|connection/.test(story))).toBe(true);
  const market = draftOf("A marketplace where farmers sell boxes of vegetables to restaurants");
  expect(market.risks.map(({ name }) => name).join()).toMatch(/too few/i);
});

test("what is somebody's own is another's to speak of with an article [LISTEN-427]", () => {
  expect(storiesOf("Guests upload a scan of their passport. The clerk checks it.")).toContain(
    "As a clerk, I want to check the scan of a passport",
  );
  expect(storiesOf("Coaches enter the results of their pupils. Parents read them.")).toContain(
    "As a parent, I want to read the results of pupils",
  );
});
