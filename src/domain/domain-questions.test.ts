import { expect, test } from "vitest";
import { questionsToShow, saysOther } from "./domain-questions.ts";

const asked = (...keys: string[]) => keys.map((key) => ({ key, question: `${key}?`, example: "" }));
const answered = (key: string, answer = "yes") => ({ key, question: `${key}?`, answer });
const keys = (questions: { key: string }[]) => questions.map(({ key }) => key).join(" ");

test("a question somebody began to answer, and what stands above it, stays where it is, whichever questions come after [FIRST-84]", () => {
  const first = questionsToShow([], { answers: [], open: asked("a", "b", "c", "d") });
  expect(keys(first)).toBe("a b c d");
  const begun = questionsToShow(first, { answers: [answered("c", "")], open: asked("a", "b", "c", "d") });
  expect(keys(begun)).toBe("a b c d");
  const others = questionsToShow(begun, { answers: [answered("c")], open: asked("u", "v", "w", "x", "y", "z") });
  expect(keys(others)).toBe("a b c u v w");
  expect(others[2]).toMatchObject({ answer: "yes" });
  expect(keys(questionsToShow(others, { answers: [answered("c"), answered("w")], open: [] }))).toBe("a b c u v w");
});

test("what was answered before stands first, as it was asked, and its kind is asked only once", () => {
  const stored = { key: "approves:leases", question: "Who decides on leases?", answer: "The board" };
  const shown = questionsToShow([], { answers: [stored], open: asked("kept:boats", "approves:boats") });
  expect(keys(shown)).toBe("approves:leases kept:boats");
  expect(shown[0]).toMatchObject({ question: "Who decides on leases?", answer: "The board" });
});

test("a model is asked anew only about a description that says much more or less", () => {
  const said = "The office keeps leases of the land.";
  expect(saysOther("", "An app")).toBe(false);
  expect(saysOther("", said)).toBe(true);
  expect(saysOther(said, `${said} Good.`)).toBe(false);
  expect(saysOther(said, `${said} Tenants see what they owe.`)).toBe(true);
});
