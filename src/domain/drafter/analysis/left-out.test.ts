import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "#domain/drafter/full-draft.ts";
import { besideLeftOut, leavesOut } from "./left-out.ts";

const STUDIO = "We run a pottery studio. Members can book a wheel. Teachers plan courses. The owner approves new members.";

function drafted(told: string) {
  const { scope, features } = draftEverything({
    ...nothingYet,
    project: { name: "Studio" },
    questionnaire: { project_description: `${STUDIO} ${told}` },
  });
  const out = scope.slice(scope.indexOf("## Out of scope"), scope.indexOf("## Constraints"));
  return { out, rest: [scope.replace(out, ""), ...features.map(({ description }) => description)].join("\n") };
}

test.each([
  ["Glaze sales are handled by the shop next door and should not be included.", "Glaze sales"],
  ["A phone app would be nice later but is not needed now.", "phone app"],
  ["We don't need a chat for now.", "chat"],
  ["The system should not handle payroll.", "payroll"],
  ["No online payment in the first version.", "online payment"],
  ["No payment.", "payment"],
  ["The kiln controller and the door lock do not have to be connected.", "kiln controller"],
  ["The app does not need to support other languages.", "other languages"],
  ["An online shop can wait.", "online shop"],
  ["Gift cards will come in a later version.", "Gift cards"],
  ["There is no need for a mobile app.", "mobile app"],
  ["Please leave out any social features.", "social features"],
  ["It is not meant to replace our accounting software.", "accounting software"],
  ["This is not a marketplace.", "marketplace"],
  ["Integration with the kiln is not required in the first phase.", "kiln"],
  ["Invoicing stays with our accountant.", "Invoicing"],
  ["Shipping is excluded.", "Shipping"],
  ["Bookkeeping is done in another system.", "Bookkeeping"],
  ["Video lessons are a topic for later.", "Video lessons"],
  ["Nice to have later: a mobile app.", "mobile app"],
  ["I am not planning a gallery or a newsletter.", "newsletter"],
  ["What we leave out: gift cards, firing for others and the cafe.", "gift cards"],
])("what is said to be left out stands there, and nowhere else: %s [LISTEN-370]", (told, thing) => {
  const { out, rest } = drafted(told);
  expect(out.toLowerCase()).toContain(thing.toLowerCase());
  expect(rest.toLowerCase()).not.toContain(thing.toLowerCase());
});

test("a sentence that leaves something out says the rest of it all the same [LISTEN-371]", () => {
  const { out, rest } = drafted("Wheel rental is free for members, so we don't need any payments.");
  expect(out).toContain("- We don't need any payments.");
  expect(rest).toContain("Wheel rental is free for members.");
  expect(besideLeftOut("We use our own ledger, so invoices are not needed")).toEqual([
    "We use our own ledger",
    "invoices are not needed",
  ]);
  expect(besideLeftOut("Members pay on the first of the month, and the owner sees who has not")).toHaveLength(1);
});

test.each([
  "Members under 16 must not be included in the evening course",
  "A deposit is not required for teachers",
  "Approval is not needed if a member has paid",
  "An approval is not needed",
  "The system must not store card numbers",
  "Complaints are handled by the owner",
  "Payments are handled by an external provider",
  "The system should not send more than one reminder a day",
  "No glazing after 9 pm",
  "We don't want members to see each other's phone numbers",
  "Guests do not need to register",
  "A booking can wait for two days until it is approved",
  "A member who comes later than 15 minutes loses the wheel",
  "The key stays with the warden",
])("a rule leaves nothing out: %s [LISTEN-370]", (told) => {
  expect(leavesOut(told)).toBe(false);
});
