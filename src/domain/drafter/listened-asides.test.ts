import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { deedsOf } from "#tests/support/analysed.ts";
import { analyse } from "./analysis/analyse.ts";
import { draftEverything } from "./full-draft.ts";

const draftOf = (project_description: string) =>
  draftEverything({ ...nothingYet, project: { name: "Listened" }, questionnaire: { project_description } });

/** What each person does, in the words of the deed. */

const FERRY = `The skipper enters the departure. The mate counts the passengers and reports a defect. The harbour master approves the timetable.`;
const CREW = ["harbour master", "mate", "skipper"];

/** A draft of the ferry with one more sentence: who is somebody, what is out of scope, and all that would be built. */
function beside(sentence: string) {
  const text = `${FERRY}\n\n${sentence}`;
  const draft = draftOf(text);
  const [, out = ""] = /## Out of scope\n\n([\s\S]*?)\n\n##/.exec(draft.scope) ?? [];
  const built = [...draft.user_stories.map(({ story }) => story), ...draft.features.map(({ description }) => description)];
  const people = analyse(text).actors.map(({ singular }) => singular);
  return {
    people: people.toSorted(),
    out,
    built: [...built, ...draft.risks.map((risk) => JSON.stringify(risk))].join("\n"),
    overview: draft.overview,
  };
}

test.each([
  ["The buoys are inspected by the coastguard, with which we have nothing to do.", "coastguard", "The buoys are inspected"],
  ["The tide is measured by the city's gauge, not by us.", "gauge", "The tide is measured"],
  ["Sea charts are issued by the admiralty, on paper, and will go on being so.", "admiralty", "Sea charts are issued"],
  ["The hull survey itself is done by a registrar, on their forms and in their time.", "registrar", "The hull survey itself"],
  ["If you lose a bag you call the lost property office, not us.", "lost property", "the lost property office, not us"],
  ["If the inspector comes aboard, they read the log on the bridge, same as ever.", "inspector", "same as ever"],
  ["We don't carry freight, and catering is left to another company.", "freight", "catering is left to another company"],
  ["Leave out: parking, souvenirs, and anything to do with fuel.", "souvenirs", "souvenirs"],
  ["FerryBook isn't for selling snacks, isn't for renting bicycles and isn't for chatting.", "snacks", "renting bicycles"],
])("what others do, or the product is not for, is out of scope and makes nobody a user: %s [LISTEN-489]", (said, who, out) => {
  const found = beside(said);
  expect(found.people).toEqual(CREW);
  expect(found.out).toContain(out);
  expect(found.built.toLowerCase()).not.toContain(who.toLowerCase());
});

test("what is asked for and answered by leaving it out is out of scope [LISTEN-489]", () => {
  const text = `RUTH (harbour master): The skipper enters the departure and the mate counts the passengers. The harbour master approves the timetable and the skipper reads it.
OLE (developer): Could the insurers see the log?
RUTH: They have their own portal for that. Leave the insurers out.`;
  expect(analyse(text).actors.map(({ singular }) => singular)).not.toContain("insurer");
  expect(draftOf(text).scope).toMatch(/## Out of scope\n\n(?:.*\n)*- Leave the insurers out\./);
});

test("who should never have to touch a screen is no user [LISTEN-489]", () => {
  expect(beside("The pilots are visitors; they wave, they shout, and they should never have to touch a screen.").people).toEqual(
    CREW,
  );
});

test.each([
  ["Every Sunday I ring round twenty deckhands to find out who is free.", "deckhands"],
  ["Last year a pram went overboard, and I was the one who had to phone the mother.", "phone the mother"],
  ["My nephew made a spreadsheet with macros in 2019.", "nephew"],
  ["The wireless is down most mornings.", "wireless"],
  ["The season starts in six weeks.", "season"],
  ["The tickets get wet.", "tickets get wet"],
  ["Our booking file from 2004, which only ever opened on Karl's computer, can be thrown away.", "Karl"],
  ["Some rules come from the port and some from the owners.", "Some rules"],
  ["In the first week of August about 700 cyclists come through our gate, and one of them with a parrot.", "parrot"],
])("what happened, how it is and what makes room is no rule and gives nobody a story: %s [LISTEN-490]", (said, word) => {
  const found = beside(said);
  expect(found.people).toEqual(CREW);
  expect(found.built.toLowerCase()).not.toContain(word.toLowerCase());
});

test("what cannot go on, what one would do today and what the product replaces is how it is today [LISTEN-490]", () => {
  expect(deedsOf(`Every Monday I copy the lists of nine boats. That can't go on, so: a log on the web. ${FERRY}`)).toEqual(
    deedsOf(FERRY),
  );
  expect(deedsOf(`You're a passenger on our ferry, and today you'd leave a note and hope. You book a trip.`)).toEqual([
    "passenger: book a trip",
  ]);
  expect(deedsOf("Replaces our card box: skippers reserve a berth, the harbour master approves the berth.")).toEqual([
    "skipper: reserve a berth",
    "harbour master: approve the berth",
  ]);
});

test.each([
  ["No more than 40 passengers per trip, the insurer insists.", "40 passengers per trip", "insist"],
  ["No mate may work two shifts on the same day, we know how that ends.", "two shifts on the same day", "how that ends"],
  ["The gate has to open within 5 minutes, the cyclists won't wait in the rain.", "5 minutes", "in the rain"],
])("a remark behind a rule is none and gives nobody a story: %s [LISTEN-491]", (said, rule, remark) => {
  const found = beside(said);
  expect(found.people).toEqual(CREW);
  expect(found.built).toContain(rule);
  expect(found.built).not.toContain(remark);
  expect(found.overview.toLowerCase()).toContain(remark);
});

test("'You're the gate keeper?' says who 'you' are until the next such question, and the next part speaks to whom it spoke before [LISTEN-492]", () => {
  const text = `You're a passenger on our island ferry. You book a trip and you cancel it.

You're the gate keeper? You scan the tickets and you count the bicycles.

Are you on the safety board? You read the yearly report.

If the trip falls through you claim a refund.`;
  expect(deedsOf(text)).toEqual([
    "passenger: book a trip",
    "passenger: cancel the trip",
    "gate keeper: scan the tickets",
    "gate keeper: count the bicycles",
    "safety board member: read the yearly report",
    "passenger: claim a refund",
  ]);
});

test.each([
  ["Bicycles are brought by train or on the owner's own trailer.", "brought by train"],
  ["Ferry log for the two piers on our island.", "Ferry log for"],
  ["Call of 3 May, Oban, typed up by Hamish.", "typed up by Hamish"],
])("what sets no limit, bans nothing and binds nobody is context and no rule: %s [LISTEN-493]", (said, words) => {
  expect(beside(said).built).not.toContain(words);
});

test.each([
  ["Bicycles must have a lamp.", "have a lamp"],
  ["A deckhand works at most 9 hours.", "9 hours"],
  ["Dogs never enter the saloon.", "Dogs never enter"],
  ["Under no circumstances are the names of passengers shown to other passengers.", "names of passengers"],
])("what limits, bans or binds stays a rule: %s [LISTEN-493]", (said, words) => {
  expect(beside(said).built.toLowerCase()).toContain(words.toLowerCase());
});
