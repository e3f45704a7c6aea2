import { expect, test } from "vitest";
import { factsOfText } from "#domain/quality/facts/facts-of-text.ts";
import { duplicatesAmong } from "./duplicates.ts";
import type { RowPlace } from "./project-rows.ts";
import { contradictionsAmong, type ReadRow } from "./report.ts";
import { decidedOf, decisionOf, placeOf, settledBy, settlementOf } from "./settled.ts";

const rowOf = (number: number, text: string): ReadRow<RowPlace> => ({
  key: `features:${number}`,
  row: { noun: "features", id: `id-${number}`, number, revision: 1, field: "description" },
  text,
});

test("two rows that both hold are settled with a reason until either says something else [FACT-4]", () => {
  const one = rowOf(1, "Log files are purged after 14 days.");
  const other = rowOf(2, "Logs are kept for 90 days.");
  const [found] = contradictionsAmong([one, other]);
  if (!found) throw new Error("They are at odds");
  const settled = [{ id: "s", ...settlementOf(found, "project", "Access logs alone go early.") }];
  expect(settledBy(settled, found, "project")).toMatchObject({ id: "s", reason: "Access logs alone go early." });
  const [turned] = contradictionsAmong([other, one]);
  expect(turned && settledBy(settled, turned, "project")).toMatchObject({ id: "s" });
  const [changed] = contradictionsAmong([one, rowOf(2, "Logs are kept for 60 days.")]);
  expect(changed && settledBy(settled, changed, "project")).toBeUndefined();
});

test("a fact that was removed is not compared, and is read again when its words change [FACT-3]", () => {
  const one = rowOf(1, "Log files are purged after 14 days.");
  const other = rowOf(2, "Logs are kept for 90 days.");
  const [fact] = factsOfText(one.text).filter(({ kind }) => kind === "retention");
  if (!fact) throw new Error("It says how long");
  const place = placeOf(one.row, "project");
  const decisions = [decisionOf(place, one.text, fact, "removed")];
  const holds = ({ row, text }: ReadRow<RowPlace>, held: typeof fact) =>
    decidedOf(decisions, placeOf(row, "project"), text, held) !== "removed";
  expect(contradictionsAmong([one, other], holds)).toEqual([]);
  expect(contradictionsAmong([rowOf(1, "Log files are purged after 21 days."), other], holds)).toHaveLength(1);
  decisions.push(decisionOf(place, one.text, fact, "confirmed"));
  expect(contradictionsAmong([one, other], holds)).toHaveLength(1);
});

test("rows that say nearly the same are duplicates; another deed, a denied condition, another role or number is none [FACT-5]", () => {
  const pairs = (...texts: string[]) =>
    duplicatesAmong(
      texts.map((text, at) => rowOf(at + 1, text)),
      factsOfText,
    ).map(({ a, b }) => [a.row.number, b.row.number]);
  expect(pairs("The customer shall cancel an order until it ships.", "Customers cancel orders until they ship.")).toEqual([
    [1, 2],
  ]);
  expect(pairs("As a clerk, I want to drop a saved report.", "As a clerk, I want to change a saved report.")).toEqual([]);
  expect(pairs("A paid invoice is locked for the clerk.", "An invoice that is not paid is locked for the clerk.")).toEqual([]);
  expect(pairs("As a nurse, I want to read lab results of today.", "As a doctor, I want to read lab results of today.")).toEqual(
    [],
  );
  expect(pairs("A group has at most 5 pupils on a trip.", "A group has at most 6 pupils on a trip.")).toEqual([]);
});
