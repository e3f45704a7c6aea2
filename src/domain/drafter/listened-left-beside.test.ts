import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { deedsOf } from "#tests/support/analysed.ts";
import { analyse } from "./analysis/analyse.ts";
import { draftEverything } from "./full-draft.ts";
import { rulesOf } from "./rules.ts";

const HARBOUR = `The clerk enters the moorings. The mate counts the passengers and reports a defect. The warden approves the timetable.`;
const CREW = ["clerk", "mate", "warden"];
const textWith = (sentence: string) => `${HARBOUR}\n\n${sentence}`;
const peopleOf = (text: string) =>
  analyse(text)
    .actors.map(({ singular }) => singular)
    .toSorted();
const rulesIn = (text: string) =>
  rulesOf({ ...nothingYet, project: { name: "Harbour" }, questionnaire: { project_description: text } }).map(({ said }) => said);

test.each([
  ["The purser bills out of FolderPro each quarter and will keep doing so.", "FolderPro"],
  ["The jury meets by video; that remains a telephone conference.", "The jury meets"],
  ["The roofers clear the gutters; that stays a phone call.", "gutters"],
  ["Anglers will ask to be let in. The answer is no.", "Anglers"],
  ["Sponsors keep asking for an account. The answer is no.", "Sponsors"],
  ["The lorries, hauliers drive those, not our thing.", "lorries"],
  ["Wages of the guards happen in the existing staff system.", "Wages"],
  ["Face recognition was voted down by the guards and is not to be offered.", "Face recognition"],
  ["I don't want, like, a robot choosing the music.", "robot"],
])("what goes on elsewhere, was refused or ruled out is out of scope: %s [LISTEN-512]", (said, word) => {
  const text = textWith(said);
  expect(peopleOf(text)).toEqual(CREW);
  expect(deedsOf(text)).toHaveLength(4);
  expect(rulesIn(text)).toEqual([]);
  const { scope } = draftEverything({
    ...nothingYet,
    project: { name: "Harbour" },
    questionnaire: { project_description: text },
  });
  expect(/## Out of scope\n\n([\s\S]*?)\n\n##/.exec(scope)?.[1]).toContain(word);
});

test.each([
  "Vendors ring up.",
  "Some neighbours phone now and then.",
  "Umpires score on paper, and the linesman has enough to do.",
  "The calibration itself is done by a firm in town.",
  "The valve test is done by an outside company.",
  "The fire inspector visits and reads whatever we hand him; he gets no access.",
])("who only gets in touch, or does it on paper, in a firm elsewhere or without access is no user: %s [LISTEN-513]", (said) => {
  const text = textWith(said);
  expect(peopleOf(text)).toEqual(CREW);
  expect(deedsOf(text)).toHaveLength(4);
  expect(rulesIn(text)).toEqual([]);
  expect(analyse(text).excluded.join()).toContain(said.slice(0, 12));
});

test.each([
  ["The pharmacy delivers as always.", "pharmacy"],
  ["Bills are written in our bookkeeping package, which stays.", "Bills"],
  ["I'd love a live map but the committee said no.", "live map"],
  ["Entry fees we pay by bank transfer, no change there.", "Entry fees"],
  ["Selling is on the market and stays cash.", "Selling"],
  ["School classes book their tours with the city's education office.", "School classes"],
  ["Our caretaker heats the room, that's his business.", "caretaker"],
  ["The bakery next door brings cake.", "bakery"],
  ["The health authority audits us yearly and brings its own forms.", "health authority"],
  ["Not wanted: payroll, rota planning, any diagnosis by computer.", "rota planning"],
])("what goes on as always, with others, or is not wanted on its own line is out of scope: %s [LISTEN-526]", (said, word) => {
  const text = textWith(said);
  expect(peopleOf(text)).toEqual(CREW);
  expect(deedsOf(text)).toHaveLength(4);
  expect(rulesIn(text)).toEqual([]);
  expect(analyse(text).excluded.join()).toContain(word);
});

test("what others send by mail is out of scope, and whoever enters it enters that [LISTEN-526]", () => {
  const text = textWith("The lab sends the residue result by e-mail; the keeper types it in.");
  expect(deedsOf(text).slice(4)).toEqual(["keeper: type the residue result in"]);
  expect(peopleOf(text)).not.toContain("lab");
});

test("who is phoned, how old somebody is and what one of two never does make no row [LISTEN-527]", () => {
  const text = textWith("The doctor on call is phoned. He's 78. Two nurses sign for opioids, never one.");
  expect(deedsOf(text).slice(4)).toEqual(["nurse: sign for opioids"]);
  expect(rulesIn(text)).toEqual(["Two nurses sign for opioids, never one"]);
});

test("what somebody owes is theirs in a story of another, and one's own child is mine [LISTEN-527]", () => {
  expect(deedsOf(textWith("The bursar sees who hasn't paid their dues."))).toContain("bursar: see who hasn't paid their dues");
  expect(deedsOf(textWith("Members see their bookings."))).toContain("member: see my bookings");
  expect(deedsOf(textWith("Parents say who may pick their child up."))).toContain("parent: say who may pick my child up");
});

test.each([
  ["Members ring the bell.", "member: ring the bell"],
  ["Parents can give consent on their phone.", "parent: give consent on my phone"],
  ["Our courier is told which practices to visit.", "courier: be told which practices to visit"],
  ["Patients book visits.", "patient: book visits"],
])("what somebody does here stays a deed: %s [LISTEN-512] [LISTEN-513]", (said, deed) => {
  expect(deedsOf(textWith(said))).toContain(deed);
});

test.each([
  `Slips sit in a shoebox and half of them are never read; fees live on a chalkboard. Recently one hall was promised to two bands.

How it should go: Clients send a request. The planner confirms the request. The cook enters the menu.`,
  `The town has 40 wells. Nine volunteers look after them for us. Calling them means one man with a list, and last May he reached two. Nobody knew who had done what.

We are looking for:

1. Clients send a request.
2. The planner confirms the request.
3. The cook enters the menu.`,
  `I'm a planner. Two helpers, about 90 plates a day and six halls that all want me first. I forget who ordered, and then it's my phone ringing at four.

What it should do. Clients send a request. The planner confirms the request. The cook enters the menu.`,
  `What happens today: halls phone, I scribble, the helpers get a picture of my note. Two orders were lost in spring.

It should be like this. Clients send a request. The planner confirms the request. The cook enters the menu.`,
])("what is told before it is announced how it should be is how it is today [LISTEN-514]", (text) => {
  expect(deedsOf(text)).toEqual(["client: send a request", "planner: confirm the request", "cook: enter the menu"]);
  expect(rulesIn(text)).toEqual([]);
  expect(analyse(text).replaced.length).toBeGreaterThan(1);
});

test("what was asked for before it is announced stays asked for [LISTEN-514]", () => {
  const text = `Riders can request a ride. Drivers can accept a ride. What the app should do:\n- remind the rider\n- refund the driver`;
  expect(deedsOf(text)).toEqual(expect.arrayContaining(["rider: request a ride", "driver: accept a ride"]));
});

test.each([
  [
    "Then the buyers, no wait, not the buyers, the stage manager signs the contract and uploads the insurance slip.",
    ["stage manager: sign the contract", "stage manager: upload the insurance slip"],
  ],
  ["And then, um, the carpenter, sorry, the painter marks the door.", ["painter: mark the door"]],
  ["The porter photographs the crate, cause when it comes back broken everybody shrugs.", ["porter: photograph the crate"]],
  ["The nurse notes the cause of the fall.", ["nurse: note the cause of the fall"]],
  ["The warden, like, opens the gate.", ["warden: open the gate"]],
])("what somebody takes back while they speak is gone, and 'cause' can mean because: %s [LISTEN-515]", (said, deeds) => {
  expect(deedsOf(textWith(said)).slice(4)).toEqual(deeds);
  expect(rulesIn(textWith(said))).toEqual([]);
});

test("how long something is kept is a rule and nobody's deed [LISTEN-516]", () => {
  const text = textWith("We keep contracts for 7 years.");
  expect(deedsOf(text)).toHaveLength(4);
  expect(rulesIn(text)).toEqual(["We keep contracts for 7 years"]);
});

test.each([
  ["I want this sorted before Christmas.", "I want this sorted before Christmas"],
  ["No raffles, my uncle keeps saying bingo.", "my uncle keeps saying bingo"],
])("by when somebody wishes it, and what others keep saying, binds nobody: %s [LISTEN-516]", (said, context) => {
  expect(analyse(textWith(said)).setting).toContain(context);
  expect(rulesIn(textWith(said)).join()).not.toContain(context);
});

test("what happened recently is no rule [LISTEN-516]", () => {
  expect(rulesIn(textWith("Recently one cabin was promised to two families."))).toEqual([]);
});
