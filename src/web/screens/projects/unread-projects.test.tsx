import { expect, inject, test } from "vitest";
import { refuse } from "#tests/support/intercept.ts";
import { author } from "#tests/support/people.ts";
import { open, openAs } from "#tests/support/screen.tsx";
import { expectFailure, otherToasts } from "#tests/support/toasts.ts";

const server = inject("server");

test("projects that cannot be fetched say so, and so does the one a questionnaire is about [TOAST-04]", async () => {
  const ada = await author(server);
  const { project_id } = ada;
  const { data } = await ada.db.from("questionnaires").insert({ project_id }).select("id").single().throwOnError();
  await openAs(ada, "/profile");
  let stop = refuse("GET", "/rest/v1/projects", "no");
  await open("/dashboard");
  await expectFailure("Failed to fetch projects");
  expect(otherToasts()).toEqual([]);
  stop();
  stop = refuse("GET", `&id=eq.${project_id}`, "no");
  for (const address of [
    `/questionnaires/${data.id}`,
    `/questionnaires/create/${project_id}`,
    `/dashboard/questionnaires/stepper/${project_id}`,
  ]) {
    await openAs(ada, address);
    await expectFailure("Failed to fetch project");
    expect(otherToasts()).toEqual([]);
  }
  stop();
});
