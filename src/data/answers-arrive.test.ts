import { beforeAll, describe, expect, test } from "vitest";
import { askedWords, isSaid } from "#domain/asked-words.ts";
import { buildDocument } from "#domain/document/build-document.ts";
import { newQuestionnaire } from "#domain/questionnaires.ts";
import { designSystemLabel } from "#domain/style-guide.ts";
import { author } from "#tests/support/people.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { readProjectContent } from "./project-content.ts";
import { addQuestionnaire, changeQuestionnaire } from "./questionnaires.ts";
import { getSpecification, saveSpecification } from "./specifications.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});

const form = {
  ...newQuestionnaire,
  project_type: "other",
  project_type_other: "Parish desk",
  frontend_technology: "other",
  frontend_technology_other: " Solid ",
  backend_technology: "Ruby on rails",
  authentication_types: ["SSO"],
  authentication_provider: "Okta",
  payment_provider: "Mollie",
  technology_providers: [
    { name: "", link: "" },
    { name: "Fly", link: "https://fly.io" },
  ],
  business_model: "E-commerce",
  design_framework: "Chakra UI",
  main_color_primary: "#0f766e",
  main_font_secondary: "Lora",
  design_links: ["", "https://example.com/mood"],
};

describe("answers of the questionnaire", () => {
  test("are the specification's technology, integrations, business model, style and links and the project's type, where those are empty [FIRST-50]", async () => {
    const { db, project_id } = await author(server);
    await addQuestionnaire(db, { project_id, form });
    const { specification, project } = await readProjectContent(db, { project_id });
    expect(project.type).toBe("Parish desk");
    expect(specification).toMatchObject({
      frontend_details: "Solid",
      backend_details: "Ruby on Rails",
      database_details: "PostgreSQL",
      business_model_type: "ecommerce",
      design_system: "chakra",
      payment_provider: "Mollie",
      third_party_integrations: {
        auth_types: ["SSO"],
        auth_provider: "Okta",
        payment_provider: "Mollie",
        custom_providers: [{ name: "Fly", link: "https://fly.io" }],
      },
      design_connections: { inspiration_links: ["https://example.com/mood"] },
    });
    expect(JSON.parse(specification?.selected_colors ?? "")).toEqual({ primary: "#0f766e" });
    expect(JSON.parse(specification?.selected_typography ?? "")).toEqual({ secondary: "Lora" });
  });

  test("never take the place of what the specification says, and are not brought again where they were taken out [FIRST-51]", async () => {
    const { db, project_id } = await author(server);
    const place = { project_id, version: "0.1" };
    await saveSpecification(db, {
      ...place,
      words: { database_details: "MySQL", third_party_integrations: { auth_types: ["SAML"] } },
    });
    await db.from("projects").update({ type: "Mine" }).eq("id", project_id).throwOnError();
    const asked = await addQuestionnaire(db, { project_id, form });
    const read = () => getSpecification(db, place);
    expect(await read()).toMatchObject({
      database_details: "MySQL",
      frontend_details: "Solid",
      payment_provider: null,
      third_party_integrations: { auth_types: ["SAML"] },
    });
    expect((await readProjectContent(db, { project_id })).project.type).toBe("Mine");
    await saveSpecification(db, { ...place, words: { frontend_details: null, backend_details: "Deno" } });
    const next = { ...form, database_type: "Oracle", backend_technology: "Rust" };
    const changed = await changeQuestionnaire(db, { ...asked, form: next });
    expect(await read()).toMatchObject({ frontend_details: null, backend_details: "Deno", database_details: "MySQL" });
    await changeQuestionnaire(db, { ...changed, form: { ...next, frontend_technology: "Svelte" } });
    expect(await read()).toMatchObject({ frontend_details: "Svelte" });
  });

  test.each([
    [{ design_framework: "Tailwind CSS" }, "Tailwind CSS"],
    [{ design_framework: "other", design_framework_other: " House style " }, "House style"],
    [{ design_framework: "Ant Design" }, "ant"],
  ])(
    "name a design framework that is the style guide's design system, in no list by its own name: %o [FIRST-86]",
    async (framework, kept) => {
      const { db, project_id } = await author(server);
      const doubled = [
        { name: "Fly", link: "https://fly.io" },
        { name: "fly ", link: "" },
      ];
      const answers = { ...form, ...framework, technology_providers: doubled, third_party_providers: doubled };
      await addQuestionnaire(db, { project_id, form: answers });
      const content = await readProjectContent(db, { project_id });
      expect(content.specification).toMatchObject({
        design_system: kept,
        third_party_integrations: { custom_providers: [{ name: "Fly", link: "https://fly.io" }] },
      });
      const words = askedWords(content).filter(({ field }) => field === "design_system");
      expect(words.map(isSaid)).toEqual([true]);
      const document = JSON.stringify(buildDocument({ ...content, generated_at: "2026-11-27T10:00:00Z" }));
      expect(document).toContain(JSON.stringify([["Design system"], [designSystemLabel(kept)]]));
      expect(document).not.toContain("Design framework");
    },
  );

  test("that say nothing make no specification [FIRST-50]", async () => {
    const { db, project_id } = await author(server);
    await db.from("questionnaires").insert({ project_id, project_description: "An idea" }).throwOnError();
    expect(await getSpecification(db, { project_id, version: "0.1" })).toBeNull();
  });
});
