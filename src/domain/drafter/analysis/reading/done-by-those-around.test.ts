import { expect, test } from "vitest";
import { analyse } from "#domain/drafter/analysis/analyse.ts";

const deedsOf = (told: string) => analyse(told).activities.map(({ actor, said }) => `${actor?.singular}: ${said}`);

test("what is done in the same breath as the deed of somebody is done by them [LISTEN-591]", () => {
  expect(deedsOf("The harbour pilot boards the ship, the draught is measured and the hatches are checked.")).toEqual([
    "harbour pilot: board the ship",
    "harbour pilot: measure the draught",
    "harbour pilot: check the hatches",
  ]);
  expect(deedsOf("The kit is handed out by the quartermaster, and the serial number is recorded.")).toContain(
    "quartermaster: record the serial number",
  );
  expect(deedsOf("The nurse takes the sample at the bedside, and the tube is labelled.")).toContain("nurse: label the tube");
  expect(deedsOf("The valuer visits the flat: every room is photographed, damage is noted.")).toEqual([
    "valuer: visit the flat",
    "valuer: photograph every room",
    "valuer: note damage",
  ]);
});

test("what goes with a request is handed in by whoever asks [LISTEN-591]", () => {
  expect(deedsOf("A trader applies for a pitch online. A photo of the stall must be attached.")).toContain(
    "trader: attach a photo of the stall",
  );
  expect(deedsOf("Students propose a topic in May. A summary has to be submitted.")).toContain("student: submit a summary");
  expect(deedsOf("A guest books a sauna. The booking can be cancelled until noon.")).toContain(
    "guest: cancel the booking until noon",
  );
});

test("what the product does, what was done and what is done by nobody who is told stays a rule [LISTEN-591]", () => {
  expect(deedsOf("The guest books a room, and the deposit is blocked.")).toEqual(["guest: book a room"]);
  expect(deedsOf("The clerk enters the case, and a number is generated.")).toEqual(["clerk: enter the case"]);
  expect(deedsOf("The baker enters the order. Every oven is checked.").join()).not.toContain("check every oven");
  expect(deedsOf("The keeper opens the hut, and the stove is never cleaned.").join()).not.toContain("clean");
  expect(deedsOf("The fitter closes the job, and the van was washed.").join()).not.toContain("wash");
  expect(deedsOf("The farmer orders seed, and the sacks are weighed by the miller.")).toContain("miller: weigh the sacks");
  expect(deedsOf("The farmer orders seed, and the sacks are weighed by the miller.").join()).not.toContain("farmer: weigh");
  expect(deedsOf("The pupil borrows a book. The results are printed.").join()).not.toContain("pupil: print");
  expect(deedsOf("The site manager is told at once and the crane is taken out of service.").join()).not.toContain(
    "take the crane",
  );
  expect(deedsOf("The chef plans the menu. A certificate must be attached.").join()).not.toContain("chef: attach");
});
