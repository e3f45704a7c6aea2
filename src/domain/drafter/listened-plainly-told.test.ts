import { expect, test } from "vitest";
import { analyse } from "./analysis/analyse.ts";

/** What each person does, in the words of the deed. */
function deedsOf(text: string): string[] {
  return analyse(text).activities.map(({ actor, said, condition }) =>
    [`${actor?.singular}: ${said}`, condition].filter(Boolean).join(" "),
  );
}

/** What the product does by itself. */
function dutiesOf(text: string): string[] {
  return analyse(text).rules.flatMap(({ duty, text: said }) => (duty ? [said] : []));
}

test.each([
  [
    "What the platform should do:\n- Send a door code to the cleaners\n- Hide rooms that are taken\n- Automatically assign keys to rooms",
    ["the system sends a door code to the cleaners", "the system hides rooms that are taken", "the system assigns keys to rooms"],
  ],
  [
    "System\n1. Compute the toll for each truck\n2. Refund cancelled trips",
    ["the system computes the toll for each truck", "the system refunds cancelled trips"],
  ],
  [
    "Main features\n- Store the test reports for ten years\n- Export the hours as a spreadsheet",
    ["the system stores the test reports for ten years", "the system exports the hours as a spreadsheet"],
  ],
])(
  "what a list under the product or its features says that machines do is done by the product: %s [LISTEN-310]",
  (text, duties) => {
    expect(dutiesOf(text)).toEqual(duties);
  },
);

test("whom the product reminds or tells in such a list is reminded or told, each of them [LISTEN-311]", () => {
  expect(
    deedsOf("Notifications:\n- Remind the nurse and the doctor an hour before\n- Notify patients when a bed is free"),
  ).toEqual([
    "nurse: be reminded an hour before",
    "doctor: be reminded an hour before",
    "patient: be notified when a bed is free",
  ]);
});

test("what people do at a screen is no deed of the product, and a list under people stays theirs [LISTEN-310]", () => {
  expect(
    dutiesOf("Features\n- Book a boat\n- Rate the skipper\n\nSkippers can:\n- send the crew list to the harbour office"),
  ).toEqual([]);
});

test.each([
  ["The porter needs a list of all arrivals on her screen.", ["porter: see a list of all arrivals on my screen"]],
  ["Each cook needs an overview of the meals.", ["cook: get an overview of the meals"]],
  ["There should be a calendar where pupils see all lessons.", ["pupil: see all lessons"]],
  ["There must be a page for the bursar to enter fees.", ["bursar: enter fees"]],
  ["What stewards can do: open a gate and count the guests.", ["steward: open a gate", "steward: count the guests"]],
  ["What the app should do: remind cooks of the delivery.", ["cook: be reminded of the delivery"]],
  ["It must be possible to cancel a match as a coach.", ["coach: cancel a match"]],
  ["It must be possible to export all matches as a table.", []],
])("turns of phrase that only name what somebody needs or can do are deeds: %s [LISTEN-314]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(deeds);
});

test("items that begin with a helper go on from whoever stands above them [LISTEN-315]", () => {
  expect(deedsOf("Tenants:\n- report a fault\n- can change or cancel a visit\n- have to confirm the repair")).toEqual([
    "tenant: report a fault",
    "tenant: change a visit",
    "tenant: cancel a visit",
    "tenant: confirm the repair",
  ]);
});

test("who is only told is told on what leads the sentence [LISTEN-317]", () => {
  expect(deedsOf("If a guide falls ill, the tour is cancelled and the guests are informed.")).toEqual([
    "guest: be informed if a guide falls ill",
  ]);
});

test.each([
  ["Remind the porters of the inspection.", ["porter: be reminded of the inspection"], []],
  [
    "Calculate the fee and send it to the tenant.",
    [],
    ["the system calculates the fee", "the system sends the fee to the tenant"],
  ],
  ["The app replaces a broken code with a new one.", [], ["the system replaces a broken code with a new code"]],
  ["The app replaces the whiteboard.", [], []],
  ["The app warns the owners of the boats before a storm.", ["boat owner: be warned before a storm"], []],
])("what nobody is said to do and only machines do is the product's: %s [LISTEN-318]", (text, deeds, duties) => {
  expect(deedsOf(text)).toEqual(deeds);
  expect(dutiesOf(text)).toEqual(duties);
});

test.each([
  ["Moderators can remove posts and ban users.", ["moderator: remove posts", "moderator: ban users"]],
  ["Housekeeping: clean rooms, report damage.", ["housekeeping team: clean rooms", "housekeeping team: report damage"]],
])("who bans somebody, and a department before a colon, do something: %s [LISTEN-320]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(deeds);
});

test.each([
  [
    "Nurses\n- view, edit and delete plans\n- list up to three colleagues",
    ["nurse: view plans", "nurse: edit plans", "nurse: delete plans", "nurse: list up to three colleagues"],
  ],
  ["Bursar:\n* books payments\n* is told about late fees", ["bursar: book payments", "bursar: be told about late fees"]],
  [
    "Nurses\n- enter wishes until noon\n- full access to the archive\n- no access to wages",
    ["nurse: enter wishes until noon", "nurse: access the archive"],
  ],
])("the first word of an item is a deed where it can be one: %s [LISTEN-321]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(deeds);
});

test.each([
  [
    "Porters get a request, which they accept or decline.",
    ["porter: get a request", "porter: accept the request", "porter: decline the request"],
  ],
  ["Porters scan the badge, and the system shows whether the visitor is known.", ["porter: scan the badge"]],
  ["The bursar checks the bills before they are sent.", ["bursar: check the bills before they are sent"]],
  ["Room planning for a school", []],
  ["Shift planning for a ward", []],
])("deeds of one sentence are told apart, each with what it is done to: %s [LISTEN-322]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(deeds);
});

test.each([
  ["Bills have to be signed by one of the trustees.", ["trustee: sign bills"]],
  ["The key must be confirmed by both the porter and the tenant.", ["porter: confirm the key", "tenant: confirm the key"]],
  ["Reviews may be written only by tenants.", ["tenant: write reviews"]],
  ["Photos must be approved by the bursar before they are visible.", ["bursar: approve photos before they are visible"]],
  ["Patients book visits. Messages between doctor and patient.", ["patient: book visits"]],
])("by whom something is done is read behind 'one of', 'both' and 'only': %s [LISTEN-323]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(deeds);
});

test("what it shall not be possible to do is said of nothing that was named [LISTEN-323]", () => {
  const { rules } = analyse("The system creates a task. It shall not be possible to rent more than two bikes.");
  expect(rules.map(({ text }) => text)).toContain("it shall not be possible to rent more than two bikes");
});
