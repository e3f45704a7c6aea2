import { expect, test } from "vitest";
import { xhtmlOf } from "./xhtml.ts";
import { textOfXhtml } from "./xhtml-text.ts";

test("texts of nothing but spaces and line ends cost no more to write than others of their length, and read back [ATTACK-119]", () => {
  for (let count = 0; count < 20; count += 1) {
    for (const blank of ["\n", "\n ", " \n\n"]) {
      const text = `${blank.repeat(50_000 / blank.length)}a${count}`;
      expect(textOfXhtml([xhtmlOf(text)]) === text).toBe(true);
    }
  }
});
