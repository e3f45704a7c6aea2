import { expect, test } from "vitest";
import { rulesOf } from "#tests/support/analysed.ts";
import { analyse } from "./analysis/analyse.ts";

/** What each person does, in the words of the deed. */
function deedsOf(text: string): string[] {
  return analyse(text).activities.map(({ actor, said, condition }) =>
    [`${actor?.singular}: ${said}`, condition].filter(Boolean).join(" "),
  );
}

test.each([
  [
    "What sellers do\n- take up to 8 photos and put up an ad\n- save searches; get an email when something new fits\n\nWhat moderators do\n- block users. No ads from dealers!\n- answer complaints",
    [
      "seller: take up to 8 photos",
      "seller: put up an ad",
      "seller: save searches",
      "seller: get an email when something new fits",
      "moderator: block users",
      "moderator: answer complaints",
    ],
  ],
  [
    "Roles:\n- Growers\n  - enter the harvest\n  - report damage\n- Buyers\n  - search by variety",
    ["grower: enter the harvest", "grower: report damage", "buyer: search by variety"],
  ],
  [
    "**Front desk**\n* checks guests in\n* hands out keys. Prints the bill.",
    ["front desk team: check guests in", "front desk team: hand out keys", "front desk team: print the bill"],
  ],
  ["Members should be able to:\nbook a court\nsee who else plays", ["member: book a court", "member: see who else plays"]],
  ["For parents:\n- report my child sick", ["parent: report my child sick"]],
  ["Head of department:\n- approve orders above 500 euros", ["head of department: approve orders above 500 euros"]],
  ["Tasks of the caretaker\n- checks the boiler daily", ["caretaker: check the boiler daily"]],
  ["Ringers and tutors can:\n1. swap shifts", ["ringer: swap shifts", "tutor: swap shifts"]],
  [
    "- Ringer:\n- sign up for a tower\n- Tower captain:\n- plan the week",
    ["ringer: sign up for a tower", "tower captain: plan the week"],
  ],
])("the deeds of a list are those of whoever stands above it: %s [LISTEN-132]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(deeds);
});

test("what a list forbids is a rule, and a list of things is nobody's deed [LISTEN-132]", () => {
  const { activities, rules } = analyse(
    "Drivers must not:\n- share their phone\n\nFeatures\n- search results\n- order history\n\nMoney\n- refund when the item is broken",
  );
  expect(rules.map(({ text }) => text)).toContain("drivers must not share their phone");
  expect(activities.flatMap(({ actor }) => actor?.singular ?? [])).toEqual([]);
});

test.each([
  [
    "I'm a baker and I'd like you to build us a shop. You should put the orders in front of the drivers, who deliver them.",
    ["driver: deliver the orders"],
  ],
  ["Dear developer, picture our mornings. Please let me export the figures.", ["owner: export the figures"]],
  ["Also make sure that guests get a text.", ["guest: get a text"]],
  ["The app should make sure nurses see the list.", ["nurse: see the list"]],
  [
    "Cooks plan the week. You open the page and pick a dish.",
    ["cook: plan the week", "customer: open the page", "customer: pick a dish"],
  ],
])("what whoever builds it is told to do is nobody's deed: %s [LISTEN-133]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(deeds);
});

test.each([
  ["The voicer hears the recordings the tuner has made.", ["tuner: make the recordings"]],
  [
    "An apprentice who takes a pipe out of an organ scans the tag.",
    ["apprentice: take a pipe out of an organ", "apprentice: scan the tag"],
  ],
  ["A client books a show, as the rigger has to notify the authority.", ["rigger: notify the authority"]],
  [
    "A coat stays in the store until a tailor has mended it and the head has released it.",
    ["tailor: mend the coat", "head: release the coat"],
  ],
  [
    "Porters call the owner if a bag is lost or the label is torn.",
    ["porter: call the owner if a bag is lost or the label is torn"],
  ],
  ["A place where cooks upload recipes, and where editors pick the best.", ["cook: upload recipes", "editor: pick the best"]],
  ["The coach assigns lanes and gets reminded after two weeks.", ["coach: assign lanes", "coach: get reminded after two weeks"]],
  ["The deputy and I can call out the team.", ["deputy: call out the team", "owner: call out the team"]],
])("a deed that is told beside another is somebody's: %s [LISTEN-134]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(expect.arrayContaining(deeds));
});

test.each([
  ["The nurse enters the dose. After that only the doctor can change it.", ["nurse: enter the dose", "doctor: change the dose"]],
  ["From now on members pay online.", ["member: pay online"]],
  ["The cook reports the damage there and then, with a photo.", ["cook: report the damage there and then, with a photo"]],
  [
    "The owner gets a monthly report. He signs it off online.",
    ["owner: get a monthly report", "owner: sign the monthly report off online"],
  ],
  [
    "Members collect cards and vote anonymously with three votes each.",
    ["member: collect cards", "member: vote anonymously with three votes each"],
  ],
  ["I'd want to see the hours.", ["owner: see the hours"]],
  ["Clerks pick a form and, if they like, add a note.", ["clerk: pick a form", "clerk: add a note if I like"]],
  ["Drivers take a photo of the garage where he's left it.", ["driver: take a photo of the garage where I have left it"]],
  ["An objection can be lodged by the tenant up to 14 days later.", ["tenant: lodge an objection up to 14 days later"]],
  [
    "Heads want to see the tickets of their own school, never those of another.",
    ["head: see the tickets of my own school, never those of another"],
  ],
])("small words that say when, how and of what leave the deed whole: %s [LISTEN-135]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(deeds);
});

test("a thing that does what people do is nobody, whatever it is said to do [LISTEN-141]", () => {
  const { actors } = analyse(
    "The vet needs a login that reads weights. Vets weigh dogs. A web board where three votes count. Owners book.",
  );
  expect(actors.map(({ singular }) => singular)).toEqual(["vet", "owner"]);
});

test.each([
  [
    "Coaches see tickets in a queue, take one, write what they did and close it.",
    ["coach: see tickets in a queue", "coach: take a ticket", "coach: write what I did", "coach: close the ticket"],
  ],
  ["I choose an old wig for each role or order a new one.", ["owner: choose an old wig for each role", "owner: order a new wig"]],
  ["Drivers scan every crate. The clerk removes broken ones.", ["driver: scan every crate", "clerk: remove broken crates"]],
  ["A driver is ill. The dispatcher calls another one.", ["dispatcher: call another driver"]],
  ["Tilers lay each tile. They pass it on to the next one.", ["tiler: lay each tile"]],
])("one of those spoken of is called by their name, where it is known: %s [LISTEN-136]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(deeds);
});

test.each([
  [
    "Q: Who plans the routes?\nA: I do, I'm the dispatcher.\nQ: Who prints labels?\nA: The couriers do.",
    ["dispatcher: plan the routes", "courier: print labels"],
  ],
  ["Q: Anything else about the senders?\nA: They upload orders.", ["sender: upload orders"]],
  [
    "Q: What's the biggest headache?\nA: The driver rings and takes the parcel back.\nQ: And with the app?\nA: The guest picks a day.",
    ["guest: pick a day"],
  ],
  [
    "What happens today? The leader chalks a number on a board. So, my idea. The leader registers the party.",
    ["leader: register the party"],
  ],
])("who answers a question does what it asks, and what goes wrong today is no wish: %s [LISTEN-137]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(deeds);
});

test("an answer keeps its number and its ban [LISTEN-137]", () => {
  const { rules } = analyse("Q: How many attempts?\nA: Two.\nQ: Any limit for drivers?\nA: No parcel over 31.5 kilos.");
  expect(rules.map(({ text }) => text)).toEqual(["how many attempts: two", "no parcel over 31.5 kilos"]);
});

test.each([
  ["Until now I typed the report, from now on I generate it from the entries.", ["owner: generate the report from the entries"]],
  ["Instead of the binder, in which the tailor used to draw cracks, she marks the photo.", ["tailor: mark the photo"]],
  ["So far the clerk types it, in future members enter the hours.", ["member: enter the hours"]],
  ["Today parents fill in a form, but teachers want to see the list online.", ["teacher: see the list online"]],
  ["The index was scanned last winter by a volunteer. Curators search it.", ["curator: search the index"]],
  ["We tried that once, people quit over it. Cooks plan.", ["cook: plan"]],
  ["If a driver falls ill, the dispatcher calls a guide.", ["dispatcher: call a guide if a driver falls ill"]],
])("how it was done so far, and what was, are told apart from what is to be: %s [LISTEN-138]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(deeds);
});

test.each([
  [
    "Buyers pay through us. Guests book without ringing us.",
    ["buyer: pay through the team", "guest: book without ringing the team"],
  ],
  [
    "The clerk picks up the parcel, signs off the slip and puts up the notice.",
    ["clerk: pick up the parcel", "clerk: sign off the slip", "clerk: put up the notice"],
  ],
  [
    "The apprentice who takes a crate out of the store tags it.",
    ["apprentice: take a crate out of the store", "apprentice: tag the crate"],
  ],
  ["Guests can cancel it themselves.", []],
  ["Guests can cancel a stay themselves.", ["guest: cancel a stay myself"]],
])("no small word of a deed is lost: %s [LISTEN-139]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(deeds);
});

test.each([
  ["The leader signs the claim, and the director signs too.", ["leader: sign the claim", "director: sign the claim"]],
  [
    "The maker measures the head, because the singer returns. She also notes the hair.",
    ["maker: measure the head", "maker: note the hair"],
  ],
  ["The borrower is reminded twice, and then I ring them up.", ["borrower: be reminded twice", "owner: ring the borrower up"]],
  [
    "Apprentices log their hours; the master confirms them every Friday.",
    ["apprentice: log my hours", "master: confirm the hours every Friday"],
  ],
  ["The guest pays; if he cancels in the last week, half is due.", ["guest: pay", "guest: cancel in the last week"]],
  [
    "A resident reports a hole and gets a mail when it is fixed.",
    ["resident: report a hole", "resident: get a mail when the hole is fixed"],
  ],
  ["The head of the dig's job is to lock the doors. Riders have the option of sharing a van.", ["rider: share a van"]],
  [
    "The verger's job is to lock the doors. The gardener gets to choose the seeds.",
    ["verger: lock the doors", "gardener: choose the seeds"],
  ],
  [
    "Bills are checked by our bookkeeper, Mrs Hall, who then releases them.",
    ["bookkeeper: check bills", "bookkeeper: release the bills"],
  ],
  ["Seller - take photos, set a price.", ["seller: take photos", "seller: set a price"]],
])("whom and what a shortened deed means is found beside it: %s [LISTEN-140]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(expect.arrayContaining(deeds));
});

test("the title of a text is no rule, whatever numbers stand in it; a ban that opens a text is one [LISTEN-575]", () => {
  const rest = "The porter enters each parcel. The tenant signs for it. The porter prints a list. Parcels are kept for 14 days.";
  for (const title of [
    "PARCEL ROOM / notes, draft 3",
    "Requirements document, chapter 4",
    "RFP 24/117: parcel room",
    "Minutes, 3 March, 14:00",
  ])
    expect(rulesOf(`${title}\n\n${rest}`)).toEqual([expect.stringMatching(/14 days/)]);
  expect(rulesOf(`No parcel over 31.5 kilos\n\n${rest}`)).toContainEqual(expect.stringMatching(/31\.5 kilos/));
  expect(rulesOf(`Parcels above 31.5 kilos are sent back\n\n${rest}`)).toContainEqual(expect.stringMatching(/31\.5 kilos/));
});
