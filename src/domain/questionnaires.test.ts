import { expect, test } from "vitest";
import {
  answer,
  completed,
  isWorthSaving,
  newQuestionnaire,
  questionnaireInput,
  readQuestionnaire,
  storedQuestionnaire,
} from "./questionnaires.ts";

test("a new form starts with the documented answers and one empty row each for providers and design links [QUEST-09]", () => {
  expect(newQuestionnaire).toMatchObject({
    prd_language: "English",
    project_type: "SaaS",
    frontend_technology: "React",
    backend_technology: "Node.js",
    database_type: "PostgreSQL",
    authentication_provider: "Firebase",
    business_model: "Subscription",
    design_framework: "Tailwind CSS",
    technology_providers: [{ name: "", link: "" }],
    design_links: [""],
  });
});

test("a form with every field empty is valid", () => {
  const empty = Object.fromEntries(
    Object.entries(newQuestionnaire).map(([name, value]) => [name, Array.isArray(value) ? [] : ""]),
  );
  expect(questionnaireInput.safeParse(empty).success).toBe(true);
});

test("a form is worth saving once description, primary colour, primary font or design description says something", () => {
  expect(isWorthSaving(newQuestionnaire)).toBe(false);
  expect(isWorthSaving({ ...newQuestionnaire, project_description: " \n " })).toBe(false);
  expect(isWorthSaving({ ...newQuestionnaire, github_repo_link: "https://x.example", project_type: "ERP" })).toBe(false);
  for (const field of ["project_description", "main_color_primary", "main_font_primary", "design_description"] as const) {
    expect(isWorthSaving({ ...newQuestionnaire, [field]: "x" })).toBe(true);
  }
});

test("submitting puts one blank row into an empty provider list and Tailwind CSS into an empty design framework [QUEST-18]", () => {
  const sent = completed({ ...newQuestionnaire, technology_providers: [], design_framework: "" });
  expect(sent.technology_providers).toEqual([{ name: "", link: "" }]);
  expect(sent.design_framework).toBe("Tailwind CSS");
});

test("submitting leaves what was answered as it is", () => {
  const answered = { ...newQuestionnaire, technology_providers: [{ name: "Fly", link: "" }], design_framework: "Bulma" };
  expect(completed(answered)).toEqual(answered);
});

test("empty texts are stored as null and lists stay lists", () => {
  const row = storedQuestionnaire({ ...newQuestionnaire, project_description: "Yoga" });
  expect(row.project_description).toBe("Yoga");
  expect(row.github_repo_link).toBeNull();
  expect(row.payment_provider).toBeNull();
  expect(row.design_links).toEqual([""]);
  expect(row.authentication_types).toEqual([]);
});

test("what was stored comes back as it was typed", () => {
  const form = { ...newQuestionnaire, project_description: "Yoga", payment_provider: "other", payment_provider_other: "Paddle" };
  expect(readQuestionnaire(storedQuestionnaire(form))).toEqual(form);
});

test("a row of nulls becomes a form of empty texts that keeps one row each for providers and design links", () => {
  const nothing = Object.fromEntries(Object.keys(newQuestionnaire).map((name) => [name, null]));
  const form = readQuestionnaire({ ...newQuestionnaire, ...nothing });
  expect(form.project_type).toBe("");
  expect(form.payment_provider).toBeNull();
  expect(form.technology_providers).toEqual([{ name: "", link: "" }]);
  expect(form.design_links).toEqual([""]);
  expect(form.third_party_providers).toEqual([]);
});

test("doubled spellings are read as the one that was kept", () => {
  const form = readQuestionnaire({ ...newQuestionnaire, backend_technology: "JAVA", design_framework: "Fluent" });
  expect(form).toMatchObject({ backend_technology: "Java", design_framework: "Fluent UI" });
});

test("'other' stands for what was typed beside it", () => {
  expect(answer("other", " Elm ")).toBe("Elm");
  expect(answer("React", "Elm")).toBe("React");
  expect(answer("other", null)).toBe("");
  expect(answer(undefined, undefined)).toBe("");
});

test("a text over its limit is refused with what to do", () => {
  const long = questionnaireInput.safeParse({ ...newQuestionnaire, project_description: "x".repeat(20_001) });
  expect(long.error?.issues[0]?.message).toBe("Shorten this to 20,000 characters or fewer");
});
