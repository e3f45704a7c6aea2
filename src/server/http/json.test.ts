import fc from "fast-check";
import { expect, test } from "vitest";
import { isLongerThan, jsonFrom } from "./json.ts";

const levelsOf = (value: unknown): number =>
  typeof value === "object" && value !== null ? 1 + Math.max(0, ...Object.values(value).map(levelsOf)) : 0;
const awkward = fc.array(fc.constantFrom("[", "{", "]", "}", '"', "\\", "ä", "\u{1f30a}", " "), { maxLength: 30 });
const word = awkward.map((signs) => signs.join(""));
const { value } = fc.letrec<{ value: unknown }>((again) => ({
  value: fc.oneof({ maxDepth: 5 }, word, fc.integer(), fc.array(again("value")), fc.dictionary(word, again("value"))),
}));

test("what is written as JSON is read as it was, whatever its texts hold, up to a hundred levels deep", () => {
  fc.assert(
    fc.property(value, fc.integer({ min: 90, max: 110 }), word, (inside, depth, key) => {
      if (key === "__proto__") return;
      let whole = inside;
      for (let level = 0; level < depth; level += 1) whole = level % 2 === 0 ? [key, whole] : { [key]: whole };
      const text = JSON.stringify(whole);
      if (levelsOf(whole) <= 100) expect(jsonFrom(text)).toEqual(whole);
      else expect(() => jsonFrom(text)).toThrow(/100 levels/);
    }),
  );
});

test.each(["__proto__", "constructor", "prototype"])(
  "no object of a body has a key %s, however it is written [ATTACK-46]",
  (key) => {
    const escaped = [...key].map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
    const halfway = `${key.slice(0, -1)}\\u00${key
      .charCodeAt(key.length - 1)
      .toString(16)
      .toUpperCase()}`;
    for (const written of [key, escaped, halfway])
      for (const text of [`{"${written}":1}`, `[{"a":{"${written}" \n:{"b":1}}}]`])
        expect(() => jsonFrom(text), text).toThrow(SyntaxError);
    expect(jsonFrom(`{"a":"${key}","b":["${escaped}","\\"${key}\\":1"],"a ${key}":1}`)).toEqual({
      a: key,
      b: [key, `"${key}":1`],
      [`a ${key}`]: 1,
    });
  },
);

test("a text without an end, or one of nothing but signs, is no JSON", () => {
  for (const text of ['"', '["', '"\\"', `"${"[".repeat(500)}`, "]".repeat(500), `"${'\\"'.repeat(500)}`, ""])
    expect(() => jsonFrom(text), text.slice(0, 10)).toThrow(SyntaxError);
});

test("how long a list is, is told by its bytes before anything is made of them, whatever its texts hold [API-16]", () => {
  fc.assert(
    fc.property(fc.array(value, { maxLength: 12 }), fc.integer({ min: 1, max: 12 }), (list, most) => {
      const bytes = new TextEncoder().encode(JSON.stringify(list, null, most % 3));
      expect(isLongerThan(bytes, most)).toBe(list.length > most);
      expect(isLongerThan(new TextEncoder().encode(JSON.stringify({ list })), most)).toBe(false);
    }),
  );
  expect(isLongerThan(new TextEncoder().encode('["'), 1)).toBe(false);
});
