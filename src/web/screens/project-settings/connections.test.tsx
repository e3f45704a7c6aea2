import { createClient } from "@supabase/supabase-js";
import axe from "axe-core";
import { expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import type { Database } from "#data/database.types.ts";
import { traceOfToken } from "#domain/project-api-keys.ts";
import { type Author, author, type Person, visitor } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const panel = () => page.getByRole("tabpanel", { name: "API Keys" });

async function open(someone: Person, project_id: string) {
  await openAs(someone, `/dashboard/project/${project_id}/settings`);
  await page.getByRole("tab", { name: "API Keys" }).click();
}

const resource = "https://us.example/mcp/connect";
/** As a server would say of it. */
const word = crypto.randomUUID();
const service = createClient<Database>(location.origin, server.secretKey, {
  auth: { persistSession: false, storageKey: "service" },
});
const hash = async (text: string) => (await traceOfToken(text)).hashed_key;

/** An application that was let in; answers its key. */
async function connected({ id, project_id }: Author, name: string) {
  const token = `srs_${crypto.randomUUID().replaceAll("-", "").repeat(2)}`;
  const client = { client_id: "https://agent.example/client", client_host: "agent.example", is_verified: true };
  const made = { project_id, name, scope: "read_only", created_by: id, via: "oauth", ...(await traceOfToken(token)) };
  const audience_hash = await hash(word);
  await service
    .from("project_api_keys")
    .insert({ ...made, ...client, audience: resource, audience_hash })
    .throwOnError();
  return token;
}

test("connected applications are listed with rights, use and calls, and one that is disconnected has lost access [MCP-63]", async () => {
  const ada = await author(server);
  const token = await connected(ada, "Harbour <b>Agent</b>");
  const read = () => visitor(server).db.rpc("read_with_key", { key: token, resource: word });
  for (let calls = 0; calls < 2; calls += 1) await read().throwOnError();
  await open(ada, ada.project_id);
  await expect.element(panel().getByText("No API keys yet")).toBeVisible();
  const row = panel().getByRole("list", { name: "Connected applications" }).getByRole("listitem");
  await expect
    .element(row)
    .toMatchTextContent(/Harbour <b>Agent<\/b>.*Read.*Verified by its domain: agent\.example.*Last used.*2 calls/);
  expect((await axe.run(panel().element())).violations).toEqual([]);
  await button("Disconnect Harbour <b>Agent</b>").click();
  await expect.element(page.getByRole("alertdialog").getByText(/To connect again it has to ask you/)).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Disconnect" }).click();
  await expectToast("Harbour <b>Agent</b> disconnected", "It no longer has access.");
  await expect.element(panel().getByText("No application is connected")).toBeVisible();
  expect((await read()).status).toBe(401);
});

test("each agent is told the address, with the key while it is shown; a test says what came back, and the list how often it was used [MCP-60, MCP-61, MCP-62, MCP-64]", async () => {
  const ada = await author(server);
  await open(ada, ada.project_id);
  for (const agent of ["Claude", "ChatGPT"]) {
    await panel().getByRole("tab", { name: agent, exact: true }).click();
    await expect
      .element(panel().getByRole("region", { name: `For ${agent}` }))
      .toHaveTextContent(`${location.origin}/mcp/connect`);
    await expect.element(panel().getByText(`${agent} cannot reach this address`)).toBeVisible();
  }
  await panel().getByLabelText("Key name", { exact: true }).fill("Agent");
  await button("Create API Key").click();
  const dialog = page.getByRole("dialog", { name: "Your API key" });
  const shown = dialog.getByRole("textbox", { name: "API key" });
  await expect.element(shown).toBeVisible();
  const element = shown.element();
  const token = element instanceof HTMLTextAreaElement ? element.value : "";
  for (const agent of ["Claude Code", "Cursor", "Windsurf", "Other"]) {
    await dialog.getByRole("tab", { name: agent, exact: true }).click();
    const said = dialog.getByRole("region", { name: `For ${agent}` });
    await expect.element(said).toMatchTextContent(new RegExp(token));
    await expect.element(said).toMatchTextContent(new RegExp(`${location.origin}/mcp`));
  }
  await dialog.getByRole("tab", { name: "Codex CLI" }).click();
  await expect.element(dialog.getByText(new RegExp(`PRODUCT_ARCHITECT_KEY=${token}`))).toBeVisible();
  await dialog.getByRole("button", { name: "Test" }).click();
  await expect.element(dialog.getByText("It works")).toBeVisible();
  await expect.element(dialog.getByText(/answered with the project “Harbour”. The key may read and write\./)).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Close" }).click();
  await panel().getByLabelText("Try a key").fill("srs_wrong");
  await panel().getByRole("button", { name: "Test" }).click();
  await expect.element(panel().getByText("It does not work")).toBeVisible();
  await expect.element(panel().getByText(/This key is not known\. Copy it again/)).toBeVisible();
  await openAs(ada, `/dashboard/project/${ada.project_id}/settings`);
  await page.getByRole("tab", { name: "API Keys" }).click();
  await expect
    .element(panel().getByRole("listitem").first())
    .toMatchTextContent(/Agent.*Read and write.*Last used.*1 call.*Does not expire/);
});
