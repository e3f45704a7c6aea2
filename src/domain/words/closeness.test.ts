import { expect, test } from "vitest";
import { closenessOf } from "./closeness.ts";
import type { Part } from "./table.ts";

const between = (a: string, b: string, part: Part) => closenessOf({ form: a, parts: [part] }, { form: b, parts: [part] });

test.each([
  ["vibration", "oscillation", "noun", "same"],
  ["phones", "telephone", "noun", "same"],
  ["canceled", "call_off", "verb", "same"],
  ["refused", "rejects", "verb", "same"],
  ["retain", "keep", "verb", "kind"],
  ["summer", "winter", "noun", "sibling"],
  ["open", "closed", "adjective", "opposite"],
  ["unlock", "locked", "verb", "opposite"],
  ["tank", "invoice", "noun", "apart"],
] as const)("%s and %s as a %s are %s [FACT-12]", (a, b, part, relation) => {
  expect(between(a, b, part).relation).toBe(relation);
  expect(between(b, a, part).relation).toBe(relation);
});

test("words that are used alike are nearer than others, and a word the table lacks is near to none [FACT-12]", () => {
  expect(between("doctor", "physician", "noun").near).toBeGreaterThan(between("doctor", "invoice", "noun").near + 0.3);
  expect(between("qwertz", "doctor", "noun")).toEqual({ relation: "apart", near: 0 });
});
