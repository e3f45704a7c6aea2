import { expect, test } from "vitest";
import { analyse } from "#domain/drafter/analysis/analyse.ts";

const deedsOf = (told: string) => analyse(told).activities.map(({ actor, said }) => `${actor?.singular}: ${said}`);

test.each([
  ["By the inspector, who comes in May, all seals may be checked.", "inspector: check all seals"],
  ["By the bosun, each line is tagged as worn.", "bosun: tag each line as worn"],
  ["The valuer reads the reports. By her they are approved.", "valuer: approve the reports"],
  ["The lease can be renewed by the tenant 2 times a decade.", "tenant: renew the lease 2 times a decade"],
  ["Samples are labelled by one nurse and sealed by another.", "nurse: seal samples"],
  ["Parcels, which arrive by van, are weighed by the porter.", "porter: weigh parcels"],
  ["Calls, which come in by telephone, are logged by Yvonne.", "Yvonne: log calls"],
])(
  "by whom something is done is read before it, with a number behind it, as another and by name: %s [LISTEN-599]",
  (told, deed) => {
    expect(deedsOf(told)).toContain(deed);
  },
);

test("what is done by nobody, by means of something or until a day is nobody's for it [LISTEN-599]", () => {
  expect(deedsOf("By the teacher's desk, books are stacked.")).toEqual([]);
  expect(deedsOf("By the clerk's window, forms are sorted.")).toEqual([]);
  expect(deedsOf("By the visitor, nothing may be altered.")).toEqual([]);
  expect(deedsOf("By bus, letters are sent to the depot.")).toEqual([]);
  expect(deedsOf("By Friday, all orders are checked by the clerk.")).toEqual(["clerk: check all orders"]);
});
