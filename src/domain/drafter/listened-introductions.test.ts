import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { deedsOf } from "#tests/support/analysed.ts";
import { analyse } from "./analysis/analyse.ts";
import { rulesOf } from "./rules.ts";

const rulesIn = (text: string) =>
  rulesOf({ ...nothingYet, project: { name: "Intro" }, questionnaire: { project_description: text } }).map(({ said }) => said);

const WISH = `What I'd like: clerks enter a booking and scan the ticket. The warden approves the booking. The porter prints a label.`;
const WISHED = ["clerk: enter a booking", "clerk: scan the ticket", "warden: approve the booking", "porter: print a label"];

test.each([
  "We rent out forty kayaks from two jetties.",
  "My sister and I breed alpacas.",
  "My husband and I run a boat yard, there are five fitters on the road now, and the whole thing lives in a card index.",
  "I look after the allotments of three villages.",
  "We hire out eleven barges with crews, and load plans get passed around as spreadsheets named final_2.",
  "We own a mill and a bakery.",
])("how somebody introduces their business is no deed and makes nobody a user: %s [LISTEN-498]", (said) => {
  for (const text of [
    `${said} ${WISH}`,
    `Subject: an idea for the desk\n\nHi Dana,\n\nFollowing up on Thursday. ${said}\n\n${WISH}`,
  ]) {
    expect(deedsOf(text)).toEqual(WISHED);
    expect(rulesIn(text)).toEqual([]);
    expect(analyse(text).setting.concat(analyse(text).replaced).join()).toContain(said.slice(0, 20));
  }
});

test("what 'we' do with data once the wish began is a deed, and who acts in a sentence of the business stays [LISTEN-498]", () => {
  expect(deedsOf("We rent out forty kayaks. What we need: we enter each rental and print the contract.")).toEqual([
    expect.stringMatching(/: enter each rental$/),
    expect.stringMatching(/: print the contract$/),
  ]);
  expect(deedsOf("I run a club and members book courts. The warden opens the gate. The clerk prints a pass.")).toContain(
    "member: book courts",
  );
});

test.each([
  ["Last week three drivers got lost.", "driver"],
  ["This morning two nurses called in sick.", "nurse"],
  ["Last year one inspector came twice.", "inspector"],
  ["Last month two tuners turned up at the same door.", "tuner"],
])("a time before a number is no part of whom it is told of: %s [LISTEN-499]", (said, who) => {
  const text = `The ${who} enters a round. The ${who} prints a list. ${said} The clerk opens a file and closes the file.`;
  const people = analyse(text).actors.map(({ singular }) => singular);
  expect(people).toEqual([who, "clerk"]);
});

test("a fixed name behind 'the' stays whole [LISTEN-499]", () => {
  expect(deedsOf("The night nurse records each dose. The day nurse checks the dose.")).toEqual([
    "night nurse: record each dose",
    "day nurse: check the dose",
  ]);
});

test.each([
  "I can't be at the till and in the kitchen together.",
  "I can't be in the shop and in the van at once.",
  "Half our parcels get lost at least once because of the old labels.",
  "There's no reception in the cellar.",
  "No signal past the point.",
  "Most trips are moved at least once because of the weather, and our office spends its evenings on the telephone.",
  "Where we are: four sheds by the bay, around 900 crates, one whiteboard that gets rained on.",
  "Load plans get passed around as spreadsheets.",
])("what hampers those who tell it is context and no rule: %s [LISTEN-500]", (said) => {
  const text = `Clerks enter a booking and scan the ticket. The warden approves the booking.\n\n${said}\n\nThe porter prints a label.`;
  expect(rulesIn(text)).toEqual([]);
  expect(deedsOf(text)).toHaveLength(4);
});

test("what binds everybody stays a rule [LISTEN-500]", () => {
  expect(rulesIn("Clerks enter a booking. A guide can't be on two tours at once.")).toEqual([
    "A guide can't be on two tours at once",
  ]);
});
