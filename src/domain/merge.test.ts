import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { weave } from "./compare/weave.ts";
import { isSame, mergeFields, withChosen } from "./merge.ts";
import { mergeFeatures, withChosenFeature } from "./merge-features.ts";

const base = { name: "Renew", story: "As a reader", note: null as string | null };

describe("two edits of one thing", () => {
  test("of different fields are both there, and nobody is asked", () => {
    const { merged, contested } = mergeFields(base, { ...base, name: "Renew a loan" }, { ...base, note: "Later" });
    expect(merged).toEqual({ name: "Renew a loan", story: "As a reader", note: "Later" });
    expect(contested).toEqual([]);
  });

  test("of one field are both shown, and the choice is what is saved", () => {
    const { merged, contested } = mergeFields(base, { ...base, name: "Mine" }, { ...base, name: "Theirs", story: "As a member" });
    expect(contested).toEqual([{ field: "name", base: "Renew", mine: "Mine", theirs: "Theirs" }]);
    expect(merged).toMatchObject({ name: "Mine", story: "As a member" });
    expect(withChosen(merged, { name: "Theirs" })).toMatchObject({ name: "Theirs", story: "As a member" });
  });

  test("that say the same are no conflict, and nothing is nothing however it is stored", () => {
    expect(mergeFields(base, { ...base, name: "Same" }, { ...base, name: "Same" }).contested).toEqual([]);
    expect(mergeFields(base, { ...base, note: "" }, { ...base, note: null }).contested).toEqual([]);
    expect(isSame([{ name: "a", link: "" }], [{ link: null, name: "a" }])).toBe(true);
    expect(isSame("a\r\nb", "a\nb")).toBe(true);
    expect(isSame(["a", "b"], ["b", "a"])).toBe(false);
  });

  test("of one list are both there: what either added stands in it, what either removed does not", () => {
    const links = (...links: string[]) => ({ links });
    const { merged, contested } = mergeFields(links("a", "b"), links("a", "b", "mine"), links("b", "theirs"));
    expect(merged.links).toEqual(["b", "theirs", "mine"]);
    expect(contested).toEqual([]);
    expect(mergeFields(links(""), links("mine"), links("theirs")).merged.links).toEqual(["theirs", "mine"]);
  });

  test("never lose a field that one side alone changed, whatever the texts", () => {
    const values = fc.record({ name: fc.string(), story: fc.string(), note: fc.option(fc.string(), { nil: null }) });
    fc.assert(
      fc.property(values, values, values, (from, mine, theirs) => {
        const { merged, contested } = mergeFields(from, mine, theirs);
        for (const field of ["name", "story", "note"] as const) {
          if (contested.some((one) => one.field === field)) continue;
          const expected = isSame(mine[field], from[field]) ? theirs[field] : mine[field];
          expect(isSame(merged[field], expected)).toBe(true);
        }
      }),
    );
  });
});

describe("two texts that grew out of one", () => {
  test.each([
    [
      "The cat sat. It slept.",
      "The black cat sat. It slept.",
      "The cat sat. It slept well.",
      "The black cat sat. It slept well.",
    ],
    ["One. Two.", "One. Between. Two.", "One. Two. Three.", "One. Between. Two. Three."],
    ["One\nTwo\nThree", "One\nTwo\nThree\nFour", "Zero\nOne\nTwo\nThree", "Zero\nOne\nTwo\nThree\nFour"],
    ["Pay by card.", "Pay by card.", "Pay by phone.", "Pay by phone."],
    ["Pay by card.", "Pay by cash.", "Pay by cash.", "Pay by cash."],
  ])("keep every edit at its place: %j", (from, mine, theirs, woven) => {
    expect(weave(from, mine, theirs)).toBe(woven);
  });

  test("hold mine and below it theirs where both changed the same sentence, and never mix the words of one", () => {
    expect(weave("Pay by card.", "Pay by cash.", "Pay by phone.")).toBe("Pay by cash.\nPay by phone.");
    expect(weave("I want it. So be it.", "I want mine now. So be it.", "I want Bob's words. So be it.")).toBe(
      "I want mine now.\nI want Bob's words. So be it.",
    );
    expect(weave("", "Given a card", "Given a phone")).toBe("Given a card\nGiven a phone");
    expect(weave("", "Given a card\nThen paid", "Given a phone")).toBe("Given a card\nThen paid\nGiven a phone");
  });

  test("lose no word that either side typed, whatever the texts", () => {
    const text = fc
      .array(fc.constantFrom("pay", "card", "cash", "\n", "later", "now", "."), { maxLength: 12 })
      .map((w) => w.join(" "));
    fc.assert(
      fc.property(text, text, text, (from, mine, theirs) => {
        const woven = weave(from, mine, theirs);
        const known = new Set(from.split(/\s+/));
        for (const word of [...mine.split(/\s+/), ...theirs.split(/\s+/)]) if (!known.has(word)) expect(woven).toContain(word);
        expect(weave(from, mine, from)).toBe(mine);
        expect(weave(from, from, theirs)).toBe(theirs);
      }),
    );
  });
});

test("a feature's page and section are one choice", () => {
  const feature = { page_id: "home", section_id: "top", name: "Find", description: null };
  const mine = { ...feature, page_id: "shop", section_id: null };
  const theirs = { ...feature, section_id: "end", name: "Search" };
  const { merged, contested } = mergeFeatures(feature, mine, theirs);
  expect(contested.map(({ field }) => field)).toEqual(["place"]);
  const place = { page_id: "home", section_id: "end" };
  expect(withChosenFeature(merged, { place })).toEqual({ ...place, name: "Search", description: null });
});
