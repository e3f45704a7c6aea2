import { expect, test } from "vitest";
import { nameOfIdea } from "./name-of-idea.ts";

test.each([
  ["We need a booking site for yoga teachers. Students book and pay.", "Booking site for yoga teachers"],
  ["A tool that tracks leases of church land", "Tool that tracks leases of church land"],
  ["  I want to build an app for dog walkers, with maps", "App for dog walkers"],
  [
    "Inventory and orders and shipping and billing and the returns of small shops",
    "Inventory and orders and shipping and billing",
  ],
  ["Ein Portal für Pachtverträge\nmit Fristen", "Ein Portal für Pachtverträge"],
  ["...", "My first project"],
])("a project that was given no name takes it from its idea: %s [FIRST-33]", (idea, name) => {
  expect(nameOfIdea(idea)).toBe(name);
});

test.each([
  [
    "a letter says what it is about",
    "To: Ines\nSubject: RE: kiln bookings - what I meant\n\nHi Ines,\nsorry for the delay.",
    "Kiln bookings",
  ],
  ["past its greeting", "Dear Jonas, an app for beekeepers, as we said on the phone.", "App for beekeepers"],
  ["past who speaks", "MAYA: A register of lost keys.\nTOM: And who looks?\nMAYA: The porter.", "Register of lost keys"],
  ["past a remark", "(notes from the meeting) Ferry timetable desk: skippers report delays", "Ferry timetable desk"],
  ["past the mark of a list", "1. Kite school - pupils book a beach\n2. Teachers cancel", "Kite school"],
  [
    "what is run, not who runs it",
    "I'm a cooper and my son helps, and we mend our oak barrels in a shed by the river.",
    "Oak barrels",
  ],
  ["what somebody looks after", "We look after some 2,300 street lamps and nobody knows which are out.", "Street lamps"],
  [
    "what a sentence speaks of",
    "The lending desk of our museum keeps forgetting who has which slide.",
    "Lending desk of our museum",
  ],
  [
    "the product, wherever it is named first",
    "When a lift stops, people shout. With a lift alarm app they press once.",
    "Lift alarm app",
  ],
])("and it reads like a name: %s [FIRST-85]", (_, idea, name) => {
  expect(nameOfIdea(idea)).toBe(name);
});
