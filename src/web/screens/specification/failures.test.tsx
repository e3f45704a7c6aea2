import type { MutationOptions } from "@tanstack/react-query";
import { expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { breakOff, intercept } from "#tests/support/intercept.ts";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { queryClient } from "#web/lib/query-client.ts";
import { forgetToasts } from "#web/lib/toast-store.ts";
import {
  generatePricingMutation,
  saveBusinessModelMutation,
  saveBusinessModelTypeMutation,
} from "#web/queries/business-model.ts";
import { addDesignFilesMutation, saveDesignConnectionsMutation } from "#web/queries/design-connections.ts";
import { exportMutation } from "#web/queries/documents.ts";
import { stopGenerationMutation, undoGenerationMutation } from "#web/queries/generations.ts";
import { saveOverviewMutation } from "#web/queries/overview.ts";
import { projectQuery } from "#web/queries/projects.ts";
import {
  addRowMutation,
  changeRowMutation,
  draftFeaturesMutation,
  draftRowsMutation,
  removeRowMutation,
} from "#web/queries/rows.ts";
import { addSectionMutation } from "#web/queries/sections.ts";
import { generateOverviewMutation, generateScopeMutation } from "#web/queries/specifications.ts";
import { saveStyleGuideMutation } from "#web/queries/style-guide.ts";
import { saveTechnologyMutation } from "#web/queries/technology-stack.ts";
import { saveIntegrationsMutation } from "#web/queries/third-party-integrations.ts";

const server = inject("server");
const toasts = () => page.getByRole("region", { name: /^Notifications/ }).getByRole("listitem");

function doing<Data, Given>(mutation: MutationOptions<Data, Error, Given, unknown>, given: Given) {
  return () => queryClient.getMutationCache().build(queryClient, mutation).execute(given);
}

function words({ project_id, user_id }: { project_id: string; user_id: string }) {
  const place = { project_id, user_id, version: "0.1" };
  const one = { project_id, id: crypto.randomUUID() };
  const texts = { project_overview: "x", project_scope: "", references_list: "", product_perspective: "" };
  const risk = { name: "Rot", functionality: "Delivery", description: "Boxes arrive late." };
  const business = { business_model_type: "", business_model: "x", pricing_details: "" };
  const style = { design_system: "", custom_design_system_url: "", primary_color: "#000000", secondary_color: "#000000" };
  const fonts = { primary_font: "Inter", secondary_font: "Inter" };
  const corners = { roundedSmall: "1", roundedMedium: "2", roundedLarge: "3", circular: "4" };
  const providers = { auth_types: [], auth_provider: "", auth_provider_other: "", payment_provider: null };
  const stack = { frontend_details: "React", backend_details: "Node.js", database_details: "PostgreSQL" };
  const over = <Words,>(words: Words) => ({ words, revision: 1 });
  const image = new File(["x"], "design.png", { type: "image/png" });
  return [
    doing(saveOverviewMutation(place), over(texts)),
    doing(saveTechnologyMutation(place, "frontend_details"), over(stack)),
    doing(saveTechnologyMutation(place, "backend_details"), over(stack)),
    doing(saveTechnologyMutation(place, "database_details"), over(stack)),
    doing(saveIntegrationsMutation(place), over({ ...providers, payment_provider_other: "", custom_providers: [] })),
    doing(saveBusinessModelMutation(place), over(business)),
    doing(saveBusinessModelTypeMutation(place), over(business)),
    doing(saveStyleGuideMutation(place), over({ ...style, ...fonts, ...corners })),
    doing(
      saveDesignConnectionsMutation(place),
      over({ figma_links: ["https://example.com"], inspiration_links: [], design_files: [] }),
    ),
    doing(addDesignFilesMutation(project_id, { onAdded: () => undefined, onProgress: () => undefined }), [image]),
    doing(addRowMutation("risks", project_id), risk),
    doing(changeRowMutation("risks", one), { revision: 1, ...risk }),
    doing(removeRowMutation("risks", project_id), one),
    doing(addRowMutation("pages", project_id), { name: "Home" }),
    doing(changeRowMutation("pages", one), { revision: 1, name: "Home", description: null, features: null, designs_link: null }),
    doing(removeRowMutation("pages", project_id), one),
    doing(addSectionMutation({ project_id, page_id: one.id }), { name: "Top", description: null }),
    doing(changeRowMutation("sections", one), { revision: 1, name: "Top", description: null }),
    doing(removeRowMutation("sections", project_id), one),
    doing(addRowMutation("features", project_id), { page_id: null, section_id: null, name: "Find", description: null }),
    doing(changeRowMutation("features", one), { revision: 1, page_id: null, section_id: null, name: "Find", description: null }),
    doing(removeRowMutation("features", project_id), one),
    doing(addRowMutation("user_classes", project_id), { name: "Buyer", description: null, privileges: null }),
    doing(changeRowMutation("user_classes", one), { revision: 1, name: "Buyer", description: null, privileges: null }),
    doing(removeRowMutation("user_classes", project_id), one),
    doing(addRowMutation("user_stories", project_id), {
      name: "Buy",
      story: "x",
      acceptance_criteria: "x",
      user_class_id: one.id,
    }),
    doing(changeRowMutation("user_stories", one), {
      revision: 1,
      user_class_id: one.id,
      name: "Buy",
      story: "x",
      acceptance_criteria: "x",
      priority: null,
    }),
    doing(removeRowMutation("user_stories", project_id), one),
    doing(generateOverviewMutation(place), undefined),
    doing(generateScopeMutation(place), undefined),
    doing(generatePricingMutation(place), undefined),
    doing(draftRowsMutation("pages", project_id), undefined),
    doing(draftRowsMutation("user_classes", project_id), undefined),
    doing(draftRowsMutation("user_stories", project_id), undefined),
    doing(draftFeaturesMutation(project_id), { pageId: "none", sectionId: "none", name: "", description: "" }),
    doing(draftRowsMutation("risks", project_id), undefined),
    doing(undoGenerationMutation(project_id), one),
    doing(stopGenerationMutation(project_id), one),
  ];
}

test("whatever fails in a specification is said by one toast in the destructive style [SPEC-16]", async () => {
  const ada = await author(server);
  const { project_id, id: user_id } = ada;
  await openAs(ada, `/dashboard/project/${project_id}/specification`);
  await expect.element(page.getByLabelText("Project overview")).toBeVisible();
  const project = await queryClient.ensureQueryData(projectQuery(project_id));
  const no = async () => Response.json({ code: "P0001", message: "no", details: null, hint: null }, { status: 400 });
  const stops = ["/rest/v1/", "/functions/v1/", "/storage/v1/"].map((part) => intercept("GET|POST|PATCH|PUT|DELETE", part, no));
  const every = [...words({ project_id, user_id }), doing(exportMutation(project), { format: "markdown" })];
  for (const [at, fails] of every.entries()) {
    forgetToasts();
    await expect(fails(), `change ${at}`).rejects.toThrow();
    await expect.poll(() => toasts().elements().length, { message: `change ${at}` }).toBe(1);
    expect(toasts().element().getAttribute("data-style"), `change ${at}`).toBe("destructive");
  }
  for (const stop of stops.reverse()) stop();
});

test("a change that breaks off is said by a toast in the destructive style, on the screen where it was made", async () => {
  const ada = await author(server);
  await openAs(ada, `/dashboard/project/${ada.project_id}/specification`);
  await page.getByLabelText("Project overview").fill("Boxes of vegetables");
  const stop = breakOff("POST|PATCH", "/rest/v1/specifications");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect.element(toasts().filter({ hasText: "Failed to save specification" })).toHaveAttribute("data-style", "destructive");
  await expect.element(page.getByLabelText("Project overview")).toHaveValue("Boxes of vegetables");
  stop();
});
