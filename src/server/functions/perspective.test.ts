import { beforeAll, expect, test } from "vitest";
import { callFunction } from "#data/functions.ts";
import { addQuestionnaire } from "#data/questionnaires.ts";
import { newQuestionnaire } from "#domain/questionnaires.ts";
import { generateProductPerspective, generateReferences } from "#domain/specifications.ts";
import { author } from "#tests/support/people.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});

test("product perspective and references are drafted as recorded runs, from what the project says, and stored by the person alone [FIRST-60]", async () => {
  const { db, project_id: projectId } = await author(server);
  const form = {
    ...newQuestionnaire,
    project_description:
      "A register of leases under § 581 BGB and ISO 27001. The office records each lease. Today leases are kept in a folder.",
    github_repo_link: "https://example.com/repo",
    design_links: ["https://example.com/mood"],
  };
  await addQuestionnaire(db, { project_id: projectId, form });
  const { references, generationId } = await callFunction(db, generateReferences, { projectId });
  for (const named of ["- Repository: https://example.com/repo", "- Design: https://example.com/mood", "§ 581 BGB", "ISO 27001"])
    expect(references).toContain(named);
  const { perspective } = await callFunction(db, generateProductPerspective, { projectId });
  expect(perspective).toMatch(/^Today leases are kept in a folder\. Harbour takes its place\./);
  const { data } = await db.from("generations").select("id, function, status").order("created_at").throwOnError();
  expect(data).toEqual([
    { id: generationId, function: "generate-references", status: "succeeded" },
    { id: expect.any(String), function: "generate-product-perspective", status: "succeeded" },
  ]);
  const stored = await db.from("specifications").select("references_list, product_perspective").single().throwOnError();
  expect(stored.data).toEqual({ references_list: null, product_perspective: null });
});
