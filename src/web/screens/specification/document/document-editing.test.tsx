import { expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { listRows } from "#data/rows.ts";
import { cite } from "#domain/citation.ts";
import { allNouns, type Noun, nouns } from "#domain/nouns/all.ts";
import { harbour, openDocument } from "#tests/support/harbour.ts";
import { author, join, person } from "#tests/support/people.ts";
import { addRowOf } from "#tests/support/row-of.ts";
import { openAs } from "#tests/support/screen.tsx";

const row = (reference: string) => page.getByRole("article", { name: new RegExp(`^${reference} `) });
const topOf = (id: string) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN);
const form = (name: string) => page.getByRole("region", { name: `Edit ${name}` });
const marked = (name: string) => [...(CSS.highlights.get(name) ?? [])].map((range) => range.startContainer.textContent);
const whole = () => expect.poll(() => document.querySelectorAll("article").length).toBe(31);

test("words are found wherever they stand, counted and walked through [READ-7]", async () => {
  await openDocument(await harbour());
  await whole();
  await userEvent.keyboard("/");
  const field = page.getByRole("searchbox", { name: "Find in the document" });
  await expect.element(field).toHaveFocus();
  const said = page.elementLocator(document.querySelector("search [role=status]") as Element);
  await userEvent.keyboard("free BERTH as");
  await expect.element(said).toMatchTextContent(/^1 of 1$/);
  // from a bold word into the plain ones after it
  expect(marked("document-found")).toEqual(["free"]);
  await field.fill("want berth 3");
  await expect.element(said).toMatchTextContent(/^1 of 2$/);
  expect(marked("document-found")).toEqual(["I want berth 3.", "I want berth 30."].slice(0, 2));
  await userEvent.keyboard("{Enter}");
  await expect.element(said).toMatchTextContent(/^2 of 2$/);
  await expect.poll(() => marked("document-found-here")).toEqual(["I want berth 30."]);
  await expect.poll(() => topOf("US-30")).toBeLessThan(innerHeight);
  await userEvent.keyboard("{Shift>}{Enter}{/Shift}");
  await expect.element(said).toMatchTextContent(/^1 of 2$/);
  await page.getByRole("button", { name: "Previous match" }).click();
  await expect.element(said).toMatchTextContent(/^2 of 2$/);
  await page.getByRole("button", { name: "Next match" }).click();
  await expect.element(said).toMatchTextContent(/^1 of 2$/);
  await field.fill("submarine");
  await expect.element(said).toMatchTextContent(/^Not found$/);
  await userEvent.keyboard("{Escape}");
  await expect.element(field).toHaveValue("");
  await expect.poll(() => marked("document-found")).toEqual([]);
});

test("a row is edited where it stands, and is read there again [READ-8]", async () => {
  const ada = await harbour();
  await openDocument(ada, "#US-20");
  await expect.element(row("US-20")).toHaveFocus();
  await row("US-20").getByRole("button", { name: "Edit US-20" }).click();
  const story = form("US-20").getByRole("textbox", { name: "Story" });
  await story.fill("I want the largest berth.");
  await userEvent.keyboard("{Escape}");
  await expect.element(row("US-20")).toMatchTextContent(/I want berth 20\./);
  await row("US-20").getByRole("button", { name: "Edit US-20" }).click();
  await expect.element(story).toHaveValue("I want the largest berth.");
  await form("US-20").getByRole("button", { name: "Save" }).click();
  await expect.element(row("US-20")).toMatchTextContent(/I want the largest berth\..*Revision 2/);
  await expect.poll(() => topOf("US-20")).toBeGreaterThan(50);
  expect(topOf("US-20")).toBeLessThan(innerHeight);
  await expect.poll(() => document.activeElement?.closest("article")?.id).toBe("US-20");
  const { data } = await ada.db.from("user_stories").select("story").eq("name", "Berth 20").single().throwOnError();
  expect(data.story).toBe("I want the largest berth.");
});

test("a row of each kind is edited where it stands, and read there again with the focus where it was [READ-80]", async () => {
  const ada = await author(inject("server"));
  const around: Partial<Record<Noun, string>> = {};
  const stands = new Map<Noun, string>();
  for (const noun of allNouns) {
    const { id, number } = await addRowOf(noun, `${nouns[noun].one} of old`, ada, around);
    around[noun] ??= id;
    stands.set(noun, cite(noun, number));
  }
  await openDocument(ada);
  await expect.poll(() => document.querySelectorAll("article").length).toBe(allNouns.length);
  for (const [noun, reference] of stands) {
    const name = `${nouns[noun].one} of today`;
    const message = `${noun} as ${reference}`;
    await row(reference)
      .getByRole("button", { name: `Edit ${reference}`, exact: true })
      .click();
    await form(reference).getByRole("textbox").first().fill(name);
    await form(reference).getByRole("button", { name: "Save", exact: true }).click();
    await expect.element(row(reference), { message }).toMatchTextContent(new RegExp(`${name}.*Revision 2`));
    await expect.poll(() => document.activeElement?.closest("article")?.id, { message }).toBe(reference);
    const stored = await listRows(ada.db, noun, { project_id: ada.project_id });
    expect(
      stored.map((one) => one.name),
      message,
    ).toEqual([name]);
  }
});

test("a choice leads to where it is made, which leads back to it; one that was not made leads there too, and who only reads finds no such link [READ-63]", async () => {
  const ada = await harbour();
  const { project_id } = ada;
  const words = {
    frontend_details: "Svelte",
    third_party_integrations: { auth_types: ["Email"], auth_provider: "Okta", payment_provider: null, custom_providers: [] },
  };
  await ada.db.from("projects").update({ type: "CRM" }).eq("id", project_id).throwOnError();
  await ada.db.from("specifications").update(words).eq("project_id", project_id).throwOnError();
  const [address, main] = [`/dashboard/project/${project_id}/document`, page.getByRole("main")];
  const edit = (what: string) => main.getByRole("link", { name: `Edit ${what}`, exact: true });
  const { router } = await openDocument(ada);
  const at = () => `${router.state.location.pathname}${router.state.location.search}`;
  for (const [what, place, row] of [
    ["Front end", "/specification?section=technologyStack", "choice_front_end"],
    ["Sign-in", "/specification?section=thirdPartyIntegrations", "choice_sign_in"],
    ["Payment provider", "/specification?section=thirdPartyIntegrations", "choice_payment_provider"],
    ["Kind of product", "/settings", "choice_kind_of_product"],
    ["style guide", "/specification?section=styleGuide", "choice_in_style_guide"],
  ] as const) {
    await edit(what).click();
    await expect.poll(at).toBe(`${address.replace("/document", "")}${place}`);
    await main.getByRole("link", { name: "Document", exact: true }).click();
    await expect.poll(at).toBe(address);
    await expect.poll(() => document.activeElement?.closest("[data-reference]")?.getAttribute("data-reference")).toBe(row);
  }
  await edit("Front end").click();
  await page.getByRole("radio", { name: "Vue.js" }).click();
  await main.getByRole("link", { name: "Document", exact: true }).click();
  await expect.element(main.getByRole("cell", { name: "Vue.js" })).toBeVisible();

  const reader = await person(inject("server"));
  await join(inject("server"), { organization_id: ada.organization_id, user_id: reader.id, role: "viewer" });
  await openAs(reader, address);
  await expect.element(main.getByRole("cell", { name: "Vue.js" })).toBeVisible();
  expect(edit("Front end").elements()).toEqual([]);
});

test("a text of the specification is written where it is missing and edited where it stands [READ-8]", async () => {
  const ada = await harbour();
  await openDocument(ada);
  await expect.element(page.getByText("The project scope has not been written yet.")).toBeVisible();
  await page.getByRole("button", { name: "Edit project scope" }).click();
  await form("Project scope").getByRole("textbox").fill("It **moors** boats.");
  await form("Project scope").getByRole("button", { name: "Save" }).click();
  await expect.poll(() => form("Project scope").elements().length).toBe(0);
  await expect.element(page.getByText("moors", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Edit pricing details" }).click();
  await form("Pricing details").getByRole("textbox").fill("Ten a night.");
  await form("Pricing details").getByRole("button", { name: "Save" }).click();
  await expect.poll(() => form("Pricing details").elements().length).toBe(0);
  await expect.element(page.getByText("Ten a night.")).toBeVisible();
  const columns = "project_overview, project_scope, pricing_details";
  const { data } = await ada.db.from("specifications").select(columns).eq("project_id", ada.project_id).single().throwOnError();
  expect(data).toEqual({
    project_overview: "Boats find a berth.",
    project_scope: "It **moors** boats.",
    pricing_details: "Ten a night.",
  });
});

test("a version that was left has nothing to edit [READ-4]", async () => {
  const ada = await harbour();
  await ada.db.rpc("clone_specification", { project_id: ada.project_id, new_version: "0.2" }).throwOnError();
  await openDocument(ada, "?version=0.1");
  await whole();
  expect(page.getByRole("button", { name: /^Edit / }).elements()).toEqual([]);
});

test("what a colleague changes appears, and what is read stays where it is [READ-9]", async () => {
  const ada = await harbour();
  await openDocument(ada, "#US-25");
  await expect.element(row("US-25")).toHaveFocus();
  await whole();
  const before = topOf("US-25");
  const lines = Array.from({ length: 12 }, (_, at) => `Line ${at}`).join("\n\n");
  await ada.db.from("user_stories").update({ story: lines }).eq("name", "Berth 24").throwOnError();
  await expect.poll(() => document.getElementById("US-24")?.textContent).toContain("Line 11");
  await expect.poll(() => Math.abs(topOf("US-25") - before)).toBeLessThan(3);
  await ada.db.from("user_stories").delete().eq("name", "Berth 3").throwOnError();
  await expect.poll(() => document.getElementById("US-3")).toBe(null);
  await expect.poll(() => Math.abs(topOf("US-25") - before)).toBeLessThan(3);
});
