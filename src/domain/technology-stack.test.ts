import { expect, test } from "vitest";
import { readTechnology, storedTechnology, technologyGroups } from "./technology-stack.ts";

const [{ choices }] = technologyGroups;

test("a listed technology is its own choice, and nothing stored is no choice", () => {
  expect(readTechnology(choices, "Vue.js")).toEqual({ choice: "Vue.js", text: "" });
  expect(readTechnology(choices, null)).toEqual({ choice: "", text: "" });
  expect(readTechnology(choices, " ")).toEqual({ choice: "", text: "" });
});

test("a text that is in no list is read as 'Other' with that text", () => {
  expect(readTechnology(choices, "Qwik City")).toEqual({ choice: "Other", text: "Qwik City" });
  expect(readTechnology(choices, "Other")).toEqual({ choice: "Other", text: "" });
});

test("'Other' stores the text itself, and itself while there is none", () => {
  expect(storedTechnology("Other", " Qwik City ")).toBe("Qwik City");
  expect(storedTechnology("Other", " ")).toBe("Other");
  expect(storedTechnology("React", "Qwik City")).toBe("React");
});
