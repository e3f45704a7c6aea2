import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { analyse } from "./analysis/analyse.ts";
import { draftEverything } from "./full-draft.ts";

const FERRY = `The skipper enters the departure. The mate counts the passengers and reports a defect. The harbour master approves the timetable.`;
const CREW = ["harbour master", "mate", "skipper"];

/** A draft of the ferry with one more paragraph: who is somebody, what is out of scope, and all that would be built. */
function beside(sentence: string) {
  const text = `${FERRY}\n\n${sentence}`;
  const draft = draftEverything({ ...nothingYet, project: { name: "Ferry" }, questionnaire: { project_description: text } });
  const [, out = ""] = /## Out of scope\n\n([\s\S]*?)\n\n##/.exec(draft.scope) ?? [];
  const rows = [...draft.user_stories, ...draft.features, ...draft.pages, ...draft.risks, ...draft.test_cases];
  return {
    people: analyse(text)
      .actors.map(({ singular }) => singular)
      .toSorted(),
    out,
    built: rows.map((row) => JSON.stringify(row)).join("\n"),
  };
}

test.each([
  ["The bursar pays the mooring fees by bank transfer, as she always has, so no payments please.", "bursar", "mooring fees"],
  ["Parents pay the coach in cash, so no till please.", "coach", "pay the coach in cash"],
  ["The insurers survey the hull each year, which is nothing to do with us.", "insurers", "survey the hull"],
  ["The auditors come in May, which is no business of ours.", "auditors", "The auditors come in May"],
  ["Divers clean the keel, that's somebody else's job.", "keel", "Divers clean the keel"],
  ["A locksmith cuts the keys and a courier brings them, neither needs a login.", "locksmith", "A locksmith cuts the keys"],
  ["A yard paints the hull and a firm in Leith tests the pumps, neither needs to see this.", "pumps", "A yard paints the hull"],
  ["The agent sorts out visas with customs, and the coastguard audits us on paper, so leave both alone.", "visas", "visas"],
  ["Islanders get a free mug and never touch the system.", "mug", "Islanders get a free mug"],
  ["Somebody else's job: the tug company tows the barge and does its own paperwork.", "barge", "the tug company tows"],
  ["Not our job: the caterer stocks the galley.", "galley", "the caterer stocks the galley"],
  ["The lifeboat is then called by telephone, this stays like it is.", "lifeboat", "The lifeboat is then called"],
])("a remark behind or before it leaves out all it is attached to: %s [LISTEN-495]", (said, word, out) => {
  const found = beside(said);
  expect(found.people).toEqual(CREW);
  expect(found.out).toContain(out);
  expect(found.built.toLowerCase()).not.toContain(word.toLowerCase());
});

test.each([
  ["The safety inspector keeps separate books.", "separate books"],
  ["The customs agent does her own paperwork.", "paperwork"],
  ["Pilot receives the chart on paper.", "chart"],
  ["The bank does the credit check and posts us a letter. The harbour master enters the score.", "credit check"],
  ["Fuel prices come from the exchange.", "exchange"],
  ["Charts everybody sees on the page of the hydrographic institute.", "hydrographic"],
  ["The mate looks up storms; the skipper reads them on its own site.", "own site"],
])("what somebody of whom no more is told does elsewhere is out of scope: %s [LISTEN-496]", (said, word) => {
  const found = beside(said);
  expect(found.people).toEqual(CREW);
  expect(found.out.toLowerCase()).toContain(word);
  expect(found.built.toLowerCase()).not.toContain(word);
});

test.each([
  ["The accountant ticks off each invoice here, as she always has on paper.", "accountant", "invoice"],
  ["The purser enters the fees, and payments are no concern of ours.", "purser", "fees"],
  ["The purser keeps a separate record for each cabin.", "purser", "cabin"],
  ["Trainees never log in without a supervisor.", "", "without a supervisor"],
  ["The purser prints the ticket and hands it to the passenger on paper.", "purser", "ticket"],
  ["Tickets are free, so no deposit is due.", "", "free"],
])("what is done in the product or binds its users stays: %s [LISTEN-495] [LISTEN-496]", (said, who, word) => {
  const found = beside(said);
  if (who) expect(found.people).toContain(who);
  expect(found.built.toLowerCase()).toContain(word);
});

test("of a part that is left out and what is done instead only the part is out of scope [LISTEN-497]", () => {
  const found = beside("No live weather feed in this version either: the skipper types in the wind speed.");
  expect(found.out).toContain("No live weather feed in this version either");
  expect(found.built).toContain("wind speed");
  expect(found.built).not.toContain("weather feed");
  expect(beside("No map in this version either: the skipper knows the way.").built).not.toContain("knows the way");
});
