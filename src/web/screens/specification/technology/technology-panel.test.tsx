import { describe, expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { breakOff, holdAnswers } from "#tests/support/intercept.ts";
import { type Author, author } from "#tests/support/people.ts";
import { open, openAs } from "#tests/support/screen.tsx";
import { expectFailure, expectToast } from "#tests/support/toasts.ts";
import { queryClient } from "#web/lib/query-client.ts";

const server = inject("server");
const group = (name: string) => page.getByRole("radiogroup", { name, exact: true });
const radio = (of: string, name: string) => group(of).getByRole("radio", { name, exact: true });

const addressOf = ({ project_id }: Author) => `/dashboard/project/${project_id}/specification?section=technologyStack`;

async function opened(words: Record<string, string> = {}) {
  const ada = await author(server);
  const row = { project_id: ada.project_id, version: "0.1", ...words };
  if (Object.keys(words).length > 0) await ada.db.from("specifications").insert(row).throwOnError();
  await openAs(ada, addressOf(ada));
  await expect.element(group("Frontend")).toBeVisible();
  return ada;
}

async function stored({ db, project_id }: Author) {
  const columns = "frontend_details, backend_details, database_details";
  return (await db.from("specifications").select(columns).eq("project_id", project_id).maybeSingle().throwOnError()).data;
}

const groups = {
  Frontend: ["React", "Angular", "Vue.js", "Next.js", "Svelte", "Other"],
  Backend: ["Node.js", "Python/Django", "Python/Flask", "Ruby on Rails", "Java/Spring", "PHP/Laravel", "ASP.NET Core", "Other"],
  Database: ["PostgreSQL", "MySQL", "MongoDB", "SQLite", "Redis", "Firebase", "Supabase", "Other"],
};

describe("Technology Stack", () => {
  test("it has three radio groups with every listed technology, the stored one chosen [TECH-01]", async () => {
    await opened({ frontend_details: "Vue.js", backend_details: "PHP/Laravel", database_details: "Redis" });
    for (const [name, technologies] of Object.entries(groups)) {
      const labels = group(name).getByRole("radio").elements();
      expect(labels.map(({ textContent }) => textContent)).toEqual(technologies);
    }
    expect(page.getByRole("radiogroup").elements()).toHaveLength(3);
    await expect.element(radio("Frontend", "Vue.js")).toBeChecked();
    await expect.element(radio("Backend", "PHP/Laravel")).toBeChecked();
    await expect.element(radio("Database", "Redis")).toBeChecked();
  });

  test("every choice is saved at once, without a button [TECH-02]", async () => {
    const ada = await opened();
    await radio("Frontend", "Svelte").click();
    await expectToast("Specification saved successfully");
    await radio("Backend", "Node.js").click();
    await radio("Database", "SQLite").click();
    await expect
      .poll(() => stored(ada))
      .toEqual({ frontend_details: "Svelte", backend_details: "Node.js", database_details: "SQLite" });
    expect(page.getByRole("button", { name: /save/i }).elements()).toEqual([]);
  });

  test("of choices made one upon the other the last one stays", async () => {
    const ada = await opened();
    for (const name of ["React", "Angular", "Next.js"]) await radio("Frontend", name).click();
    await expect.poll(async () => (await stored(ada))?.frontend_details).toBe("Next.js");
    await expect.element(page.getByText("Unsaved changes")).not.toBeInTheDocument();
    expect(await stored(ada)).toMatchObject({ frontend_details: "Next.js" });
  });

  for (const [name, column, listed] of [
    ["Frontend", "frontend_details", "React"],
    ["Backend", "backend_details", "Node.js"],
    ["Database", "database_details", "MySQL"],
  ] as const) {
    test(`'Other' as ${name.toLowerCase()} stores the free text itself, which reads back as 'Other' with that text`, async () => {
      const ada = await opened();
      const text = page.getByLabelText(`Other ${name.toLowerCase()}`);
      await radio(name, "Other").click();
      await text.fill(`${listed} Native`); // begins like a listed choice
      await userEvent.keyboard("{Enter}");
      await expect.poll(async () => (await stored(ada))?.[column]).toBe(`${listed} Native`);
      await open(addressOf(ada));
      await expect.element(radio(name, "Other")).toBeChecked();
      await expect.element(text).toHaveValue(`${listed} Native`);
    });
  }

  test("what was read before a choice was saved and comes after it takes nothing back [POLISH-75]", async () => {
    const ada = await opened();
    const { answered, later, arrive } = holdAnswers("GET", "/rest/v1/specifications");
    // as when somebody comes back to the screen
    const queryKey = ["specifications", ada.project_id, "0.1"];
    void queryClient.invalidateQueries({ queryKey, exact: true });
    await expect.poll(answered).toBe(1);
    later();
    await radio("Frontend", "Svelte").click();
    await expectToast("Specification saved successfully");
    arrive();
    await expect.poll(() => queryClient.isFetching({ queryKey })).toBe(0);
    await expect.element(radio("Frontend", "Svelte")).toBeChecked();
    expect(queryClient.getQueryData(queryKey)).toMatchObject({ frontend_details: "Svelte" });
  });

  test("choosing 'Other' reveals a free text field for that group, and a listed choice hides it [TECH-03]", async () => {
    await opened();
    for (const [name, listed] of [
      ["Frontend", "React"],
      ["Backend", "Node.js"],
      ["Database", "MySQL"],
    ] as const) {
      expect(page.getByRole("textbox").elements()).toEqual([]);
      await radio(name, "Other").click();
      await expect.element(page.getByRole("textbox", { name: `Other ${name.toLowerCase()}` })).toBeVisible();
      expect(page.getByRole("textbox").elements()).toHaveLength(1);
      await page.getByRole("textbox").fill("Something else");
      await radio(name, listed).click();
      await expect.element(page.getByRole("textbox")).not.toBeInTheDocument();
    }
  });

  test("a failed save says which technology, and the choice stays to be saved later [TECH-04]", async () => {
    const ada = await opened();
    const stepAside = breakOff("POST", "/rest/v1/specifications");
    await radio("Frontend", "React").click();
    await expectFailure("Failed to save frontend technology");
    await radio("Backend", "Node.js").click();
    await expectFailure("Failed to save backend technology");
    await radio("Database", "MySQL").click();
    await expectFailure("Failed to save database technology");
    stepAside();
    expect(await stored(ada)).toBeNull();
    await expect.element(radio("Frontend", "React")).toBeChecked();
    for (const noun of ["frontend", "backend", "database"]) {
      await page.getByRole("button", { name: `Save the ${noun} now` }).click();
      await expect.element(page.getByRole("button", { name: `Save the ${noun} now` })).not.toBeInTheDocument();
    }
    await expect
      .poll(() => stored(ada))
      .toEqual({ frontend_details: "React", backend_details: "Node.js", database_details: "MySQL" });
  });

  test("a viewer reads what was chosen and changes nothing", async () => {
    const viewer = await author(server, { role: "viewer" });
    await viewer.founder.db
      .from("specifications")
      .insert({ project_id: viewer.project_id, version: "0.1", backend_details: "Elixir" })
      .throwOnError();
    await openAs(viewer, addressOf(viewer));
    await expect.element(page.getByRole("region", { name: "Backend" })).toMatchTextContent("Elixir");
    await expect.element(page.getByRole("region", { name: "Frontend" })).toMatchTextContent("Not decided yet.");
    expect([page.getByRole("textbox"), page.getByRole("radio")].flatMap((one) => one.elements())).toEqual([]);
  });
});
