import { expect, test } from "vitest";
import { byName, type ListFilter, narrow, plain } from "./narrow-list.ts";

type Row = { name: string; page: string };
const rows: Row[] = [
  { name: "Pay the fee 10", page: "Office" },
  { name: "Crème at the bar", page: "Bar" },
  { name: "pay the fee 9", page: "Bar" },
];
const onPage: ListFilter<Row> = {
  key: "page",
  label: "Page",
  all: "All pages",
  choices: ["Office", "Bar"].map((value) => ({ value, label: value })),
  of: ({ page }) => page,
};
const given = {
  rows,
  textOf: ({ name }: Row) => plain(name),
  filters: [onPage],
  sorts: [{ key: "name", label: "Name", compare: byName }],
};
const shown = (view: Partial<Parameters<typeof narrow>[1]>) =>
  narrow(given, { query: "", filters: {}, sort: "", ...view }).map(({ name }) => name);

test("every word must be there, in any order, without case or accents", () => {
  expect(shown({ query: " fee PAY " })).toEqual(["Pay the fee 10", "pay the fee 9"]);
  expect(shown({ query: "creme" })).toEqual(["Crème at the bar"]);
  expect(shown({ query: "creme fee" })).toEqual([]);
});

test("filters and orders go together, and names of an address that nobody offers ask for nothing", () => {
  expect(shown({ filters: { page: "Bar" }, sort: "name" })).toEqual(["Crème at the bar", "pay the fee 9"]);
  expect(shown({ sort: "name" })).toEqual(["Crème at the bar", "pay the fee 9", "Pay the fee 10"]);
  expect(shown({ filters: { page: "Attic", colour: "red" }, sort: "size" })).toHaveLength(3);
  expect(narrow(given, { query: "", filters: {}, sort: "" })).toBe(rows);
});
