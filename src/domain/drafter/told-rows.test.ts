import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "./full-draft.ts";

const draftOf = (project_description: string) =>
  draftEverything({ ...nothingYet, project: { name: "Yard" }, questionnaire: { project_description } });
const BIKES =
  "We rent out cargo bikes at six stations in town. A customer picks a station on the map, reserves a bike for a day and pays by card. Mechanics see a list of stations. Before the ride she photographs the bike; our mechanics are told when a brake is reported as worn and lock the bike until it is repaired. Tickets are deleted after 3 years. Nobody may rent more than two bikes at once.";
const bikes = draftOf(BIKES);
const dutyOf = (name: string, draft = bikes) => draft.features.find((feature) => feature.name === name)?.description;
const storyOf = (deed: string, draft = bikes) => draft.user_stories.find(({ story }) => story.includes(deed))?.story;

test.each([
  ["Picking a station on the map", "The system shall let customers pick a station on the map."],
  ["Reserving a bike for a day", "The system shall let customers reserve a bike for a day."],
  ["Paying by card", "The system shall let customers pay by card."],
  [
    "Photographing the bike before the ride",
    "The system shall keep the date and the author of each picture that is taken when customers photograph the bike before the ride.",
  ],
  ["Telling mechanics when a brake is reported as worn", "The system shall tell mechanics when a brake is reported as worn."],
  ["Locking the bike until the bike is repaired", "The system shall let mechanics lock the bike until the bike is repaired."],
])("the feature of a deed says what the system does for exactly that deed: %s [LISTEN-120]", (name, duty) => {
  expect(dutyOf(name)).toBe(duty);
});

test("what is done outside of the product is recorded, what is found is entered, and what a deed hangs on stands before it in the form of EARS [LISTEN-120]", () => {
  const draft = draftOf(
    "Make-up artists bring the wigs back. Falconers weigh the hawk. If a hawk goes missing, the falconer raises an alarm. Site managers get a monthly report.",
  );
  const duties = draft.features.map(({ description }) => description);
  for (const duty of [
    "The system shall record, with name and time, when make-up artists bring the wigs back.",
    "The system shall let falconers record the result of weighing the hawk.",
    "If a hawk goes missing, then the system shall let falconers raise an alarm.",
    "The system shall give site managers a monthly report.",
  ])
    expect(duties).toContain(duty);
});

test.each([
  ["pick a station", "so that those it concerns know what I chose."],
  ["reserve a bike", "so that it is kept for me."],
  ["pay by card", "so that it is clear what is paid and what is owed."],
  ["lock the bike", "so that nobody uses it in the meantime."],
])("the reason of a story follows from its deed: %s [LISTEN-121]", (deed, reason) => {
  expect(storyOf(deed)).toContain(reason);
});

test("of many the reason tells in the plural, and holidays are blocked for another reason than people [LISTEN-121]", () => {
  const draft = draftOf(
    "Wardens reserve the keys. Therapists block their own holidays. Moderators block users. Technicians claim a ticket. Teachers reopen a ticket.",
  );
  expect(storyOf("reserve the keys", draft)).toContain("so that they are kept for me");
  expect(storyOf("block my own holidays", draft)).toContain("so that nothing is planned for me then");
  expect(storyOf("block users", draft)).toContain("so that they can do no further harm");
  expect(storyOf("claim a ticket", draft)).toContain("so that everybody sees who takes care of it");
  expect(storyOf("reopen a ticket", draft)).toContain("so that it is dealt with once more");
});

test("test cases are named by what they check, no two of a story alike, and one of them goes wrong in a way of its deed [LISTEN-122]", () => {
  const names = bikes.test_cases.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      "Reserve a bike for a day: the bike is free, and two people have the page open",
      "Pay by card: the payment is declined the first time",
      "Lock the bike: somebody has the bike open as free",
    ]),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(names.join("\n")).not.toMatch(/as expected|goes wrong|\(\d\)/);
});

test("pages gather deeds by the thing, never by an instrument or a place word, and tell who does what once [LISTEN-123]", () => {
  const pages = bikes.pages.map(({ name }) => name);
  expect(pages).toEqual(expect.arrayContaining(["Bikes", "Stations"]));
  expect(pages).not.toContain("Cards");
  const page = bikes.pages.find(({ name }) => name === "Bikes");
  expect(page?.description).toBe(
    "Where customers reserve a bike for a day and photograph the bike, and mechanics lock the bike.",
  );
  expect(page?.sections.map(({ name }) => name)).toEqual(["Booking", "Payment", "Photographs", "Out of use"]);
  const shared = draftOf(
    "Tenants sign the protocol. Managers sign the protocol. Marta cancels the protocol. Tenants read the protocol.",
  );
  expect(dutyOf("Signing the protocol", shared)).toBe("The system shall let tenants and managers sign the protocol.");
  expect(shared.pages.find(({ name }) => name === "Protocols")?.description).toContain("tenants and managers sign the protocol");
});

test.each([
  ["No more than two bikes at once", "The system shall not let anybody rent more than two bikes at once."],
  ["Deleting tickets after 3 years", "The system shall delete tickets after 3 years."],
])("a rule has a short name and is told as a duty of the system: %s [LISTEN-124]", (name, duty) => {
  expect(dutyOf(name)).toBe(duty);
});

test.each([
  [
    "A room must never be given to two people at once.",
    "No room given to two people at once",
    "The system shall not let a room be given to two people at once.",
  ],
  ["Only the cook may open the cellar.", "Who may open the cellar", "The system shall let only the cook open the cellar."],
  [
    "Protocols are archived for ten years and then erased.",
    "Protocols archived for ten years and then erased",
    "The system shall archive protocols for ten years and then erase them.",
  ],
  ["Pipes have an inventory number.", "Pipes: an inventory number", "The system shall keep an inventory number for each pipe."],
  [
    "No pipe may leave the house without a photo.",
    "No pipe leaving the house without a photo",
    "The system shall not let any pipe leave the house without a photo.",
  ],
  [
    "Quotes are valid for 90 days.",
    "Quotes valid for 90 days",
    'The system shall hold to this rule: "Quotes are valid for 90 days."',
  ],
])("a rule is told as a duty only where its words safely allow it: %s [LISTEN-124]", (rule, name, duty) => {
  expect(dutyOf(name, draftOf(`${rule} Cooks stir soup. Cooks peel onions. Maids sweep floors. Maids wash towels.`))).toBe(duty);
});

test("a rule is tried in a scenario that names its case, and no rule is tried by words that fit every rule [LISTEN-125]", () => {
  const criteria = bikes.user_stories.map(({ acceptance_criteria }) => acceptance_criteria).join("\n\n");
  expect(criteria).toContain(
    'Given the rule "Nobody may rent more than two bikes at once"\nWhen somebody tries to rent more than two bikes at once\nThen it is refused',
  );
  // nobody deletes tickets in it
  expect(bikes.test_cases).toContainEqual({
    user_story_id: null,
    name: "Tickets are deleted after 3 years",
    given: 'The rule "Tickets are deleted after 3 years".',
    when: "3 years have passed.",
    then: "Tickets are deleted.",
  });
  expect(criteria).not.toMatch(/a case comes under it|what breaks it/);
});

test("what binds nobody is context and no feature, a deed that is told is no rule besides, and what is left out is out of scope [LISTEN-126]", () => {
  expect(bikes.overview).toContain("**Context.** We rent out cargo bikes at six stations in town.");
  const features = bikes.features.map(({ name, description }) => `${name} ${description}`).join("\n");
  expect(features).not.toMatch(/six stations|shall hold to this rule: "Before the ride/);
  const out = draftOf("Sellers offer prams. Buyers order prams. Not now: new goods, dealers.");
  expect(out.scope.slice(out.scope.indexOf("## Out of scope"), out.scope.indexOf("## Constraints"))).toContain(
    "Not now: new goods, dealers",
  );
});

test("a glossary defines what is of the trade by what is done with it, and no everyday word [LISTEN-127]", () => {
  expect(bikes.glossary_terms.map(({ name }) => name)).not.toEqual(expect.arrayContaining(["Bike"]));
  const { glossary_terms } = draftOf(
    "Recipients accept the transfer agreement before the seeds are posted. Curators read letters. Curators dry seeds. Cooks stir soup.",
  );
  expect(glossary_terms.find(({ name }) => name === "Transfer agreement")?.definition).toBe(
    "What recipients accept before the seeds are posted.",
  );
});

test("a risk of a rule says what would be wrong and which deed it touches [LISTEN-128]", () => {
  const risk = bikes.risks.find(({ name }) => name === "Somebody can rent more than two bikes at once");
  expect(risk?.functionality).toBe("Reserving a bike for a day");
  expect(risk?.description).toContain('"Nobody may rent more than two bikes at once."');
});

test("in scope is what people can do and what they are told, with what it hangs on [LISTEN-129]", () => {
  expect(bikes.scope).toContain("- Mechanics are told when a brake is reported as worn.");
  expect(bikes.scope).toContain("- Mechanics can lock the bike until the bike is repaired.");
  expect(bikes.scope).toContain("- Customers can photograph the bike before the ride.");
});

test("whose trade it is and that there should be a product are no deeds in it, and at the centre is only what most is about [LISTEN-130]", () => {
  const draft = draftOf(
    "I'm a pyrotechnician and stage about 90 firework displays a season. I'd like an app the shooters carry in their pocket. Clients name the place. Spotters measure the wind. Shooters load a van. Storekeepers count cases.",
  );
  expect(draft.user_stories.map(({ story }) => story).join("\n")).not.toMatch(/90 firework displays|carry the app/);
  expect(draft.overview).not.toContain("At its centre");
  expect(bikes.overview).toContain("At its centre are bikes.");
});

test("whose own something is stands in no name of a page or a file, and with 'my' or 'their' where it is told [LISTEN-298]", () => {
  const draft = draftOf(
    "Fitters photograph leaks and set a deadline for the repair. Tenants can look at the plans of their own flat for free.",
  );
  expect(draft.pages.map(({ name }) => name)).toContain("Plans");
  expect(draft.user_stories.map(({ story }) => story).join("\n")).toMatch(/the plans of my own flat/);
  expect(JSON.stringify(draft)).not.toMatch(/of own /i);
});

test("a rule of what is seen is broken by no two in the same moment, and one that counts is [LISTEN-444]", () => {
  const { risks } = draftOf(
    "Wardens open the hut. Wardens print the list. Guests may not see the list. Guests may not reserve more than two beds. Guests must not light a fire.",
  );
  const riskOf = (part: string) => risks.find(({ description }) => description.includes(part))?.description ?? "";
  expect(riskOf("may not see the list")).toContain("answers everybody else as if it did not exist");
  expect(riskOf("may not see the list")).not.toMatch(/same moment|told the rule/);
  expect(riskOf("more than two beds")).toContain("two people in the same moment");
  expect(riskOf("light a fire")).not.toContain("same moment");
});
