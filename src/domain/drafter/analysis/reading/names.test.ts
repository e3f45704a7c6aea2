import { expect, test } from "vitest";
import { analyse } from "#domain/drafter/analysis/analyse.ts";

const deedsOf = (told: string) => analyse(told).activities.map(({ actor, said }) => `${actor?.singular}: ${said}`);

test("who is called by a first name or with a title does what is done to something, whatever the verb [LISTEN-600]", () => {
  expect(deedsOf("The dull blades lie in a tray. Colin then sets each blade aside.")).toEqual(["Colin: set each blade aside"]);
  expect(deedsOf("Mr Haas should be in a position to block the room.")).toEqual(["Mr Haas: block the room"]);
  expect(deedsOf("Ingrid has to close the till at noon.")).toEqual(["Ingrid: close the till at noon"]);
});

test("a name that only is, says or lies somewhere does nothing [LISTEN-600]", () => {
  expect(deedsOf("Colin says the tray is full. Ingrid is away. Windchest replaces the folder.")).toEqual([]);
});
