import { expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { refuse } from "#tests/support/intercept.ts";
import { author } from "#tests/support/people.ts";
import { open, openAs } from "#tests/support/screen.tsx";

const server = inject("server");
const toast = (text: RegExp) =>
  page
    .getByRole("region", { name: /^Notifications/ })
    .getByRole("listitem")
    .filter({ hasText: text });

async function expectOneFailure(text: RegExp) {
  await expect.element(toast(text).first()).toBeVisible();
  expect(toast(text).element().textContent).toContain("Error");
  expect(toast(text).element().getAttribute("data-style")).toBe("destructive");
}

test("projects that cannot be fetched say so, and so does the one a questionnaire is about [TOAST-04]", async () => {
  const ada = await author(server);
  const { project_id } = ada;
  const { data } = await ada.db.from("questionnaires").insert({ project_id }).select("id").single().throwOnError();
  await openAs(ada, "/profile");
  let stop = refuse("GET", "/rest/v1/projects", "no");
  await open("/dashboard");
  await expectOneFailure(/Failed to fetch projects$/);
  stop();
  stop = refuse("GET", `&id=eq.${project_id}`, "no");
  for (const address of [
    `/questionnaires/${data.id}`,
    `/questionnaires/create/${project_id}`,
    `/dashboard/questionnaires/stepper/${project_id}`,
  ]) {
    await openAs(ada, address);
    await expectOneFailure(/Failed to fetch project$/);
    expect(toast(/Failed to load project$/).elements()).toEqual([]);
  }
  stop();
});
