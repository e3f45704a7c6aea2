import { expect, test } from "vitest";
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
    expect(parseMarkdown(unit.repeat(most))).toMatchObject({ type: "root" });
  },
);

test("a long specification as people write it is taken apart", () => {
  const chapter = `## Boxes\n\n${"Farmers sell **boxes** of _vegetables_ to [restaurants](https://a.example).\n".repeat(10)}\n- one\n- two\n\n| Plan | Price |\n| --- | --- |\n| Small | 1 |\n\n`;
  expect(parseMarkdown(chapter.repeat(60))?.children.length).toBeGreaterThan(200);
});
