import { expect, test } from "vitest";
import { businessModelInput, businessModelTypeLabel, readBusinessModel, storedBusinessModel } from "./business-model.ts";

const blank = { business_model_type: "", business_model: "", pricing_details: "" };

test("what was never written reads as empty texts, and empty texts are a valid record", () => {
  expect(readBusinessModel(null)).toEqual(blank);
  expect(readBusinessModel({ business_model_type: null, business_model: null, pricing_details: null })).toEqual(blank);
  expect(businessModelInput.parse(blank)).toEqual(blank);
  expect(storedBusinessModel(blank)).toEqual({ ...blank, business_model_type: null });
});

test("a text of more than 50,000 characters is asked to be shortened", () => {
  const { error } = businessModelInput.safeParse({ ...blank, pricing_details: "x".repeat(50_001) });
  expect(error?.issues.map(({ message }) => message)).toEqual(["Shorten this to 50,000 characters or fewer"]);
});

test("a type is read under its label, one from elsewhere without underscores", () => {
  expect(businessModelTypeLabel("one_time_purchase")).toBe("One-time purchase");
  expect(businessModelTypeLabel("pay_as_you_go")).toBe("pay as you go");
});
