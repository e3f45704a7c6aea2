import { expect, test } from "vitest";
import { findPlaces, offeredPlaces, readPlaces } from "./find-places.ts";
import type { Place } from "./place.ts";

const place = (label: string, more: Partial<Place> = {}): Place => ({ id: label, group: "All", label, to: "/", ...more });
const places = [
  place("Pay the harbour fee", { reference: "US-1" }),
  place("Book a berth", { reference: "US-14", hint: "Captain" }),
  place("Crème de la harbour"),
  place("Harbour"),
  place("Dashboard", { group: "Screens" }),
];
const read = readPlaces(places);
const found = (query: string) => [...findPlaces(read, query).values()].flat().map(({ label }) => label);

test("a number finds its row however it is typed, and before numbers that only start with it", () => {
  for (const typed of ["US-14", "us 14", "us14", " Us-14 "]) expect(found(typed)[0]).toBe("Book a berth");
  expect(found("us-1")).toEqual(["Pay the harbour fee", "Book a berth"]);
});

test("words of a name find it in any order, without case or accents", () => {
  expect(found("harbour")).toEqual(["Harbour", "Pay the harbour fee", "Crème de la harbour"]);
  expect(found("fee pay")).toEqual(["Pay the harbour fee"]);
  expect(found("creme")).toEqual(["Crème de la harbour"]);
  expect(found("captain berth")).toEqual(["Book a berth"]);
  expect(found("lighthouse")).toEqual([]);
});

test("before anything is typed, what has no number is offered in its groups", () => {
  const offered = offeredPlaces(places);
  expect([...offered.keys()]).toEqual(["All", "Screens"]);
  expect([...offered.values()].flat().map(({ label }) => label)).toEqual(["Crème de la harbour", "Harbour", "Dashboard"]);
});

test("what a place is called is read once, however much is typed [SPEED-12]", () => {
  let readings = 0;
  const watched = readPlaces(
    places.map((one) => ({
      ...one,
      get label() {
        readings += 1;
        return one.label;
      },
    })),
  );
  expect(readings).toBe(places.length);
  for (const query of ["h", "ha", "har", "harbour"]) expect(findPlaces(watched, query).size).toBeGreaterThan(0);
  expect(readings).toBe(places.length);
});
