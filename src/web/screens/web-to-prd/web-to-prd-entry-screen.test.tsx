import { expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { addWebToPrd } from "#data/web-to-prd.ts";
import { searchResult } from "#domain/web-to-prd-search.ts";
import { refuse } from "#tests/support/intercept.ts";
import { type Author, author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const main = () => page.getByRole("main");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const at = (id: string) => `/dashboard/web-to-prd/${id}`;
const boxes = ({ db, organization_id }: Author) =>
  addWebToPrd(db, {
    organization_id,
    website_url: "https://boxes.example/",
    analysis: {
      name: "Green Boxes",
      description: "A marketplace where farmers sell boxes of vegetables to restaurants.\n\nEvery morning.",
      industry: "Food & Beverage",
      business_model: "Marketplace",
      features: [{ name: "Order until midnight", description: "Restaurants order boxes." }],
    },
  });

test("an entry is opened from the list and shows all that was found [WEB-13, ROUTE-09, DATA-19]", async () => {
  const ada = await author(server);
  const { id, created_at } = await boxes(ada);
  const { address } = await openAs(ada, "/dashboard/web-to-prd");
  await main()
    .getByRole("link", { name: /Green Boxes/ })
    .click();
  await expect.poll(address).toBe(at(id));
  await expect.element(page.getByRole("heading", { name: "Green Boxes", level: 1 })).toBeVisible();
  for (const said of [
    "A marketplace where farmers sell boxes of vegetables to restaurants.",
    "Every morning.",
    "Food & Beverage",
    "Marketplace",
    "Order until midnight",
    "Restaurants order boxes.",
  ]) {
    await expect.element(main().getByText(said, { exact: true })).toBeVisible();
  }
  await expect.element(main().getByRole("link", { name: "boxes.example" })).toHaveAttribute("href", "https://boxes.example/");
  const { data } = await ada.db.from("web_to_prd").select("*").eq("id", id).single().throwOnError();
  expect(data).toMatchObject({
    id,
    name: "Green Boxes",
    description: expect.stringMatching(/^A marketplace/),
    industry: "Food & Beverage",
    business_model: "Marketplace",
    website_url: "https://boxes.example/",
    created_at,
    features: [{ name: "Order until midnight", description: "Restaurants order boxes." }],
  });
  expect(Object.keys(searchResult.shape)).toEqual(["name", "description", "website_url"]);
});

test("an entry that is not there, or cannot be read, is an error with a way back [WEB-14]", async () => {
  const ada = await author(server);
  for (const id of [crypto.randomUUID(), "no-id"]) {
    const { address } = await openAs(ada, at(id));
    await expect.element(page.getByRole("alert").getByRole("heading", { name: "Error" })).toBeVisible();
    await expect.element(page.getByText("Entry not found")).toBeVisible();
    await page.getByRole("link", { name: "Back to List" }).click();
    await expect.poll(address).toBe("/dashboard/web-to-prd");
  }
  const stepAside = refuse("GET", "/rest/v1/web_to_prd", "The entry is asleep.");
  await openAs(ada, at(crypto.randomUUID()));
  await expect.element(page.getByRole("alert").getByText("The entry is asleep.")).toBeVisible();
  stepAside();
});

test("the data is exported as JSON and as Markdown [WEB-16]", async () => {
  const ada = await author(server);
  const { id } = await boxes(ada);
  await openAs(ada, at(id));
  const kept: { name: string; text: Promise<string> }[] = [];
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    kept.push({ name: this.download, text: fetch(this.href).then((file) => file.text()) });
  };
  for (const format of ["JSON", "Markdown"]) {
    await button("Export Data").click();
    await page.getByRole("menuitem", { name: format }).click();
  }
  HTMLAnchorElement.prototype.click = click;
  expect(kept.map(({ name }) => name)).toEqual(["green-boxes.json", "green-boxes.md"]);
  const [json, markdown] = await Promise.all(kept.map(({ text }) => text));
  expect(JSON.parse(json ?? "")).toMatchObject({ id, name: "Green Boxes", features: [{ name: "Order until midnight" }] });
  expect(markdown).toContain("# Green Boxes\n\n- Website: <https://boxes.example/>");
  expect(markdown).toContain("### Order until midnight\n\nRestaurants order boxes.");
});

test("a full PRD is a project with a filled questionnaire and a generated specification [WEB-15]", async () => {
  const ada = await author(server);
  const { id } = await boxes(ada);
  const { address } = await openAs(ada, at(id));
  await button("Generate Full PRD").dblClick();
  await expectToast('Project "Green Boxes" created with its questionnaire and specification');
  await expect.poll(address).toMatch(/^\/dashboard\/project\/[0-9a-f-]+\/specification/);
  const project_id = address().split("/")[3] ?? "";
  const { data: projects } = await ada.db.from("projects").select("id").neq("id", ada.project_id).throwOnError();
  expect(projects).toEqual([{ id: project_id }]);
  const { data: form } = await ada.db.from("questionnaires").select("*").eq("project_id", project_id).single().throwOnError();
  expect(form.project_description).toContain("farmers sell boxes of vegetables");
  for (const table of ["user_classes", "pages", "user_stories", "features"] as const) {
    const { data } = await ada.db.from(table).select("id").eq("project_id", project_id).throwOnError();
    expect(data.length, table).toBeGreaterThan(1);
  }
  const { data } = await ada.db.from("specifications").select("*").eq("project_id", project_id).single().throwOnError();
  for (const field of ["project_overview", "project_scope", "pricing_details", "security_risks"] as const) {
    expect(data[field], field).toBeTruthy();
  }
});

test("a full PRD takes an instruction for every section, kept until it is used, and says that there are no rows to select yet [FIRST-94] [FIRST-95]", async () => {
  const ada = await author(server);
  const { id } = await boxes(ada);
  await openAs(ada, at(id));
  const asking = page.getByRole("dialog", { name: "Full PRD with an instruction" });
  const words = () => asking.getByLabelText("What should every section keep in mind?");
  await button("Full PRD with an instruction…").click();
  await expect.element(asking.getByText("There are no rows to select yet.", { exact: false })).toBeVisible();
  await words().fill("Add a manager who approves refunds.");
  await userEvent.keyboard("{Escape}");
  const { address } = await openAs(ada, at(id));
  await button("Full PRD with an instruction…").click();
  await expect.element(words()).toHaveValue("Add a manager who approves refunds.");
  await asking.getByRole("button", { name: "Generate", exact: true }).click();
  await expectToast('Project "Green Boxes" created with its questionnaire and specification');
  await expect.poll(address).toMatch(/^\/dashboard\/project\/[0-9a-f-]+\/specification/);
  const project_id = address().split("/")[3] ?? "";
  const { data: run } = await ada.db
    .from("drafting_runs")
    .select("instruction")
    .eq("project_id", project_id)
    .single()
    .throwOnError();
  expect(run.instruction).toBe("Add a manager who approves refunds.");
  const { data } = await ada.db.from("user_classes").select("name").eq("project_id", project_id).throwOnError();
  expect(data.map(({ name }) => name)).toContain("Manager");
  await openAs(ada, at(id));
  await button("Full PRD with an instruction…").click();
  await expect.element(words()).toHaveValue("");
});
