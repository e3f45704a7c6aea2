import { expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { saveSpecification } from "#data/specifications.ts";
import { answersAsWords, askedWords } from "#domain/asked-words.ts";
import { newQuestionnaire } from "#domain/questionnaires.ts";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { paths } from "#web/lib/paths.ts";

const asked = {
  ...newQuestionnaire,
  frontend_technology: "Ember.JS",
  backend_technology: "Kotlin",
  database_type: "Cassandra",
  third_party_providers: [{ name: "Mailgun", link: "https://mailgun.example" }],
  authentication_types: ["Passkey"],
  authentication_provider: "Okta",
  payment_provider: "Mollie",
  business_model: "Freemium",
  design_links: ["https://mood.example"],
  design_framework: "Chakra UI",
  main_color_primary: "#0f766e",
  main_color_secondary: "#445566",
  main_font_primary: "Lora",
  main_font_secondary: "Ubuntu",
};

test("what the screens of technology, integrations, business model, look and links show is what the document says [READ-62]", async () => {
  const bo = await author(inject("server"), { role: "viewer" });
  const { project_id, founder } = bo;
  const specification = answersAsWords(asked);
  await saveSpecification(founder.db, { project_id, version: "0.1", words: specification as never });
  const said = askedWords({ questionnaire: asked, specification });
  const sections = Map.groupBy(said, ({ section }) => section);
  expect(sections.size).toBeGreaterThanOrEqual(5);
  const shown = () => {
    const main = page.getByRole("main").element();
    const links = [...main.querySelectorAll<HTMLAnchorElement>("a[href]")].map((link) => link.getAttribute("href"));
    const values = [...main.querySelectorAll<HTMLInputElement>("input, textarea")].map(({ value }) => value);
    return [main.textContent, ...links, ...values].join("\n");
  };
  const { router } = await openAs(bo, paths.specification(project_id));
  for (const [section, fields] of sections) {
    await router.navigate(paths.specification(project_id, section));
    for (const { field, kept } of fields) await expect.poll(shown, { message: `${section} ${field}` }).toContain(kept);
  }
  await router.navigate(paths.document(project_id));
  for (const { field, kept } of said) await expect.poll(shown, { message: field }).toContain(kept);
});
