import { type Browser, expect, type Page } from "@playwright/test";
import { acceptInvitation, addOrganizationInvitation } from "#data/organization-invitations.ts";
import { addOrganization } from "#data/organizations.ts";
import { addProject } from "#data/projects.ts";
import { addRow } from "#data/rows.ts";
import { newPerson, openInstance } from "#scripts/instance.ts";
import { type Newcomer, newcomer } from "./journey.ts";

export const firstWords = {
  name: "Renew a loan",
  story: "As a reader, I want to renew a loan online.",
  acceptance_criteria: "Given a loan\nWhen it is renewed\nThen it is due later",
};

/** Two members of one organization with a project and one story in it. */
export async function writers(origin: string) {
  const instance = await openInstance(origin);
  const [founder, other] = [newcomer("ada"), newcomer("bo")];
  const [ada, bo] = [await newPerson(instance, founder), await newPerson(instance, other)];
  const organization = await addOrganization(ada.db, { name: "Reading Room", created_by: ada.id });
  const { id: organization_id } = organization;
  const invited = { organization_id, email: other.email, role: "member", invited_by: ada.id } as const;
  await acceptInvitation(bo.db, await addOrganizationInvitation(ada.db, invited));
  const project = await addProject(ada.db, { organization_id, name: "Library", type: null, description: null });
  const { id: project_id } = project;
  const reader = await addRow(ada.db, "user_classes", { project_id, name: "Reader", description: null, privileges: null });
  await addRow(ada.db, "user_stories", { project_id, user_class_id: reader.id, ...firstWords });
  return {
    ada: founder,
    bo: other,
    db: ada.db,
    stories: `${origin}/dashboard/project/${project_id}/specification?section=documentation`,
    /** The words as they are stored. */
    stored: async () => {
      const { data } = await bo.db
        .from("user_stories")
        .select("name, story, acceptance_criteria")
        .eq("project_id", project_id)
        .throwOnError();
      return data[0];
    },
  };
}

/** A browser of this person's own, signed in, at an address. */
export async function windowOf(browser: Browser, person: Newcomer, address: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: new URL(address).origin })).newPage();
  await page.goto(address);
  await signIn(page, person);
  await expect(page).toHaveURL(address);
  return page;
}

export async function signIn(page: Page, { email, password }: Newcomer) {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

export const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

export async function openStory(page: Page, name: string = firstWords.name) {
  await page.getByRole("button", { name: `Edit ${name}`, exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Edit User Story" })).toBeVisible();
}

export const saveStory = (page: Page) => page.getByRole("button", { name: "Update User Story" }).click();
