import { expect, test } from "vitest";
import {
  businessModelTypes,
  designSystems,
  specificationBackends,
  specificationDatabases,
  specificationFrontends,
  styleGuideFonts,
} from "./specification-options.ts";

test("a specification chooses from six frontends [CONST-01]", () => {
  expect(specificationFrontends).toEqual(["React", "Angular", "Vue.js", "Next.js", "Svelte", "Other"]);
});

test("a specification chooses from eight backends [CONST-02]", () => {
  expect(specificationBackends).toEqual([
    "Node.js",
    "Python/Django",
    "Python/Flask",
    "Ruby on Rails",
    "Java/Spring",
    "PHP/Laravel",
    "ASP.NET Core",
    "Other",
  ]);
});

test("a specification chooses from eight databases [CONST-03]", () => {
  expect(specificationDatabases).toEqual(["PostgreSQL", "MySQL", "MongoDB", "SQLite", "Redis", "Firebase", "Supabase", "Other"]);
});

test("a specification knows ten business model types, each under a label that is no raw value [CONST-07]", () => {
  expect(businessModelTypes.map(({ value }) => value)).toEqual([
    "subscription",
    "freemium",
    "one_time_purchase",
    "marketplace",
    "advertising",
    "saas",
    "ecommerce",
    "consulting",
    "affiliate",
    "donation",
  ]);
  for (const { value, label } of businessModelTypes) {
    expect(label).not.toBe(value);
    expect(label).toMatch(/^[A-Z][A-Za-z ()-]+$/);
  }
});

test("a style guide chooses from six design systems [CONST-08]", () => {
  expect(designSystems.map(({ value }) => value)).toEqual(["material", "ant", "chakra", "mantine", "shadcn", "custom"]);
});

test("a style guide chooses from fourteen fonts [CONST-09]", () => {
  expect(styleGuideFonts).toEqual([
    "Inter",
    "Roboto",
    "Open Sans",
    "Lato",
    "Montserrat",
    "Source Sans Pro",
    "Raleway",
    "Ubuntu",
    "Nunito",
    "Poppins",
    "Merriweather",
    "Playfair Display",
    "Crimson Text",
    "Lora",
  ]);
});
