import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { analyse } from "./analysis/analyse.ts";
import { rulesOf } from "./rules.ts";

/** What each person does, in the words of the deed. */
function deedsOf(text: string): string[] {
  return analyse(text).activities.map(({ actor, said, condition }) =>
    [`${actor?.singular}: ${said}`, condition].filter(Boolean).join(" "),
  );
}

/** What has to hold, as it is built. */
function rulesIn(text: string): string[] {
  return rulesOf({ ...nothingYet, project: { name: "Beside" }, questionnaire: { project_description: text } }).map(
    ({ said }) => said,
  );
}

test.each([
  "Feed is ordered by the estate office on the mill's own website, and this is to remain so.",
  "The lifts are inspected by a company in Leith; that is not to be covered.",
  "The theory lesson you take at the town library, that has nothing to do with us.",
  "Keepers choose their own vet from whatever list they like, and what they pay her is no concern of ours.",
  "Salt is dosed by the pump maker's controller, which nobody here is allowed to touch.",
  "There will be no app for day guests.",
  "Wages and the duty plan stay in the software of our bookkeeper in Cork.",
  "Cash: stays in the drawer at the desk, not in the new system.",
  "The windows are cleaned by Mulligan on Fridays, he bills us, no change.",
  "Bills are written in Lexware by my wife and that is how it stays.",
  "The pool is cleaned by a contractor, which is none of this system's business.",
  "The tombola goes on as ever.",
  "The puppy group meets on Saturdays, that is arranged by Ina on the phone and should stay with her.",
  "Honey is sold by my sister at the market, that has to stay out.",
  "The scale is run through the maker's software; this remains unchanged.",
  "It would be nice to have a chat, but not now.",
  "What becomes of a complaint is settled by the council, over coffee, not on a screen.",
])("what somebody else does elsewhere and what is to stay as it is are left out: %s [LISTEN-464] [LISTEN-488]", (sentence) => {
  const text = `The warden books a cabin. ${sentence} The cook orders bread.`;
  expect(deedsOf(text)).toEqual(["warden: book a cabin", "cook: order bread"]);
  expect(rulesIn(text)).toEqual([]);
  expect(analyse(text).excluded.join()).not.toBe("");
});

test("a paragraph that begins with what is left out goes on with it, as far as nothing in it binds [LISTEN-465]", () => {
  const text = `Skippers book a berth.

Please don't bother with the raffle or the regatta. Greta runs both from a shoebox and enjoys it. The depth is measured by the port authority. No skipper may see the debts of another.`;
  expect(deedsOf(text)).toEqual(["skipper: book a berth"]);
  expect(rulesIn(text)).toEqual(["No skipper may see the debts of another"]);
  const later =
    "Tutors tell us when they are away. What soloists get is up to the church, leave that out. The organ is looked after by the parish.";
  expect(deedsOf(later)).toEqual(["tutor: tell when I am away"]);
  const announced = `Skippers book a berth.

I should also say what we don't want. Wages are paid by the parish. Fuel is sold by a barge which moors here. Skippers buy their own ropes. Night guests never pay at the gate.`;
  expect(deedsOf(announced)).toEqual(["skipper: book a berth"]);
  expect(analyse(announced).excluded).toHaveLength(4);
});

test("what active people do behind a part that is left out stays theirs [LISTEN-465]", () => {
  expect(deedsOf("We do not need online payment. Members book a court and the caretaker opens the hall.")).toEqual([
    "member: book a court",
    "caretaker: open the hall",
  ]);
});

test("what headings say is the context is no deed and no rule, and what a heading below it tells is [LISTEN-466]", () => {
  const text = `What it should do
- Sailors book a mooring
- The pilot closes the harbour

For context
- The coast guard decides who may sail, we get no vote in that
- In January folks queue at the gate from 5 a.m.

Status
- The list is kept in a drawer

Next steps
- The pilot: send a first sketch by Sunday

Where we are
- 900 lamps on index cards

Rules
- At most 4 boats per mooring`;
  expect(deedsOf(text)).toEqual(["sailor: book a mooring", "pilot: close the harbour"]);
  expect(rulesIn(text)).toEqual(["At most 4 boats per mooring"]);
});

test("what stands before the new product is told of is how it is today [LISTEN-467]", () => {
  const text = `Brina Ferries carries people to six islands. Every morning there is the same row: the skipper says he had 60 guests, the kiosk says it was 54, and nobody can prove it. I cannot run it that way any more.

The new app should follow the guest across the water. The kiosk clerk sells a pass. The skipper scans the pass.`;
  expect(deedsOf(text)).toEqual(["kiosk clerk: sell a pass", "skipper: scan the pass"]);
  expect(rulesIn(text).join()).not.toMatch(/row|60|54|any more/);
});

test("what was asked for and refused, and what those who met are to do next, is none of it [LISTEN-468]", () => {
  const text = `Notes, Mon 4 May, boat shed
Present: Anna (harbour master), Tom (student, will build it)

What it must do
- The harbour master approves a mooring
- Anna asked if sailors could upload photos of the regatta. Tom: nice, but no. Dropped.
- The pilot closes the harbour

Other
- Tom to compare hosting prices by Friday
- Anna to ring the insurer`;
  expect(deedsOf(text)).toEqual(["harbour master: approve a mooring", "pilot: close the harbour"]);
  expect(rulesIn(text)).toEqual([]);
});

test.each([
  "So here goes before I change my mind.",
  "The old fax machine goes to the museum.",
  "We have 41 hives on six stands, and last year two were lost because nobody wrote it down.",
  "I never want to go through that again.",
  "The following has been agreed:",
  "A few things are not up for discussion.",
  "Getting a berth should not cost anyone twelve phone calls.",
  "Brina Harbour has 143 berths and a list in a binder that three clerks have each improved.",
])("what only leads on, sighs or says what there is does not bind: %s [LISTEN-469] [LISTEN-488]", (sentence) => {
  expect(rulesIn(`The warden books a cabin. ${sentence}\n\nNo dogs after 8 pm.`)).toEqual(["No dogs after 8 pm"]);
});

test("what somebody offers whoever builds it is no deed [LISTEN-470]", () => {
  expect(
    deedsOf(
      "Hi Sam,\n\nyou offered to build us a site. Anglers book a peg.\n\nI can pay you in trout. You get two jars.\n\nMaud",
    ),
  ).toEqual(["angler: book a peg"]);
});
