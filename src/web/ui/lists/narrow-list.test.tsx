import { expect, test } from "vitest";
import { byName, findOnce, type ListFilter, narrow, plain, readOnce } from "./narrow-list.ts";

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

test("of a list that is searched a row is read once, and anew only when it changed [SPEED-14]", () => {
  const read: string[] = [];
  const once = readOnce<Row>();
  const textOf = (row: Row) =>
    once(row, ({ name }) => {
      read.push(name);
      return name;
    });
  const look = (list: readonly Row[], query: string) =>
    narrow({ ...given, rows: list, textOf }, { query, filters: {}, sort: "" }).map(({ name }) => name);
  expect(look(rows, "creme")).toEqual(["Crème at the bar"]);
  expect(look(rows, "fee")).toEqual(["Pay the fee 10", "pay the fee 9"]);
  expect(read).toEqual(rows.map(({ name }) => name));
  const changed = rows.map((row) => (row.page === "Office" ? { ...row, name: "Waive the fee" } : row));
  expect(look(changed, "waive")).toEqual(["Waive the fee"]);
  expect(read.slice(rows.length)).toEqual(["Waive the fee"]);
});

test("of a list that is searched a row is looked at once for a view, and anew when it or the view changed [SPEED-30]", () => {
  const looked: string[] = [];
  const foundBy = findOnce<Row>();
  const textOf = ({ name }: Row) => {
    looked.push(name);
    return plain(name);
  };
  const look = (list: readonly Row[], query: string) =>
    narrow({ ...given, rows: list, found: foundBy(query), textOf }, { query, filters: {}, sort: "" }).map(({ name }) => name);
  expect(look(rows, "fee")).toEqual(["Pay the fee 10", "pay the fee 9"]);
  const changed = rows.map((row) => (row.page === "Office" ? { ...row, name: "Waive the fee" } : row));
  expect(look(changed, "fee")).toEqual(["Waive the fee", "pay the fee 9"]);
  expect(looked).toEqual([...rows.map(({ name }) => name), "Waive the fee"]);
  expect(look(changed, "waive")).toEqual(["Waive the fee"]);
  expect(looked).toHaveLength(2 * rows.length + 1);
});
