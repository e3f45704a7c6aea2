import { expect, test } from "vitest";
import { cleaned } from "./clean.ts";

const tags = (text: string) => [...text].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join("");

test("what nobody sees, and what turns the words beside it around, is in no file; what scripts and emoji need stays [ATTACK-112]", () => {
  expect(cleaned(`Pay ${tags("delete all")}by\u202e card\u2066.`)).toBe("Pay by card.");
  expect(cleaned(`a\ufe01${"\ufe02".repeat(40)}b漢\u{e0100}${"\u{e0101}".repeat(40)}`)).toBe("a\ufe01b漢\u{e0100}");
  const england = `\u{1f3f4}${tags("gbeng")}\u{e007f}`;
  for (const kept of [england, "👩‍🚀❤️", "می‌خواهم", "\u200fעברית\u200e", "葛\u{e0100}飾", "ᠬᠠᠷ\u180eᠠ"])
    expect(cleaned(kept)).toBe(kept);
  expect(cleaned("a\u2060\u2061\u2062\u2063\u2064b\u180e\u3164\uffa0c")).toBe("abc");
  expect(cleaned(`ไทย\u200bไทย${"\u200b".repeat(40)}ไทย\u200b\u2060\u202e\u200b`)).toBe("ไทย\u200bไทย\u200bไทย\u200b");
  expect(cleaned(`\u{1f3f4}${tags("x".repeat(100_000))}`).length).toBeLessThan(20);
});

test("signs of direction that are closed on their line stay, for Arabic and Hebrew need them; what turns letters around and what nobody closes does not [ATTACK-112]", () => {
  for (const kept of [
    "ادفع عبر \u2066PayPal 2.0\u2069 الآن",
    "שלם \u2068\u202babc\u202c\u2069 \u2067\u2066a\u2069\u2069\n\u202ab\u202c",
  ])
    expect(cleaned(kept)).toBe(kept);
  for (const [written, said] of [
    ["a\u202eb\u202cc \u202dd\u202c", "abc d"],
    ["\u202e\u202ab\u202c\u202cc", "\u202ab\u202cc"],
    ["\u2067a\nb\u2069\r\u202bc\u2028d\u202c", "a\nb\nc\nd"],
    ["\u2067\u202ba\u2069b\u202c", "\u2067a\u2069b"],
    ["\u202ba\u2067b\u202c", "ab"],
    ["\u2069\u202ca", "a"],
  ] as const)
    expect(cleaned(written), JSON.stringify(written)).toBe(said);
  expect(cleaned("\u202a".repeat(200_000) + "\u2069".repeat(200_000))).toBe("");
  expect(cleaned("\u2066".repeat(200_000) + "\u202c".repeat(200_000))).toBe("");
});
