import { expect, onTestFinished, test } from "vitest";
import { prose } from "#domain/export/markdown-prose.ts";
import { isTooMuch, parseMarkdown } from "./parse.ts";

const LONG = 100_000;
const killers = [
  "a\n=\n",
  "a\n-\n",
  "=\n",
  "_a*",
  "*a_",
  "*a",
  "a*",
  "**a",
  "**a*b* ",
  "- - - a\n",
  "> a\n\n",
  "[",
  "![",
  "[a](",
  "`a",
  "~a",
  "<a",
  "|",
  "|a|b\n|-|-\n",
  "- a\n* b\n+ c\n",
  "- a\n    - b\n",
  "http://a.b ",
  "a@b.c ",
  "&amp;",
  "\\\n",
  "[a](b)",
];
/** What takes longest is 3,000 lines that are each a list or a quotation: 15 million. */
const MOST_STEPS = 20_000_000;
const harmless = ["a ", "(", "a.b ", "1 + 2 ", "ä"];

test.each([...killers, ...harmless])(
  "100 KB of %j are given up or taken apart before anybody waits, and stay as words [OUTSIDE-09]",
  (unit) => {
    const text = unit.repeat(LONG / unit.length);
    if (killers.includes(unit)) expect(parseMarkdown(text)).toBeUndefined();
    expect(prose(text).length).toBeGreaterThan(0);
    // the most of it that is still taken apart
    let most = Math.floor(LONG / unit.length);
    while (isTooMuch(unit.repeat(most))) most = Math.floor(most * 0.9);
    const steps = countSteps();
    expect(parseMarkdown(unit.repeat(most))).toMatchObject({ type: "root" });
    expect(steps()).toBeLessThan(MOST_STEPS);
  },
);

test("a long specification as people write it is taken apart", () => {
  const chapter = `## Boxes\n\n${"Farmers sell **boxes** of _vegetables_ to [restaurants](https://a.example).\n".repeat(10)}\n- one\n- two\n\n| Plan | Price |\n| --- | --- |\n| Small | 1 |\n\n`;
  expect(parseMarkdown(chapter.repeat(60))?.children.length).toBeGreaterThan(200);
});

/** What the parser does from now on: the letters it looks at, again and again where it goes back, and what it does to its lists. */
function countSteps(): () => number {
  let steps = 0;
  const counted = [
    [String.prototype, "charCodeAt"],
    ...(["splice", "slice", "push", "pop", "concat", "indexOf"] as const).map((name) => [Array.prototype, name] as const),
  ] as const;
  for (const [of, name] of counted) {
    const kept = Object.getOwnPropertyDescriptor(of, name) ?? {};
    const value = function (this: unknown, ...given: unknown[]) {
      steps += 1;
      return Reflect.apply(kept.value, this, given);
    };
    Object.defineProperty(of, name, { ...kept, value });
    onTestFinished(() => void Object.defineProperty(of, name, kept));
  }
  return () => steps;
}
