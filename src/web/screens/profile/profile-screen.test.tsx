import { expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { intercept } from "#tests/support/intercept.ts";
import { author, person } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const update = () => page.getByRole("button", { name: "Update Profile" });

test("somebody without a profile fills it in and finds it again [PROFILE-01, PROFILE-02, PROFILE-03, PROFILE-05, CALL-21]", async () => {
  const ada = await person(server);
  await openAs(ada, "/profile");
  await expect.element(page.getByLabelText("Email")).toHaveValue(ada.email);
  await expect.element(page.getByLabelText("Email")).toHaveAttribute("readonly");
  const filled = { "First name": "Ada", "Last name": "Byron", Company: "Analytical Engines" };
  for (const [label, text] of Object.entries(filled)) {
    await expect.element(page.getByLabelText(label)).toHaveValue("");
    await page.getByLabelText(label).fill(text);
  }
  const sent: string[] = [];
  const stop = intercept("GET|POST|PATCH", "/rest/v1/profiles", (pass, { method }) => {
    sent.push(method);
    return pass();
  });
  await update().click();
  await expectToast("Profile updated", "Your profile has been updated successfully.");
  stop();
  expect(sent).toEqual(["POST"]);
  const { data } = await ada.db.from("profiles").select("first_name, last_name, company").single().throwOnError();
  expect(data).toEqual({ first_name: "Ada", last_name: "Byron", company: "Analytical Engines" });
  await openAs(ada, "/profile");
  for (const [label, text] of Object.entries(filled)) await expect.element(page.getByLabelText(label)).toHaveValue(text);
});

test("Sign Out ends on the landing page [PROFILE-04]", async () => {
  const { address } = await openAs(await author(server), "/profile");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect.poll(address).toBe("/");
  await expect.element(page.getByRole("link", { name: "Sign In" })).toBeVisible();
});
