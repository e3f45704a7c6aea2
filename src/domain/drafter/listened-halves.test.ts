import { expect, test } from "vitest";
import { analyse } from "./analysis/analyse.ts";

const heardIn = (text: string) => {
  const { activities, rules, excluded } = analyse(text);
  const deeds = activities.map(
    ({ actor, said, condition }) => `${actor?.singular}: ${[said, condition].filter(Boolean).join(" ")}`,
  );
  return { deeds, rules: rules.map((rule) => rule.text), excluded };
};

test.each([
  [
    "We want an online subscription where readers choose their books, pause or skip a parcel and change their address.",
    ["reader: choose my books", "reader: pause a parcel", "reader: skip a parcel", "reader: change my address"],
  ],
  [
    "Authors upload the text, mark the chapters they want to change and add the names.",
    ["author: upload the text", "author: mark the chapters I want to change", "author: add the names"],
  ],
  [
    "Guests choose a room, name up to three people who may use the boat, and pay a deposit.",
    ["guest: choose a room", "guest: name up to three people who may use the boat", "guest: pay a deposit"],
  ],
])("what is wanted behind a thing, and the last deed of a list, is told: %s [LISTEN-402]", (text, deeds) => {
  expect(heardIn(text).deeds).toEqual(deeds);
});

test.each([
  [
    "Loans up to 2,000 pounds are approved by the branch manager, everything above by the credit committee.",
    ["branch manager: approve loans up to 2,000 pounds", "credit committee: approve loans above 2,000 pounds"],
  ],
  [
    "Small repairs are decided by the caretaker, larger ones by the owner.",
    ["caretaker: decide small repairs", "owner: decide larger repairs"],
  ],
  ["The contract is filed by the notary and the buyer can open it.", ["notary: file the contract", "buyer: open the contract"]],
])("each half is of those who are named with it: %s [LISTEN-403]", (text, deeds) => {
  expect(heardIn(text).deeds).toEqual(deeds);
});

test("what only a condition says, a quota, what counts as something and an outside service are no deeds [LISTEN-404]", () => {
  const own = heardIn("Residents can see their own readings, but not those of neighbours, unless the landlord has consented.");
  expect(own.deeds).toEqual(["resident: see my own readings"]);
  expect(own.rules).toEqual([
    "residents can see their own readings, but not those of neighbours, unless the landlord has consented",
  ]);
  expect(heardIn("Examiners may not open the marks of others before they have submitted their own.").deeds).toEqual([]);
  const family = heardIn("The gardener waters the beds. One family may rent no more than three plots per season.");
  expect(family).toMatchObject({
    deeds: ["gardener: water the beds"],
    rules: ["one family may rent no more than three plots per season"],
  });
  expect(heardIn("If the deadline passes without a reply, the pupil counts as absent.").deeds).toEqual([]);
  expect(heardIn("Our payment provider charges the cards each month.").deeds).toEqual([]);
});

test("'otherwise' is told with what it depends on, and 'only the owner can' stands for itself [LISTEN-405]", () => {
  const { deeds, rules } = heardIn(
    "The hirer then has 3 days to pay the bill, otherwise the booking ends, and only the manager can waive a fee, while trailers for boats aren't included.",
  );
  expect(deeds).toEqual(["hirer: pay the bill within 3 days", "manager: waive a fee"]);
  expect(rules).toContain("if the hirer does not pay the bill within 3 days, the booking ends");
  expect(rules).toContain("only the manager can waive a fee");
});

test.each([
  "Raffles and bazaars stay on paper",
  "Parades and markets stay on the old process",
  "Holidays remain as they are",
  "Neither is lunch",
  "We're not renting skis any more",
  "Tyres continue to be handled by the leasing firm",
  "Overtime isn't covered",
])("what stays as it was is left out: %s [LISTEN-406]", (said) => {
  const { deeds, rules, excluded } = heardIn(`Members book a boat. ${said}.`);
  expect(excluded).toEqual([said]);
  expect(deeds).toEqual(["member: book a boat"]);
  expect(rules).toEqual([]);
});

test("what should happen by itself is done by the product [LISTEN-407]", () => {
  const { rules } = heardIn(
    "What should happen by itself\n- send a receipt after the payment\n- delete the addresses two weeks after the show",
  );
  expect(rules).toEqual([
    "the system sends a receipt after the payment",
    "the system deletes the addresses two weeks after the show",
  ]);
});
