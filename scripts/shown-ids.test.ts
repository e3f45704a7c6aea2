import { expect, test } from "vitest";
import { shownIds } from "./shown-ids.ts";

const idsOf = (source: string) => shownIds("some.test.ts", source);
const body = "() => { expect(1).toBe(2); }";

test.each([
  [`test("a [A-1]", ${body})`, ["A-1"]],
  [`it("a [A-1, A-2] and b [B-1]", ${body})`, ["A-1", "A-2", "B-1"]],
  [`test(\`a \${name} [A-1]\`, ${body})`, ["A-1"]],
  [`test("a [A-1]", { timeout: 9 }, ${body})`, ["A-1"]],
  [`test("a [A-1]", aFunction)`, ["A-1"]],
  [`test.each(\n  rows.map((row) => [row]),\n)("%s [A-1]", ${body})`, ["A-1"]],
  [`describe("a group", () => { test("a [A-1]", ${body}) })`, ["A-1"]],
  [`describe.each(rows)("%s", () => { test("a [A-1]", ${body}) })`, ["A-1"]],
])("%s shows %s", (source, ids) => expect(idsOf(source)).toEqual(ids));

test.each([
  `test.skip("a [A-1]", ${body})`,
  `test.todo("a [A-1]")`,
  `test.fixme("a [A-1]", ${body})`,
  `test.fails("a [A-1]", ${body})`,
  `test.skip.each(rows)("a [A-1]", ${body})`,
  `test.skipIf(true)("a [A-1]", ${body})`,
  `test.runIf(false)("a [A-1]", ${body})`,
  `test("a [A-1]", { skip: true }, ${body})`,
  `test("a [A-1]", { todo: true }, ${body})`,
  `test("a [A-1]")`,
  `test("a [A-1]", () => {})`,
  `// test("a [A-1]", ${body})`,
  `const words = 'test("a [A-1]", f)'`,
  `describe.skip("a group", () => { test("a [A-1]", ${body}) })`,
  `describe("a group", { skip: true }, () => { test("a [A-1]", ${body}) })`,
  `describe.todo("a group", () => { describe("in it", () => { test("a [A-1]", ${body}) }) })`,
  `test.describe.fixme("a group", () => { test("a [A-1]", ${body}) })`,
  `test("a [A-1]", async () => { test.skip(); expect(1).toBe(2); })`,
  `test.describe("a group", () => { test.skip(true, "why"); test("a [A-1]", ${body}) })`,
  `test.fixme(); test("a [A-1]", ${body})`,
])("%s shows nothing", (source) => expect(idsOf(source)).toEqual([]));

test("beside a test that runs alone nothing else is shown", () => {
  expect(idsOf(`test.only("a [A-1]", ${body}); test("b [B-1]", ${body})`)).toEqual(["A-1"]);
  expect(idsOf(`test("a [A-1]", { only: true }, ${body}); test("b [B-1]", ${body})`)).toEqual(["A-1"]);
  const alone = `describe.only("a group", () => { test("a [A-1]", ${body}); test.skip("c [C-1]", ${body}) })`;
  expect(idsOf(`${alone}; test("b [B-1]", ${body})`)).toEqual(["A-1"]);
});

test("what a condition turns off is out of reach and counts; so does a test that ends early by one", () => {
  expect(idsOf(`test.skipIf(isWindows)("a [A-1]", ${body})`)).toEqual(["A-1"]);
  expect(idsOf(`test("a [A-1]", async () => { test.skip(isWindows, "why"); expect(1).toBe(2); })`)).toEqual(["A-1"]);
});

test("a file that cannot be read as TypeScript is an error, not a file without tests", () => {
  expect(() => idsOf(`test("a [A-1]", ${body}`)).toThrow("some.test.ts");
});
