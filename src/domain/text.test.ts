import fc from "fast-check";
import { expect, test } from "vitest";
import { emailText, freeText, optionalText, requiredText } from "./text.ts";

test("a required text is trimmed and says what is missing when it is blank", () => {
  const name = requiredText("Name the project", 5);
  expect(name.parse("  abc ")).toBe("abc");
  expect(name.safeParse(" \n ").error?.issues[0]?.message).toBe("Name the project");
  expect(name.safeParse("abcdef").error?.issues[0]?.message).toBe("Shorten this to 5 characters or fewer");
});

test("an optional text is null when nothing was typed", () => {
  const text = optionalText(10);
  for (const blank of ["", "  ", null, undefined]) expect(text.parse(blank)).toBeNull();
  expect(text.parse(" x ")).toBe("x");
  expect(text.safeParse("x".repeat(11)).success).toBe(false);
});

test("a free text is kept exactly as typed", () => {
  fc.assert(fc.property(fc.string({ maxLength: 50 }), (typed) => freeText(100).parse(typed) === typed));
});

test("an e-mail address is lower-cased, and a wrong one says how it should look", () => {
  expect(emailText.parse("  Ada@Example.COM ")).toBe("ada@example.com");
  expect(emailText.safeParse("").error?.issues[0]?.message).toBe("Enter an e-mail address");
  for (const wrong of ["ada", "ada@", "@example.com", "a b@example.com"]) {
    expect(emailText.safeParse(wrong).error?.issues[0]?.message).toBe("Enter an e-mail address like name@example.com");
  }
});
