import { expect, test } from "vitest";
import { deedsOf, rulesOf } from "#tests/support/analysed.ts";
import { analyse } from "./analysis/analyse.ts";

const peopleOf = (text: string) => analyse(text).actors.map(({ singular }) => singular);

test("a thing named by a deed and its small word, and what is only compared, is nobody [LISTEN-546]", () => {
  const form = "The fitter closes the report. A check-out shall name the bed, the ward and the fitter.";
  expect(peopleOf(form)).toEqual(["fitter"]);
  expect(rulesOf(form)).toContain("a check-out shall name the bed, the ward and the fitter");
  const dearer = "The tenant reports a leak. For anything cheaper I write a quote, and no work may begin before noon.";
  expect(peopleOf(dearer)).toEqual(["tenant", "owner"]);
  expect(deedsOf(dearer)).toContain("owner: write a quote");
});

test("'by the head of moorings and by nobody else' is done by that one alone, wherever it is done to [LISTEN-547]", () => {
  const text =
    "The skipper books a berth. Berths are assigned to tariff groups A, B or C by the head of moorings and by nobody else.";
  expect(deedsOf(text)).toContain("head of moorings: assign berths to tariff groups A, B or C");
  expect(rulesOf(text).join()).toContain("only by the head of moorings");
});

test.each([
  [
    "The fitter closes the order. If a lift is not free in time, the watch leader is alerted and, should she not answer within 10 minutes, the head of operations.",
    ["watch leader: be alerted", "head of operations: be alerted"],
  ],
  [
    "The nurse signs the plan. If the plan is missing at noon, the matron is informed and, if she does not react within an hour, the surgeon.",
    ["matron: be informed", "surgeon: be informed"],
  ],
  [
    "The tenant enters a reading. If no reading has come in by the 3rd, we'd like the tenant to be reminded, and the caretaker who looks after the house to be told after another week.",
    ["tenant: be reminded", "caretaker: be told"],
  ],
  ["The fitter closes the order. A broken lift must reach me the same day by text message.", ["owner: be told of a broken lift"]],
])("who is told next is told too: %s [LISTEN-548]", (text, deeds) => {
  const heard = deedsOf(text).join("\n");
  for (const deed of deeds) expect(heard).toContain(deed);
});

test("what is told of a decision is what was decided, and what is lifted after a hold is the hold [LISTEN-549]", () => {
  const text = "At 6 weeks the vet records whether a calf stays, and the farmer is told before anybody else.";
  expect(deedsOf(text)).toEqual([
    "vet: record whether a calf stays",
    "farmer: be told whether the calf stays before anybody else",
  ]);
  const hold = "The nurse puts the delivery on hold, and only the pharmacist can lift that. The pharmacist packs the delivery.";
  expect(deedsOf(hold)).toContain("pharmacist: lift the hold");
});

test("what is told by what it is done to first is told by whoever does it [LISTEN-550]", () => {
  const cleft = "The caretaker repairs the meter. What tenants do enter is the reading, every month.";
  expect(deedsOf(cleft)).toContain("tenant: enter the reading, every month");
  const left = "The fitter lists the leaks. What is left over he grades from 1 to 3.";
  expect(deedsOf(left)).toContain("fitter: grade what is left over from 1 to 3");
  const counts =
    "I write a quote. My trainee may read everything and write up calls, but what he notes only counts once I have countersigned it.";
  expect(deedsOf(counts)).toEqual([
    "owner: write a quote",
    "trainee: read everything",
    "trainee: write up calls",
    "owner: countersign what he notes",
  ]);
});

test.each([
  ["Archivist books in a map. Readers search by year.", ["archivist: book in a map", "reader: search by year"]],
  ["Porter signs out a key. Readers search by year.", ["porter: sign out a key", "reader: search by year"]],
  [
    "I put up the fixtures. No junior plays unless I grant the exception.",
    ["owner: put up the fixtures", "owner: grant the exception"],
  ],
  [
    "I put up the matches, the players say yes or no to each.",
    ["owner: put up the matches", "player: say yes or no to each match"],
  ],
  [
    "The clerk opens the public page that anyone can look through by year or by field.",
    [
      "clerk: open the public page that anyone can look through by year or by field",
      "member of the public: look through the public page by year or by field",
    ],
  ],
  [
    "Tenants should be able to report a leak and to follow what has become of it.",
    ["tenant: report a leak and follow what has become of it"],
  ],
])("a deed of a verb and its small word is heard: %s [LISTEN-551]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(deeds);
});

const TALK = `Mia: Today the wardens phone in and I scribble it all down.
Leo: OK. So the warden enters his count himself, on his phone?
Mia: Yes. Birds, weather and wind. By 7:30 at the latest.
Leo: Who sees the raw counts?
Mia: Only us biologists. A biologist compares them with last year, queries anything strange, and deletes what's wrong.
Leo: And then the digest.
Mia: The biologist on duty drafts it and sets the level for each lake. A second biologist has to approve it, never the author.`;

test("what is asked as a statement and answered with yes is told, and what a question names is what is spoken of next [LISTEN-552]", () => {
  const heard = deedsOf(TALK);
  expect(heard).toContain("warden: enter my count myself, on my phone");
  expect(heard).toContain("biologist: compare the raw counts with last year");
  expect(heard.join("\n")).toContain("draft the digest");
  expect(rulesOf(TALK)).toContain("only biologists see the raw counts");
});

test.each([
  [
    "The clerk prints bills. The fitter lists the leaks and marks those he has put right on the spot.",
    ["fitter: list the leaks and mark those that I have put right on the spot"],
  ],
  [
    "I print bills. The nurses enter readings. What a trainee notes only counts once I or one of the nurses have signed it.",
    ["owner: sign what a trainee notes", "nurse: sign what a trainee notes"],
  ],
  [
    "Clerk prints bills. Late: institute gets a reminder, clerk sees it on the Late list.",
    ["institute: get a reminder", "clerk: see the reminder on the late list"],
  ],
])("who else does it, and to which of them, is told: %s [LISTEN-553]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(expect.arrayContaining(deeds));
});

test("what somebody does behind what is said beside a thing is theirs, and no thing's [LISTEN-554]", () => {
  const text = "The clerk prints bills. The nurse reads the chart, which is issued by the ward at noon, and prints the label.";
  expect(deedsOf(text)).toContain("nurse: print the label");
  const formal = "The clerk prints bills. The nurse shall read the chart, which is issued daily, and shall call out the porters.";
  expect(deedsOf(formal)).toContain("nurse: call out the porters");
  expect(rulesOf(formal).join()).not.toContain("chart shall call");
  const own = "The clerk prints bills. The nurse reads the chart, which is issued at noon and shows the dose.";
  expect(deedsOf(own).join()).not.toContain("show");
});

test.each([
  ["The tenants pay the council, not us."],
  ["Hauliers deliver by ship. Not our problem."],
  ["The carriers close the paths on their own responsibility, we stay out of that."],
  ["The council has to give its blessing to large works too, but that goes through their own committee."],
  ["My wife says I should just buy a new whiteboard."],
  ["The porters ring me at night. They should instead be able to print bills."],
])("what others do in their own way, what is done today instead and what kin say is nobody's story: %s [LISTEN-555]", (text) => {
  const heard = deedsOf(`The clerk prints bills. ${text}`);
  expect(heard.filter((deed) => !deed.endsWith("print bills"))).toEqual([]);
  expect(peopleOf(`The clerk prints bills. ${text}`).filter((who) => !/^(?:clerk|porter)$/.test(who))).toEqual([]);
});

test("what is paid for each is an amount, and nobody who reports [LISTEN-556]", () => {
  const text = "The clerk prints bills. 18 euros a report, and only if it came in on time.";
  expect(peopleOf(text)).toEqual(["clerk"]);
  expect(deedsOf(text)).toEqual(["clerk: print bills"]);
  expect(rulesOf(text).join()).toContain("only if it came in on time");
});
