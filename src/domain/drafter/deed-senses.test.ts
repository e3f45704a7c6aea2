import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "./full-draft.ts";
import { planOf } from "./plan/plan.ts";

const briefOf = (told: string) => ({
  ...nothingYet,
  project: { name: "Harbour" },
  questionnaire: { project_description: `We run a harbour. ${told}` },
});
const kindsOf = (told: string) =>
  planOf(briefOf(told)).deeds.flatMap(({ activity, pattern }) => (activity.actor ? [`${activity.verb}: ${pattern.key}`] : []));
const draftOf = (told: string) => draftEverything(briefOf(told));
const criteriaOf = (told: string, deed: string) =>
  draftOf(told).user_stories.find(({ story }) => story.includes(deed))?.acceptance_criteria ?? "";

test.each([
  ["Skippers release a berth.", "release: free"],
  ["Skippers give up their slot.", "give: free"],
  ["The harbour master releases the report.", "release: approve"],
  ["Stewards confirm each delivery with a photo.", "confirm: confirm"],
  ["Stewards confirm the arrival of a parcel.", "confirm: confirm"],
  ["The cook plans the menu.", "plan: create"],
  ["The cook plans the shifts.", "plan: plan"],
  ["Skippers pause their membership.", "pause: pause"],
  ["The clerk puts the order on hold.", "put: pause"],
  ["Skippers suspend their subscription.", "suspend: pause"],
  ["Skippers resume the membership.", "resume: resume"],
  ["The clerk extends the lease.", "extend: extend"],
  ["Riggers extend the pier.", "extend: any"],
  ["Skippers withdraw their application.", "withdraw: withdraw"],
  ["Skippers redeem a voucher.", "redeem: redeem"],
  ["Skippers donate money.", "donate: donate"],
  ["Pilots recommend a route.", "recommend: recommend"],
  ["Pilots comment on a log.", "comment: comment"],
  ["Pilots leave a comment.", "leave: comment"],
  ["Pilots declare a conflict of interest.", "declare: record"],
  ["The harbour master declares a ban.", "declare: say"],
  ["Stewards mark the boat as clean.", "mark: mark"],
  ["Stewards publish the timetable.", "publish: publish"],
  ["Stewards upload a drawing.", "upload: upload"],
  ["Teachers assign homework.", "assign: give-out"],
  ["Skippers edit their own log.", "edit: own-entry"],
  ["Skippers correct their address.", "correct: own-details"],
  ["The coach reserves two lanes for beginners.", "reserve: keep-for"],
  ["Skippers reserve a berth.", "reserve: book"],
  ["Skippers return a drill.", "return: hand"],
  ["Bakers set aside ten loaves for regulars.", "set: keep-for"],
  ["Pilots mark themselves as absent.", "mark: presence"],
  ["Nurses hand over a patient.", "hand: any"],
  ["The clerk excludes a sample.", "exclude: any"],
  ["The coach groups the children by age.", "group: assign"],
])("a verb means another deed with another thing: %s [LISTEN-353]", (told, kind) => {
  expect(kindsOf(told)).toContain(kind);
});

test.each([
  ["Judges make the final decision.", "make: approve"],
  ["Judges take a decision about the award.", "take: approve"],
  ["Skippers make a choice.", "make: choose"],
  ["Skippers make a booking.", "make: book"],
  ["Skippers make a payment.", "make: pay"],
  ["Skippers make a complaint.", "make: report"],
  ["Pilots give a score from 1 to 10.", "give: score"],
  ["Riggers take a measurement.", "take: examine"],
  ["Riggers make a lamp.", "make: any"],
])("beside a verb that says nothing the noun tells what is done: %s [LISTEN-354]", (told, kind) => {
  expect(kindsOf(told)).toContain(kind);
});

test("what is decided is no decision, and is what the page is about [LISTEN-354]", () => {
  const told = "Judges make the final decision about a permit. Clerks enter the moorings.";
  expect(criteriaOf(told, "make the final decision")).toContain("Given the permit waits for my decision");
  expect(draftOf(told).pages.map(({ name }) => name)).toContain("Permits");
  expect(criteriaOf("Judges make the final decision. Clerks enter the moorings.", "make the final decision")).toContain(
    "Given it waits for my decision",
  );
});

test("whoever gives back or changes what they booked asks nobody and shares it with nobody [LISTEN-355]", () => {
  expect(kindsOf("Skippers reserve a trolley. Skippers release the trolley.")).toContain("release: free");
  expect(kindsOf("Skippers order a sail. Skippers change the order.")).toContain("change: own-entry");
  expect(kindsOf("Skippers submit a log. Clerks correct the log. Skippers correct the log.")).not.toContain("correct: own-entry");
});

test("of a deed of no kind nothing is told but what holds for every deed, and its section is called by its words [LISTEN-356]", () => {
  const told =
    "Stewards patrol the pier every evening until the last boat is in. Clerks enter the moorings. Stewards greet visitors.";
  const draft = draftOf(told);
  const criteria = criteriaOf(told, "patrol the pier");
  expect(criteria).toContain("Given my role allows it");
  expect(criteria).toContain("whoever works with the pier sees it");
  expect(criteriaOf(told, "greet visitors")).toContain("those it concerns see it");
  expect(criteria).not.toMatch(/nobody has done it|connection/);
  const sections = draft.pages.flatMap(({ sections }) => sections.map(({ name }) => name));
  expect(sections.join("\n")).not.toMatch(/Tasks/);
  expect(sections.some((name) => name.startsWith("Patrolling the pier"))).toBe(true);
});

test("votes of people known by name are not stuffed [LISTEN-357]", () => {
  const risks = (told: string) => draftOf(told).risks.map(({ name }) => name);
  expect(
    risks("Only people we invite use it. Jurors score the boats. Clerks enter the moorings. Jurors sign the list."),
  ).not.toContain("Manipulated verdicts");
});

test.each([
  ["Pilots are reminded 5 days before their logs are due.", "When it is 5 days before my logs are due\nThen I am reminded\n"],
  ["Pilots are told when a crossing is cancelled.", "When a crossing is cancelled\nThen I am told of it\n"],
  ["Pilots get a text message every time the tide changes.", "When the tide changes\nThen I get a text message\n"],
  [
    "Pilots get a monthly report.",
    "Given the monthly report is ready for me\nWhen the month has ended\nThen I get a monthly report\n",
  ],
])("when somebody is told something is said once: %s [LISTEN-358]", (told, criteria) => {
  const { user_stories } = draftOf(`${told} Clerks enter the moorings.`);
  expect(user_stories.map(({ acceptance_criteria }) => `${acceptance_criteria}\n`).join("\n")).toContain(criteria);
});

test("a section stands on a page of whoever does it before one of others [LISTEN-359]", () => {
  const { pages } = draftOf(
    "Skippers book a berth. Skippers cancel a berth. Clerks note what is ready. Clerks print the logs. Clerks sign the logs.",
  );
  const home = pages.find(({ sections }) => sections.some(({ name }) => name.startsWith("Noting what is ready")));
  expect(home?.name).toBe("Logs");
});

test("no section is called by a word that says nothing alone [LISTEN-364]", () => {
  const { pages } = draftOf(
    "Clerks enter the moorings. Clerks see the moorings. Riggers repair the pumps. Riggers inspect the pumps. Clerks send the invoices. Clerks sign the invoices.",
  );
  const names = pages.flatMap(({ sections }) => sections.map(({ name }) => name));
  expect(names).toEqual(
    expect.arrayContaining(["Entry of moorings", "View of moorings", "Work on pumps", "Sending of invoices"]),
  );
});

test("nobody new stands in for the one who says 'I am the warden' [LISTEN-365]", () => {
  const { quality_requirements } = draftOf(
    "I am the warden and I print the lists. I sign the permits. I count the boats. I enter the moorings. Skippers book a berth. Skippers cancel a berth.",
  );
  expect(quality_requirements.map(({ name }) => name)).toContain("First success of new skippers");
});

test("what a house gets through bounds how many people it is made for [LISTEN-366]", () => {
  const { assumptions } = draftOf(
    "Customers order fish on our site. We pack about 120 crates a week. Packers print the labels. Clerks enter the catch. Drivers sign the list.",
  );
  expect(JSON.stringify(assumptions)).toContain("500 people");
});

test("in what is given nothing is spoken of that was not named before [LISTEN-367]", () => {
  const told =
    "Wardens lock the gate. Wardens unlock the gate. Skippers claim a shift. Skippers show their ticket. Skippers reopen a case.";
  const { user_stories } = draftOf(told);
  const givens = user_stories.flatMap(({ acceptance_criteria }) => /^Given .*/gm.exec(acceptance_criteria ?? "")?.[0] ?? []);
  for (const thing of [
    "the gate is in use",
    "the gate is blocked",
    "nobody has taken the shift",
    "the ticket is valid",
    "the case is closed",
  ])
    expect(givens.join("\n")).toContain(thing);
});

test("of two words that describe one thing neither is the thing [LISTEN-368]", () => {
  const { pages } = draftOf("Stewards report a missing or damaged lamp. Stewards clean the lamps. Clerks enter the moorings.");
  const names = pages.flatMap(({ name, sections }) => [name, ...sections.map((section) => section.name)]);
  expect(names).toContain("Lamps");
  expect(names.join("\n")).not.toMatch(/missing/i);
});

test("a page is called by its thing, however long or new it is just now [LISTEN-369]", () => {
  const { pages } = draftOf(
    "Pilots write a short log after each crossing. Pilots read upcoming crossings. Clerks enter new moorings.",
  );
  const names = pages.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["Logs", "Crossings", "Moorings"]));
});
