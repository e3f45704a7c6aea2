import { expect, test } from "vitest";
import { analyse } from "./analysis/analyse.ts";

/** What each person does, in the words of the deed. */
function deedsOf(text: string): string[] {
  return analyse(text).activities.map(({ actor, said }) => `${actor?.singular}: ${said}`);
}

test.each([
  [
    "[09:02] Nils: the ferry desk is a mess\n[09:03] Uma (harbour master): I assign the berths\n[09:04] Nils: fine\n[09:05] Uma: and I log the tide",
    ["harbour master: assign the berths", "harbour master: log the tide"],
  ],
  [
    "Petra (stage manager) 18:10\nI book the rehearsal rooms\n\nIvo (2nd AD) 18:12\nAnd I scan the badges\n\nPetra 18:13\nI print the call sheet too",
    ["stage manager: book the rehearsal rooms", "2nd AD: scan the badges", "stage manager: print the call sheet"],
  ],
  [
    "Petra 7:41 pm: I pick the trays\nIvo 7:42 pm: good\nPetra 7:43 pm: the packer checks each tray\nIvo 7:50 pm: then I print the labels",
    ["Petra: pick the trays", "packer: check each tray", "Ivo: print the labels"],
  ],
  [
    "Greta - pool attendant / Marek - swim coach\n\nGRETA: I lock the lanes.\nMAREK: And when it rains?\nGRETA: I post a notice.\nMAREK: I move the squad then.",
    ["pool attendant: lock the lanes", "swim coach: move the squad"],
  ],
])("who wrote what is read in a copied chat with its times: %s [LISTEN-580]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(expect.arrayContaining(deeds));
});

test("a time in a text that is no chat stays where it stands [LISTEN-580]", () => {
  const { activities } = analyse("The porter opens the gate at 6:30. The clerk closes it at 18:00. The warden counts the boats.");
  expect(activities.map(({ actor }) => actor?.singular)).toEqual(["porter", "clerk", "warden"]);
});

test.each([
  [
    "Imagine yourself as night porter of a hostel. You check the keys in. Now be the cook. You see the orders for breakfast.",
    ["night porter: check the keys in", "cook: see the orders for breakfast"],
  ],
  [
    "Put yourself in the skipper's shoes. You log the catch. Next you're the buyer on the quay. You bid for a crate.",
    ["skipper: log the catch", "buyer: bid for a crate"],
  ],
  [
    "You're the ranger, it's six in the morning. You count the tents. Now pretend you're a camper. You report a fox.",
    ["ranger: count the tents", "camper: report a fox"],
  ],
  [
    "You're a baker, you list the loaves. Now you're the driver. You load the van. Change of apron: you're behind the counter. You weigh the flour.",
    ["person behind the counter: weigh the flour"],
  ],
  ["It fell to me, as harbour clerk, to write this down. I assign the berths.", ["harbour clerk: assign the berths"]],
  [
    "I run operations at a mill. I approve the orders and the miller grinds the grain.",
    ["head of operations: approve the orders"],
  ],
  ["I manage a village clinic. I approve the rota.", ["clinic manager: approve the rota"]],
  ["The rota is made by the matron (me, Olga). I approve the swaps.", ["matron: approve the swaps"]],
  ["We on the rescue team log each call.", ["rescue team: log each call"]],
  [
    "You're the usher, you scan the tickets. Now you're our stage manager. You move the sets. Usher again: you count the empty seats.",
    ["usher: scan the tickets", "stage manager: move the sets", "usher: count the empty seats"],
  ],
  [
    "You're the usher, you scan the tickets. Now you're the bar hand's relief, a barman. Next you're the cook. You count the eggs. Change hats: you run the place. You set the prices.",
    ["cook: count the eggs", "manager: set the prices"],
  ],
])("whom the text places in a role does what is said next: %s [LISTEN-581]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(expect.arrayContaining(deeds));
});

test.each([
  ["Walkers open the map. You see the path, even if you're the warden. You mark a fallen tree.", "warden"],
  ["You open the gate. You print a label, unless you're a guest. You pay by card.", "guest"],
  ["You open the door with a code. The porter isn't there when you're the last visitor. You leave the key.", "visitor"],
  ["I love my job as much as my brother the plumber does. I log the visits.", "plumber"],
  ["It's the driver's shoes that get wet. You note the boots.", "driver"],
  ["You're at the counter and a customer waits. You weigh the parcel.", "counter"],
  ["I run a marathon every spring. I log my rounds.", "marathon"],
  ["You pick a stall and you run the place for a day. You log the sales.", "manager"],
  ["I manage the stock on paper. I count the boxes.", "stock"],
  ["You needn't build a shop. The baker lists the loaves. You pick a loaf.", "builder"],
  ["We in the valley share a tractor. I book the tractor.", "valley"],
])("what only sounds like it places nobody: %s [LISTEN-581]", (text, nobody) => {
  expect(deedsOf(text).filter((deed) => deed.split(":")[0]?.includes(nobody))).toEqual([]);
});

test("whoever is to build it does nothing with it, and who is meant in brackets is meant there alone [LISTEN-581]", () => {
  const deeds = deedsOf(
    "You're a rower. You book a boat. Now you're the boatman. You lock the shed. A few things for you as the developer. You keep the log for a year, and you (as the boatman again) empty the box. You show the tide.",
  );
  expect(deeds).toEqual(expect.arrayContaining(["rower: book a boat", "boatman: lock the shed"]));
  expect(deeds.join("\n")).not.toMatch(/developer|: show the tide/);
});

test.each([
  ["Berths are offered from a plan that is kept by the harbour clerk.", ["harbour clerk: keep the plan"], "harbour clerk: offer"],
  [
    "Blades are sharpened only with a card, which is checked by the foreman before the wheel turns.",
    ["foreman: check the card"],
    "foreman: sharpen",
  ],
  ["A bike is released by the mechanic once it has been tested by the rider.", ["mechanic: release a bike"], "rider: release"],
])("who is named behind a deed does the one nearest before it: %s [LISTEN-582]", (text, deeds, not) => {
  expect(deedsOf(text).map((deed) => deed.replace(/ (?:before|once|\|).*/, ""))).toEqual(expect.arrayContaining(deeds));
  expect(deedsOf(text).join("\n")).not.toContain(not);
});

test("somebody from a house is nobody's house [LISTEN-582]", () => {
  expect(deedsOf("At every stop someone from the bakery signs the note.")).toEqual(["person from the bakery: sign the note"]);
});

/** The people of a text, and each deed with the one of them who does it. */
function toldOf(text: string): string[] {
  const { actors, activities } = analyse(text);
  return [...actors.map(({ singular }) => singular), ...activities.map(({ actor, said }) => `${actor?.singular}: ${said}`)];
}

test.each([
  [
    "A patient says if she'd rather have a woman porter. Porters take a bed. Porters clean the bed and porters log the ward. A porter hands the bed over.",
    "porter: clean the bed",
    /^woman porter/m,
  ],
  ["The regional officer reads the file. The national secretary signs it.", "regional officer: read the file", /^officer/m],
  [
    "Proposals are checked by the plant-health desk. Small orders are granted by the desk.",
    "plant-health desk team: grant small orders",
    /^desk/m,
  ],
  [
    "Grants are proposed by lead researchers. Accounts are confirmed by the LR. LRs write a report.",
    "lead researcher: write a report",
    /\bLRs?\b/,
  ],
])("a role is called by its whole name, not by that of one who is only met: %s [LISTEN-583]", (text, deed, not) => {
  const told = toldOf(text);
  expect(told).toContain(deed);
  expect(told.join("\n")).not.toMatch(not);
});

test.each([
  ["The IT inspection team checks it. IT support resets the password.", /inspection team support/],
  ["A busy officer reads the file. The officer signs it.", /busy officer/],
])("short words that stand for no role stay: %s [LISTEN-583]", (text, not) => {
  expect(toldOf(text).join("\n")).not.toMatch(not);
});

test("one of many is not he or she for the only one of a kind, and stays another [LISTEN-584]", () => {
  const told = toldOf(
    "Our seed gardener, Otto, keeps the catalogue. A gardener books a bed and waters it. She hands the plan to a plot warden, who has no account. Gardeners pick a bed in spring.",
  );
  expect(told).toEqual(expect.arrayContaining(["seed gardener: keep the catalogue", "gardener: hand the plan to a plot warden"]));
  expect(told).not.toContain("seed gardener: book a bed");
});
