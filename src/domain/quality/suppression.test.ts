import { expect, test } from "vitest";
import { hashOf, keptBy, type Suppression, sentenceAround, suppressionOf } from "./suppression.ts";

const place = { table_name: "features", row_id: "f1", field: "description" };
const text = "Boxes are packed at night. The list shall load fast. It is printed.";
const vague = { rule: "vague", start: text.indexOf("fast"), end: text.indexOf("fast") + 4 };
const kept: Suppression[] = [
  {
    ...suppressionOf(place, text, vague),
    id: "s",
    reason: "A slogan",
    suppressed_by: null,
    suppressed_at: "2026-11-23T10:00:00Z",
  },
];

test("a finding that is kept stays kept while its words and their sentence are the same, whatever becomes of the other sentences [QUAL-05]", () => {
  expect(kept[0]).toMatchObject({ quote: "fast", rule: "vague", span_hash: hashOf("fast") });
  expect(keptBy(kept, place, text, vague)?.reason).toBe("A slogan");
  const moved = `Much was added here.\n${text.replace("at night", "by day")}`;
  const start = moved.indexOf("fast");
  expect(keptBy(kept, place, moved, { rule: "vague", start, end: start + 4 })?.id).toBe("s");
  expect(keptBy(kept, { ...place, row_id: "f2" }, text, vague)).toBeUndefined();
  expect(keptBy(kept, { ...place, field: "name" }, text, vague)).toBeUndefined();
  expect(keptBy(kept, { ...place, table_name: "pages" }, text, vague)).toBeUndefined();
  expect(keptBy(kept, place, text, { ...vague, rule: "absolute" })).toBeUndefined();
});

test("the decision lapses once the words of the finding or of its sentence change [QUAL-05]", () => {
  const words = text.replace("The list shall load fast", "The map shall load fast");
  const start = words.indexOf("fast");
  expect(keptBy(kept, place, words, { rule: "vague", start, end: start + 4 })).toBeUndefined();
  const other = text.replace("fast", "soon");
  expect(keptBy(kept, place, other, vague)).toBeUndefined();
});

test("a sentence ends with its mark or its line, not at a number's point", () => {
  const said = (inside: string, words: string) => {
    const { start, end } = sentenceAround(words, words.indexOf(inside), words.indexOf(inside) + inside.length);
    return words.slice(start, end);
  };
  expect(said("fast", text)).toBe("The list shall load fast.");
  expect(said("quick", "It takes 1.5 s, being quick\nNext line")).toBe("It takes 1.5 s, being quick");
  expect(said("end", "No mark at the end")).toBe("No mark at the end");
});
