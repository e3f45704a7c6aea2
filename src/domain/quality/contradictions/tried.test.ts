import { expect, test } from "vitest";
import { contradictionsAmong } from "./report.ts";

const among = (...texts: string[]) => contradictionsAmong(texts.map((text, at) => ({ row: at, key: String(at), text })));

test.each([
  [
    "what is expected, under its label",
    "A sealed ballot box cannot be moved.",
    "Test: Move a sealed ballot box to another hall. Expected: The new hall is saved.",
  ],
  [
    "a button that says what is done",
    "A tour that has started can no longer be renamed.",
    "Given a tour with the status 'started', when the guide presses 'Rename', then the tour is renamed.",
  ],
  [
    "a message that tells who alone may do it",
    "Every warden may open the gate.",
    "Given a warden at the gate, when she opens the gate, then she reads the message that only rangers can open the gate.",
  ],
])("a test is read by what is tried and seen: %s [FACT-24]", (_, rule, trial) => {
  expect(among(rule, trial)).toHaveLength(1);
});

test.each([
  [
    "a refusal, under its label",
    "A sealed ballot box cannot be moved.",
    "Test: Move a sealed ballot box to another hall. Expected: A message says that the box is sealed.",
  ],
  [
    "a message that says the same",
    "Only rangers can open the gate.",
    "Given a warden at the gate, when she opens the gate, then she reads the message that only rangers can open the gate.",
  ],
  [
    "what is shown where something is refused",
    "Every warden may look at the gate plan.",
    "Given a warden, when she changes the gate plan, then she sees the message that only rangers can change gate plans.",
  ],
])("a test that agrees is no contradiction: %s [FACT-24]", (_, rule, trial) => {
  expect(among(rule, trial)).toEqual([]);
});

test.each([
  [
    "what has become of them",
    "A tour that has started can no longer be renamed.",
    "Given a tour with the status 'planned', when the guide presses 'Rename', then the tour is renamed.",
  ],
  [
    "those who have not",
    "As a donor, I want to receive the yearly letter, so that I know what was done.",
    "People who have never donated do not receive the yearly letter.",
  ],
  [
    "what stands before the people",
    "A blocked climber cannot reserve a rope.",
    "Given an active climber, when she reserves a rope, then the rope is hers.",
  ],
  ["a way for some", "Rides for seniors are booked by telephone only.", "Rides for adults can be booked online."],
])("which ones are meant is told in more ways: %s [FACT-25]", (_, a, b) => {
  expect(among(a, b)).toEqual([]);
});
