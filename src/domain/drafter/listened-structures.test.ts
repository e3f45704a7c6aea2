import { expect, test } from "vitest";
import { deedsOf, rulesOf } from "#tests/support/analysed.ts";
import { analyse } from "./analysis/analyse.ts";

test.each([
  [
    "Background\n- We keep the weir by hand.\n\nWardens (eight of them, all on foot)\n- See the day's tour on a phone\n- Record the water level",
    ["warden: see the day's tour on a phone", "warden: record the water level"],
  ],
  [
    "Beekeepers, mostly retired\n- report a swarm\n- ask for a new queen",
    ["beekeeper: report a swarm", "beekeeper: ask for a new queen"],
  ],
  [
    "Couriers - about 30 - all on phones:\n- scan the parcel\n- report a delay",
    ["courier: scan the parcel", "courier: report a delay"],
  ],
  [
    "Verger: two of them, both part time\n- opens the church\n- rings the bell",
    ["verger: open the church", "verger: ring the bell"],
  ],
  [
    "Nadia (bookkeeper, my sister, knows it all)\n- writes the invoices\n- sends reminders",
    ["bookkeeper: write the invoices", "bookkeeper: send reminders"],
  ],
])("a role with a remark behind it heads the list below it: %s [LISTEN-557]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(deeds);
  expect(rulesOf(text)).toEqual([]);
});

test("brackets with a semicolon in them stay what is said beside a deed [LISTEN-557]", () => {
  const text =
    "Vergers\n- name the ringer for the week (somebody has to stand there while we sing; any strong pupil will do)\n- note the weather";
  expect(deedsOf(text)).toEqual(["verger: name the ringer for the week", "verger: note the weather"]);
});

test.each([
  [
    "The breeder submits the entry. It is then either accepted or refused by the judge.",
    ["breeder: submit the entry", "judge: accept the entry", "judge: refuse the entry"],
  ],
  [
    "A nurse can close a case or hand it over to the next shift.",
    ["nurse: close a case", "nurse: hand the case over to the next shift"],
  ],
  [
    "Stewards\n- settle a claim or carry it over to the next meeting",
    ["steward: settle a claim", "steward: carry the claim over to the next meeting"],
  ],
  ["Cooks check the soup and serve it hot.", ["cook: check the soup", "cook: serve the soup hot"]],
  [
    "The breeder submits the application. An application may cover no more than 20 dogs. The ring steward either accepts it or returns it to the breeder with a remark.",
    [
      "breeder: submit the application",
      "ring steward: accept the application",
      "ring steward: return the application to the breeder with a remark",
    ],
  ],
  [
    "The dispatcher proposes a day to the pilot, who either accepts it or turns it down.",
    ["dispatcher: propose a day to the pilot", "pilot: accept the day", "pilot: turn the day down"],
  ],
])("of two deeds of which one is done both are told: %s [LISTEN-558]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(deeds);
});

test("what an application may cover is no duty of the product where applications are handed in [LISTEN-558]", () => {
  const text = "The breeder submits the application. An application may cover no more than 20 dogs.";
  expect(rulesOf(text)).toEqual(["an application may cover no more than 20 dogs"]);
});

test.each([
  [
    "A path takes 40 walkers, and no walker gets more than two of them.",
    ["A path takes 40 walkers, and no walker gets more than two of them"],
  ],
  [
    "The keeper uploads a certificate for his goats, which must not be older than 20 days.",
    ["the keeper uploads a certificate for his goats, which must not be older than 20 days"],
  ],
  [
    "Goats with more than three ticks are taken out of the show, and the keeper marks them as ill.",
    ["goats with more than three ticks are taken out of the show"],
  ],
  [
    "Members of the club must not open the gate; they can look at the tide table.",
    ["members of the club must not open the gate"],
  ],
  [
    "Reports stay in the log for 5 years even when closed (they matter, believe me).",
    ["reports stay in the log for 5 years even when closed"],
  ],
])("what a statement says is one rule, the fullest of it: %s [LISTEN-559]", (text, rules) => {
  expect(rulesOf(text)).toEqual(rules);
});

const THREAD = `From: Ingrid Vold, warden of the huts, Bergen
To: Pavel; Rosa
Subject: the keys

Dear both, I enter every key with its number.
Ingrid

---
From: Pavel Hora, Brno

Speaking as a guide: let me search by hut. I'm a guide, not a postman. So please tell me how it goes.
Pavel

From: Rosa Lind, carpenter

Before a hut opens I write a report with pictures.

From: Ingrid

Pavel: you get a reminder two days before. Rosa, you can see the list of repairs.`;

test("in a thread of letters each speaks in the role beside the name, below it or told by themselves, and 'you' are who is written to [LISTEN-560]", () => {
  expect(deedsOf(THREAD)).toEqual([
    "warden: enter every key with the number",
    "guide: search by hut",
    "carpenter: write a report with pictures",
    "guide: get a reminder two days before",
    "carpenter: see the list of repairs",
  ]);
  expect(rulesOf(THREAD).join()).not.toMatch(/postman|the keys|Dear/);
  const signed =
    "From: Lena (florist)\n\nI order the flowers.\n\nFrom: Piet Bakker\n\nI scan every box.\n\nRegards,\nPiet Bakker\ndriver";
  expect(deedsOf(signed)).toEqual(["florist: order the flowers", "driver: scan every box"]);
});

test("in a talk 'you' are who spoke before, or who is called by name [LISTEN-560]", () => {
  const talk = `INES (harbour master): What do I get?
MARTIN (ferryman): You get a list of who is aboard.
OLE (pilot): I log the depth.
INES: Martin, you confirm the list. And I sign it.`;
  expect(deedsOf(talk)).toEqual([
    "harbour master: get a list of who is aboard",
    "pilot: log the depth",
    "ferryman: confirm the list",
    "harbour master: sign the list",
  ]);
});

test.each([
  [
    "You claim a wreck, and the other divers see your claim. Teachers can browse the finds.",
    ["diver: claim a wreck", "diver: see the claim", "teacher: browse the finds"],
  ],
  ["You log the find. You leave a note for the next diver.", ["diver: log the find", "diver: leave a note for the next diver"]],
  [
    "We let tents, and our customers are stage managers at festivals. You log in with your e-mail. Our site manager checks the pegs.",
    ["stage manager: log in with my e-mail", "site manager: check the pegs"],
  ],
  ["You order a cake. The other baker sees your order.", ["customer: order a cake", "baker: see the order"]],
])(
  "'you' are one of those that are named beside you as the others, or of whom the text says customers are: %s [LISTEN-561]",
  (text, deeds) => {
    expect(deedsOf(text)).toEqual(deeds);
  },
);

test.each([
  ["Guests book a table. The receipts stay in our till package, and we do not want to touch that.", "The receipts stay"],
  ["Guests book a table. Printing the menu stays with the copy shop we all use anyway.", "Printing the menu stays"],
  ["Guests book a table. Insurance stays with Mr Budi at the agency.", "Insurance stays"],
  ["Guests book a table, and the booking of beds stays where it is, with the tourist office.", "the booking of beds stays"],
  ["Guests book a table. Selling leftovers has been asked for twice and the answer is still no.", "Selling leftovers"],
  ["Guests book a table. A chat was asked for and turned down.", "A chat was asked for"],
])("what stays with others or was refused is out of scope, whole: %s [LISTEN-562]", (text, out) => {
  const { excluded } = analyse(text);
  expect(excluded).toHaveLength(1);
  expect(excluded[0]).toMatch(new RegExp(`^${out}`));
  expect(deedsOf(text)).toEqual(["guest: book a table"]);
  expect(rulesOf(text)).toEqual([]);
});

test("beside what stays with others its sentence goes on, and what somebody keeps for a while is a rule [LISTEN-562]", () => {
  const meals =
    "Meals cost 9 euros and are added to the hotel bill, which is produced in the hotel system as before, and we do not want to replace it.";
  expect(rulesOf(meals)).toContain("meals cost 9 euros");
  expect(analyse(meals).excluded).toEqual(["which is produced in the hotel system as before, and we do not want to replace it"]);
  expect(rulesOf("Guests book a table. The key stays with the porter until noon.")).toEqual([
    "the key stays with the porter until noon",
  ]);
  expect(deedsOf("Insurance stays with Mr Budi at the agency, the clerk notes the policy number.")).toEqual([
    "clerk: note the policy number",
  ]);
});

test("what is asked for in one sentence, 'in which …, in which …', is told part by part, however long it is [LISTEN-563]", () => {
  const clocks =
    "I want a website where owners register a clock and upload a picture, where one of our three menders takes the job and sends a quote, and where, once the owner has approved the quote, the packer prints the label and marks the clock as sent.";
  expect(deedsOf(clocks)).toEqual([
    "owner: register a clock",
    "owner: upload a picture",
    "mender: take the job",
    "mender: send a quote",
    "owner: approve the quote",
    "packer: print the label",
    "packer: mark the clock as sent",
  ]);
  expect(deedsOf("I want an app where members see where the boats lie.")).toEqual(["member: see where the boats lie"]);
  const words = Array.from({ length: 12 }, (_, at) => `the clerk checks form ${at + 1} of the day`).join(", ");
  const long = `Every morning before the gate is opened ${words}, and the porter opens the gate of the yard.`;
  expect(deedsOf(long)).toContain("porter: open the gate of the yard");
});
