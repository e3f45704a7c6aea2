import { expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { sampleProject } from "#domain/catalog/sample-project.ts";
import { intercept } from "#tests/support/intercept.ts";
import { author, person } from "#tests/support/people.ts";
import { open, openAs } from "#tests/support/screen.tsx";
import { expectFailure } from "#tests/support/toasts.ts";

const server = inject("server");
const sample = () => page.getByRole("button", { name: "Look at a sample project" });

test("a newcomer looks at the sample's document from the start, or reads why it was not made [FIRST-68]", async () => {
  const ada = await person(server);
  const { address } = await openAs(ada, "/start");
  const stop = intercept("POST", "/functions/v1/start-sample", async () => Response.json({ message: "No" }, { status: 500 }));
  await sample().click();
  await expectFailure("The sample project could not be made. Please try again.");
  stop();
  await userEvent.dblClick(sample());
  await expect.element(page.getByRole("heading", { level: 1, name: sampleProject.name })).toBeVisible();
  const { data } = await ada.db.from("projects").select("id").single().throwOnError();
  expect(address()).toBe(`/dashboard/project/${data.id}/document`);
  await expect.element(page.getByRole("article", { name: /^US-1 / })).toBeInTheDocument();
});

test("whoever has no projects is offered it where they would stand [FIRST-68]", async () => {
  const ada = await author(server);
  await ada.db.from("projects").delete().eq("id", ada.project_id).throwOnError();
  await openAs(ada, "/dashboard");
  await expect.element(sample()).toBeVisible();
  const { address } = await open("/projects");
  await sample().click();
  await expect.poll(address).toMatch(/\/document$/);
  const { data } = await ada.db.from("projects").select("name, organization_id").single().throwOnError();
  expect(data).toEqual({ name: sampleProject.name, organization_id: ada.organization_id });
});
