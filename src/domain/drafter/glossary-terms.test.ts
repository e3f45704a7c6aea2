import { expect, test } from "vitest";
import { type Brief, nothingYet } from "#domain/brief.ts";
import { draftGlossaryTerms } from "./glossary-terms.ts";

const project_description =
  "Farmers offer vegetable boxes. Households order vegetable boxes and rate farmers. Every order is sent as PDF over TLS.";
const brief: Brief = { project: { name: "Marsh Market" }, questionnaire: { project_description }, ...nothingYet };

test("terms are drafted of what the trade calls things by two nouns and two people do something with, and of the abbreviations in use; those defined already, and words nobody uses, are left out [QUAL-03]", () => {
  const drafted = draftGlossaryTerms(brief);
  expect(drafted.map(({ name }) => name)).toEqual(["Vegetable box", "PDF", "TLS"]);
  expect(drafted[0]?.definition).toBe("What farmers offer and households order.");
  const known = [{ id: "1", name: "vegetable boxes", definition: "A week's share.", avoid: null }];
  const features = [{ id: "f", name: "Export", description: "Rows leave as CSV.", page_id: null, section_id: null }];
  const later = draftGlossaryTerms({ ...brief, glossary_terms: known, features });
  expect(later.map(({ name }) => name)).toEqual(["CSV", "PDF", "TLS"]);
});
