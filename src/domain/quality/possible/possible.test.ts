import { expect, test } from "vitest";
import type { RowPlace } from "#domain/quality/contradictions/project-rows.ts";
import { type Believed, checked, type Unit } from "./possible.ts";

const place = (number: number): RowPlace => ({ noun: "features", id: `id-${number}`, number, revision: 1, field: "description" });
const units: Unit[] = [
  { id: "FEAT-1", text: "Logs are kept\nfor 90 days (all of them).", place: place(1) },
  { id: "FEAT-2", text: "The clerk purges logs after 14 days.", place: place(2) },
];
const kept = (...believed: Believed[]) => checked(believed, units, "p");
const one = { id: "FEAT-1", quote: "kept for 90 days (all" };
const two = { id: "FEAT-2", quote: "purges logs after 14 days" };

test("a model's word is kept with the words it stands on, and dropped where a row or its quote is not there, or it is of another shape [QUAL-16]", () => {
  const clash: Believed = { kind: "contradiction", sentence: " Logs go before\nthey may. ", rows: [two, one] };
  expect(kept(clash)).toMatchObject({
    dropped: 0,
    kept: [
      {
        kind: "contradiction",
        sentence: "Logs go before they may.",
        a_place: "features:id-1:description",
        a_quote: "kept\nfor 90 days (all",
        b_place: "features:id-2:description",
        b_quote: "purges logs after 14 days",
      },
    ],
  });
  const wrong: Believed[] = [
    { ...clash, rows: [one, { id: "FEAT-9", quote: "purges logs" }] },
    { ...clash, rows: [one, { ...two, quote: "purges logs after 15 days" }] },
    { ...clash, rows: [one, { ...two, quote: " " }] },
    { ...clash, rows: [one] },
    { ...clash, rows: [one, { id: "FEAT-1", quote: "Logs are" }] },
    { ...clash, kind: "unclear" },
    { ...clash, sentence: " " },
    { ...clash, sentence: "x".repeat(301) },
    { ...clash, kind: "duplicate", rows: [] },
  ];
  expect(kept(...wrong)).toEqual({ kept: [], dropped: wrong.length });
  expect(kept(clash, clash, { ...clash, kind: "unclear", rows: [one] }).kept).toHaveLength(2);
});
