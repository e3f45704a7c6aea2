import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { analyse } from "./analysis/analyse.ts";
import { draftEverything } from "./full-draft.ts";

/** What each person does, in the words of the deed. */
function deedsOf(text: string): string[] {
  return analyse(text).activities.map(({ actor, said, condition }) =>
    [`${actor?.singular}: ${said}`, condition].filter(Boolean).join(" "),
  );
}

test.each([
  [
    "The ranger signs a permit when a hunter walks in, weighs the rifle before it leaves, and takes the fee.",
    ["ranger: sign a permit when a hunter walks in", "ranger: weigh the rifle before the rifle leaves", "ranger: take the fee"],
  ],
  [
    "When the boat returns, the warden checks it in and notes any scratch.",
    ["warden: check the boat in when the boat returns", "warden: note any scratch"],
  ],
  [
    "The warden checks the boat in when it returns and notes any scratch.",
    ["warden: check the boat in when the boat returns", "warden: note any scratch"],
  ],
  ["The clerk stamps each book out and, later, back in.", ["clerk: stamp each book out", "clerk: stamp each book back in"]],
  ["Fees are kept by the treasurer and by nobody else.", ["treasurer: keep fees"]],
  [
    "Tenants would pay their dues on there and report faults, a dripping tap or a broken gate, that sort of thing.",
    ["tenant: pay my dues", "tenant: report faults, such as a dripping tap or a broken gate"],
  ],
  [
    "Owners register their dog with name, breed and date of birth.",
    ["owner: register my dog with name, breed and date of birth"],
  ],
  [
    "Orders are typed in by the office, then go to the packers who weigh each box and print a label.",
    ["office: type orders in", "packer: weigh each box", "packer: print a label"],
  ],
  [
    "Returns are inspected by the packer and either restocked or thrown away.",
    ["packer: inspect returns", "packer: restock the returns", "packer: throw away returns"],
  ],
  ["The vet wants to read the treatments, nothing else.", ["vet: read the treatments"]],
  ["The treasurer wants a list of unpaid fees.", ["treasurer: get a list of unpaid fees"]],
  ["What I need: a page where members see free slots.", ["member: see free slots"]],
  ["Keepers note each visit, also when there is no signal.", ["keeper: note each visit even if there is no signal"]],
])("each deed of a list is its doer's, whatever is said between them: %s [LISTEN-471] [LISTEN-487]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(deeds);
});

test("who works somewhere is told by that where others are spoken to as well [LISTEN-472]", () => {
  expect(
    deedsOf(`As a skater you book a rink.

If you work at the till, you hand out skates. You can refund a ticket within 2 hours.`),
  ).toEqual(["skater: book a rink", "person at the till: hand out skates", "person at the till: refund a ticket within 2 hours"]);
});

test("who comes as a guest is one, and what is limited behind a list of deeds is no part of them [LISTEN-485] [LISTEN-486]", () => {
  expect(deedsOf("As the host you enter your rooms. If you stay as a guest, you pay by card. You may rate the room.")).toEqual([
    "host: enter my rooms",
    "guest: pay by card",
    "guest: rate the room",
  ]);
  expect(
    deedsOf("Tool for a climbing hall: members book a lane, trainers block lanes, max 2 lanes per member, no ads, no chat."),
  ).toEqual(["member: book a lane", "trainer: block lanes"]);
});

test("whom an app is for is no part of their name, and what is limited in a fragment is nothing to keep track of [LISTEN-473]", () => {
  const text = `App for bike couriers: the courier ticks off each parcel on the tour, the receiver pays it by card.
Max 60 parcels per tour, no adverts, and nothing about pets please.`;
  const draft = draftEverything({ ...nothingYet, project: { name: "Tour" }, questionnaire: { project_description: text } });
  expect(draft.user_classes.map(({ name }) => name)).toEqual(["Bike courier", "Receiver", "Administrator"]);
  expect(draft.user_stories.map(({ story }) => story).join("\n")).not.toMatch(/adverts|max |pets/);
});

test("a place behind a short word ends no sentence, and what is so today is no part of a rule [LISTEN-474]", () => {
  const text = `We are a boat yard in Kinsale, Co. Cork, two sisters and a dog, and we rent out everything from kayaks to barges.
The porter opens a contract. Members should be able to extend a hire without ringing us, because at the moment the phone never stops.`;
  expect(deedsOf(text)).toEqual(["porter: open a contract", "member: extend a hire without ringing the team"]);
  const draft = draftEverything({ ...nothingYet, project: { name: "Yard" }, questionnaire: { project_description: text } });
  expect(draft.features.map(({ description }) => description).join("\n")).not.toMatch(/hold to this rule|kayaks/);
});

test("who asks to be reminded is [LISTEN-480]", () => {
  expect(deedsOf("Councils want papers 28 days before, I keep forgetting so remind me. The clerk prints a form.")).toEqual([
    "owner: be reminded",
    "clerk: print a form",
  ]);
});
