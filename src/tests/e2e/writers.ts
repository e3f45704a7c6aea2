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

/** A member of an organization with a project and one story in it; who signs up is counted, so that few do. */
export async function writer(origin: string) {
  const instance = await openInstance(origin);
  const founder = newcomer("ada");
  const ada = await newPerson(instance, founder);
  const { id: organization_id } = await addOrganization(ada.db, { name: "Reading Room", created_by: ada.id });
  const { id: project_id } = await addProject(ada.db, { organization_id, name: "Library", type: null, description: null });
  const reader = await addRow(ada.db, "user_classes", { project_id, name: "Reader", description: null, privileges: null });
  await addRow(ada.db, "user_stories", { project_id, user_class_id: reader.id, ...firstWords });
  return {
    ada: founder,
    db: ada.db,
    id: ada.id,
    organization_id,
    project_id,
    stories: `${origin}/dashboard/project/${project_id}/specification?section=documentation`,
  };
}

/** Two members of one organization with a project and one story in it. */
export async function writers(origin: string) {
  const { id, organization_id, project_id, ...own } = await writer(origin);
  const other = newcomer("bo");
  const bo = await newPerson(await openInstance(origin), other);
  const invited = { organization_id, email: other.email, role: "member", invited_by: id } as const;
  await acceptInvitation(bo.db, await addOrganizationInvitation(own.db, invited));
  return {
    ...own,
    bo: other,
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

/** The same from the door, by somebody who was not here before. */
export async function enter(page: Page, person: Newcomer) {
  await page.goto("/auth");
  await page.getByRole("button", { name: "Accept" }).click();
  await signIn(page, person);
  await expect(page).toHaveURL(/\/(dashboard|start)$/);
}

export const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

export async function openStory(page: Page, name: string = firstWords.name) {
  await page.getByRole("button", { name: `Edit ${name}`, exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Edit User Story" })).toBeVisible();
}

export const saveStory = (page: Page) => page.getByRole("button", { name: "Update User Story" }).click();
