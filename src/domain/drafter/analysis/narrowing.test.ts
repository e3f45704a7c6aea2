import { expect, test } from "vitest";
import { analyse } from "./analyse.ts";

const deedsOf = (told: string) =>
  analyse(told).activities.map(({ actor, said, condition }) => [actor?.singular, said, condition].filter(Boolean).join(" | "));

test.each([
  ["Guests order a small cup or a large cup.", "guest | order a small cup or a large cup"],
  ["Wardens can open a big gate.", "warden | open a big gate"],
  ["The porter sees a list of today's arrivals.", "porter | see a list of today's arrivals"],
  ["Trainers move tomorrow's sessions.", "trainer | move tomorrow's sessions"],
  ["Cooks plan this week's menu.", "cook | plan this week's menu"],
  ["Owners can lend their boat to others while they are abroad.", "owner | lend my boat to others | while I am abroad"],
  ["While a guide is on leave, the office sends the tours.", "office | send the tours | while a guide is on leave"],
])("no word that narrows what is done is lost: %s [LISTEN-372]", (told, deed) => {
  expect(deedsOf(told)).toContain(deed);
});

test("what a thing is praised for narrows nothing, and 'while' may set two people against each other [LISTEN-372]", () => {
  expect(deedsOf("Members find a nice court.")).toEqual(["member | find a court"]);
  expect(deedsOf("Members book courts while guests only read the plan.")[0]).toBe("member | book courts");
  expect(analyse("The porter sees today's arrivals.").activities[0]?.object?.singular).toBe("arrival");
});
