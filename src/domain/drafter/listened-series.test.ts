import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { analyse } from "./analysis/analyse.ts";
import { rulesToBuild } from "./rules.ts";

const deedsOf = (text: string) =>
  analyse(text).activities.map(({ actor, said, condition }) =>
    [`${actor?.singular}: ${said}`, condition].filter(Boolean).join(" "),
  );
const builtOf = (text: string) =>
  rulesToBuild({ ...nothingYet, project: { name: "Series" }, questionnaire: { project_description: text } }).map(
    ({ said }) => said,
  );

test.each([
  [
    "The clerk opens the post, sorts it by street so nothing gets mixed up, and hands each letter to a carrier.",
    ["clerk: open the post", "clerk: sort the post by street", "clerk: hand each letter to a carrier"],
  ],
  [
    "The dispatcher books visits, groups them by district so nobody zigzags across the county, and gives each one to a tuner.",
    ["dispatcher: book visits", "dispatcher: group the visits by district", "dispatcher: give each visit to a tuner"],
  ],
  [
    "The baker weighs the dough, marks it so everybody sees it, and puts each tray in the oven.",
    ["baker: weigh the dough", "baker: mark the dough", "baker: put each tray in the oven"],
  ],
  ["Stewards note the number of every gate and lock opened.", ["steward: note the number of every gate and lock opened"]],
  [
    "Slingers record the serial number of every sling and chain used; the mate reads it.",
    ["slinger: record the serial number of every sling and chain used"],
  ],
  ["Riggers photograph each mast and boom.", ["rigger: photograph each mast and boom"]],
  ["Stewards check every gate and lock unused doors.", ["steward: check every gate", "steward: lock unused doors"]],
])(
  "each verb of a series that agrees with whoever does it is a deed, and a bare noun behind 'every … and' is none: %s [LISTEN-502]",
  (said, deeds) => {
    expect(deedsOf(said)).toEqual(expect.arrayContaining(deeds));
    expect(deedsOf(said).join()).not.toMatch(/nobody|nothing|chain used$(?<!sling and chain used)|: lock opened|: boom/);
  },
);

test.each([
  [
    "Hikers reserve beds for one or more nights and they can cancel the reservation.",
    ["hiker: reserve beds for one or more nights", "hiker: cancel the reservation"],
  ],
  [
    "Guests book a table for one or two evenings and they can change it.",
    ["guest: book a table for one or two evenings", "guest: change the table"],
  ],
  ["Skippers hire a boat for one to three days.", ["skipper: hire a boat for one to three days"]],
  [
    "The hut warden confirms the arrival of guests, gives them the beds and checks the card.",
    ["hut warden: give the guests the beds"],
  ],
  ["The porter greets the visitors and shows them the room.", ["porter: show the visitors the room"]],
  ["The vet calls the owners in and hands them the pass.", ["vet: hand the owners the pass"]],
  ["Learners tick off the methods; the captain signs each one off.", ["captain: sign each method off"]],
  ["Learners hand in essays; the tutor marks each one down.", ["tutor: mark each essay down"]],
  [
    "Stage managers request an urgent tuning, and the dispatcher answers those within 2 hours.",
    ["dispatcher: answer the requests within 2 hours"],
  ],
])("a number is no pronoun, and nobody gives something to themselves: %s [LISTEN-503]", (said, deeds) => {
  expect(deedsOf(`The clerk opens a file. ${said}`)).toEqual(expect.arrayContaining(deeds));
});

test.each([
  ["A closed bell can't be rung until the steeple keeper reopens it.", "steeple keeper: reopen the closed bell"],
  ["An account stays frozen until the officer releases it.", "officer: release the account"],
  ["Orders close at 4 unless the chef grants more time.", "chef: grant more time"],
  ["Requests have to arrive 5 days ahead unless the depot manager allows an exception.", "depot manager: allow an exception"],
  ["A locked cabin stays locked unless the ranger unlocks it.", "ranger: unlock the locked cabin"],
])("what somebody does in a clause of a rule is a deed beside it: %s [LISTEN-504]", (said, deed) => {
  expect(deedsOf(said)).toContain(deed);
  expect(builtOf(`The clerk enters a booking. ${said}`)).toHaveLength(1);
});

test("what somebody does when something is so is a deed and no rule, and where nobody acts there is no deed [LISTEN-504]", () => {
  const text = "The clerk enters a booking. Also the warden blocks beds when is shortage of water.";
  expect(deedsOf(text)).toContain("warden: block beds when there is shortage of water");
  expect(builtOf(text)).toEqual([]);
  expect(deedsOf("The clerk enters a booking. Nobody may enter the hall until the paint is dry.")).toEqual([
    "clerk: enter a booking",
  ]);
});

test.each([
  ["Parents see which bus their child is on.", "parent: see which bus my child is on"],
  ["Buyers see what the bag is made of.", "buyer: see what the bag is made of"],
  ["Readers see whom the book was lent to.", "reader: see whom the book was lent to"],
  ["Restaurant buyers see which lease their oysters came from.", "restaurant buyer: see which lease my oysters came from"],
  ["Guests see which rooms are free from May on.", "guest: see which rooms are free from May on"],
])("the small word at the end of what is asked stays with its verb: %s [LISTEN-505]", (said, deed) => {
  expect(deedsOf(said)).toEqual([deed]);
});

test.each([
  ["The nurse reads the thermometer and enters the temperature.", ["nurse: enter the temperature"]],
  ["Readers read the meter and type the figure in.", ["reader: type the figure in"]],
  ["The operator reads the anemometer and types the wind speed in.", ["operator: type the wind speed in"]],
  [
    "The nurse reads the chart on the tablet and enters the dose.",
    ["nurse: read the chart on the tablet", "nurse: enter the dose"],
  ],
])("to look at an instrument is no deed where what it shows is entered: %s [LISTEN-506]", (said, deeds) => {
  expect(deedsOf(said)).toEqual(deeds);
});

test("the last word of a role alone is the same role where only one fuller name has it [LISTEN-507]", () => {
  expect(deedsOf("The hut warden counts the beds. The clerk pays the bill. Wardens order the supplies.")).toEqual([
    "hut warden: count the beds",
    "clerk: pay the bill",
    "hut warden: order the supplies",
  ]);
  expect(deedsOf("The kennel keeper feeds the dogs. The clerk pays the bill; the keeper logs the weight.")).toContain(
    "kennel keeper: log the weight",
  );
  expect(deedsOf("The charge nurse writes the roster. Nurses tick tasks off.")).toEqual([
    "charge nurse: write the roster",
    "nurse: tick tasks off",
  ]);
});
