import { expect, test } from "vitest";
import { markedWords, rowNamedBy } from "./search.ts";

const marked = (text: string, ...words: string[]) =>
  markedWords(text, words)
    .map((run) => (run.marked ? `[${run.text}]` : run.text))
    .join("");

test("found words are marked wherever they stand, whatever their accents and script; short ones where a word begins [FIND-14]", () => {
  expect(marked("A crème jetty, the Cre\u0300me", "creme")).toBe("A [crème] jetty, the [Crème]");
  expect(marked("The US stories of thus", "us")).toBe("The [US] stories of thus");
  expect(marked("PostgreSQL", "sql", "gres")).toBe("Post[greSQL]");
  expect(marked("用户可以登录", "登录")).toBe("用户可以[登录]");
  expect(marked("👩‍🚀 moors İstanbul 🚤", "moors", "🚤")).toBe("👩‍🚀 [moors] İstanbul [🚤]");
  expect(marked("<b>.*</b>", ".*", "")).toBe("<b>[.*]</b>");
  expect(markedWords("", ["a"])).toEqual([]);
});

test("a number names its row however it is typed", () => {
  for (const typed of ["US-14", " us 14", "us14"]) expect(rowNamedBy(typed)).toEqual({ noun: "user_stories", number: 14 });
  for (const typed of ["XY-1", "US-0", "US", "14", "US-14 berth", ""]) expect(rowNamedBy(typed)).toBeNull();
});
