import { expect, test } from "vitest";
import { faultOfDeed } from "./deeds.ts";

test.each([
  ["now use pencils", "no verb first"],
  ["hand over the parcel to the", "cut at the end"],
  ["longer than two nights cost more", "no verb first"],
  ["likewise water the beds", "no verb first"],
  ["water the seedlings and the timer stops the pump", "another clause"],
  ["place a bid and can change it until noon", "another clause"],
  ["give a rebate, above that the bursar signs the slip", "another clause"],
  ["pick the plates I need and are told", "I and are"],
  ["see the map which lanes were gritted", "which, and no place for it"],
  ["accept a bid than the lowest", "than, and nothing compared"],
  ["load the van else the ferry leaves", "else, and another clause"],
  ["tick that off", "points to what is not there"],
  ["be warned an hour before that happens", "points to what is not there"],
  ["fold the tent, sorry, the awning", "said between"],
  ["attach after two days", "done to nothing"],
  ["pick", "done to nothing"],
  ["vote not", "cut at the end"],
  ["map of open moorings", "a thing, and no deed"],
  ["be warned Ingrid", "warned whom"],
  ["carry the crates to every morning", "to a time"],
  ["unload the nets, and the graders", "whoever acts next"],
  ["attach the to the saddle", "an article without a thing"],
  ["keep the approved by the board", "an article without a thing"],
  ["feed the own hens", "own, and nobody's"],
  ["sign both both slips", "a word twice"],
  ["book a berth in the berth", "a thing in itself"],
])("a deed that keeps no rule of English is found: %s [LISTEN-270]", (said, fault) => {
  expect(faultOfDeed({ said })).toBe(fault);
});

test("words of a deed that lack their thing, end in the middle or say nothing are found [LISTEN-249]", () => {
  for (const said of [
    "attach the to the horse",
    "go",
    "come too",
    "put it in the",
    "send the slot back back",
    "look at the map because",
  ])
    expect(faultOfDeed({ said }), said).toBeDefined();
  for (const said of ["attach the note to the horse", "wait", "put the oars in", "bring the key to the in-house clerk"])
    expect(faultOfDeed({ said }), said).toBeUndefined();
  expect(faultOfDeed({ said: "mark the crate with a grade, E, A or B" })).toBeUndefined();
});

test.each([
  "book a berth for one night",
  "see which table a dish goes to",
  "say a ramp is needed",
  "know who has paid and who has not",
  "report the tools I borrowed",
  "note that the pump leaks",
  "cancel the trip up to three days before",
  "describe the item, take a picture of it and put it in a box",
  "choose between the cheapest and the nearest",
  "hand out the vests on my own",
  "inspect hives in May",
  "be told when the gate opens",
  "print the invoice numbers",
  "pay half",
  "taste the must",
  "sign the order before",
  "team up",
  "say yes or no",
  "go through a list of 31 points",
])("a sound deed has no fault: %s [LISTEN-270]", (said) => {
  expect(faultOfDeed({ said })).toBeUndefined();
});

test("what is told with when it is done needs no thing [LISTEN-270]", () => {
  expect(faultOfDeed({ said: "tell the warden", condition: undefined })).toBe("points to what is not there");
  expect(faultOfDeed({ said: "tell the warden", condition: "when I leave" })).toBeUndefined();
});
