import { expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { breakOff, intercept } from "#tests/support/intercept.ts";
import { author, join, type Person, person } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { expectFailure, expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const panel = () => page.getByRole("tabpanel", { name: "API Keys" });
const nameField = () => panel().getByLabelText("Key name", { exact: true });
const rows = () => panel().getByRole("listitem");
const dialog = () => page.getByRole("dialog", { name: "Your API key" });

async function open(someone: Person, project_id: string) {
  await openAs(someone, `/dashboard/project/${project_id}/settings`);
  await page.getByRole("tab", { name: "API Keys" }).click();
}

async function atKeys() {
  const ada = await author(server);
  await open(ada, ada.project_id);
  await expect.element(nameField()).toBeVisible();
  return ada;
}

const key = (project_id: string, name: string, hash: string) => ({
  project_id,
  name,
  hashed_key: `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll("-", ""),
  prefix: `srs_${hash.repeat(4)}`,
  last_four: hash.repeat(4),
});

async function sha256(text: string) {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Stands in for the clipboard, which a page in a test may not touch. */
function holdClipboard() {
  const copied: string[] = [];
  const own = Object.getOwnPropertyDescriptor(navigator, "clipboard");
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  const letGo = () => {
    if (own) Object.defineProperty(navigator, "clipboard", own);
    else Reflect.deleteProperty(navigator, "clipboard");
  };
  return { copied, letGo };
}

test("a key is named, made and shown in full exactly once, and only its hash is sent and kept [KEY-01, KEY-04, KEY-05, KEY-06, KEY-07, KEY-11, KEY-13]", async () => {
  const ada = await atKeys();
  const sent: Record<string, unknown>[] = [];
  const stepAside = intercept("POST", "/rest/v1/project_api_keys", async (pass, request) => {
    sent.push(await request.clone().json());
    return pass();
  });
  await nameField().fill("  Claude  ");
  await panel().getByLabelText("Expires on").fill("2020-01-01");
  await button("Create API Key").click();
  await expect.element(panel().getByText("Choose today or a later day")).toBeVisible();
  expect(page.getByText("Failed to create API key").elements()).toEqual([]);
  await panel().getByLabelText("Expires on").fill("");
  await button("Create API Key").dblClick();
  await expectToast("API key created", "It will be shown only once");
  await expect.element(dialog()).toBeVisible();
  const shown = dialog().getByRole("textbox", { name: "API key" }).element();
  const token = shown instanceof HTMLTextAreaElement ? shown.value : "";
  expect(token).toMatch(/^srs_[0-9a-f]{64}$/);
  expect(sent).toEqual([
    {
      project_id: ada.project_id,
      name: "Claude",
      hashed_key: await sha256(token),
      prefix: token.slice(0, 8),
      last_four: token.slice(-4),
    },
  ]);
  stepAside();

  const { copied, letGo } = holdClipboard();
  await dialog().getByRole("button", { name: "Copy", exact: true }).click();
  await expectToast("Copied");
  letGo();
  expect(copied).toEqual([token]);
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => dialog().elements().length).toBe(0);
  await expect.element(button("Create API Key")).toHaveFocus();
  await expect.element(rows().first()).toMatchTextContent(new RegExp(`Claude.*${token.slice(0, 8)}…${token.slice(-4)}`));
  await page.getByRole("tab", { name: "General" }).click();
  await page.getByRole("tab", { name: "API Keys" }).click();
  await expect.element(rows().first()).toBeVisible();
  expect(document.documentElement.outerHTML).not.toContain(token);
  expect(JSON.stringify({ ...localStorage })).not.toContain(token);
  await expect.element(nameField()).toHaveValue("");
});

test("two keys are made of different bytes", async () => {
  await atKeys();
  const tokens = new Set<string>();
  for (const name of ["One", "Two"]) {
    await nameField().fill(name);
    await button("Create API Key").click();
    const shown = dialog().getByRole("textbox", { name: "API key" });
    await expect.element(shown).toBeVisible();
    const element = shown.element();
    tokens.add(element instanceof HTMLTextAreaElement ? element.value : "");
    await dialog().getByRole("button", { name: "Done" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Close" }).click();
    await expect.poll(() => dialog().elements().length).toBe(0);
  }
  expect(tokens.size).toBe(2);
});

test("a key that was not copied is not closed by a slip", async () => {
  await atKeys();
  await nameField().fill("Agent");
  await button("Create API Key").click();
  await dialog().getByRole("button", { name: "Close" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Back to the key" }).click();
  await expect.element(dialog().getByRole("textbox", { name: "API key" })).toBeVisible();
});

test("a name is asked for, and may be used once in a project [KEY-09, KEY-10, KEY-11]", async () => {
  const ada = await atKeys();
  await nameField().fill("   ");
  await button("Create API Key").click();
  await expectFailure("Name required", "Please enter a name for the API key.");
  await ada.db
    .from("project_api_keys")
    .insert(key(ada.project_id, "Agent", "a"))
    .throwOnError();
  await nameField().fill("Agent");
  await button("Create API Key").click();
  const taken = "An API key with this name already exists for this project.";
  await expectFailure(taken);
  await expect.element(panel().getByText(taken, { exact: true })).toBeVisible();
  await expect.element(nameField()).toHaveValue("Agent");
  const mend = breakOff("POST", "/rest/v1/project_api_keys");
  await nameField().fill("Another");
  await button("Create API Key").click();
  await expectFailure("Failed to create API key");
  mend();
  expect((await ada.db.from("project_api_keys").select("name").throwOnError()).data).toEqual([{ name: "Agent" }]);
});

test("keys are listed newest first, recognisable by prefix and last four characters, and can be revoked [KEY-02, KEY-03, KEY-08, KEY-12]", async () => {
  const ada = await author(server);
  for (const [name, hash] of [
    ["Older", "a"],
    ["Newer", "b"],
  ] as const) {
    await ada.db
      .from("project_api_keys")
      .insert(key(ada.project_id, name, hash))
      .throwOnError();
  }
  await open(ada, ada.project_id);
  await expect.element(rows().nth(0)).toMatchTextContent(/Newer.*Active.*srs_bbbb…bbbb/);
  await expect.element(rows().nth(1)).toMatchTextContent(/Older.*Active.*srs_aaaa…aaaa/);
  const revoke = rows().nth(1).getByRole("button", { name: "Revoke" });
  const confirm = page.getByRole("alertdialog").getByRole("button", { name: "Revoke" });
  const mend = breakOff("PATCH", "/rest/v1/project_api_keys");
  await revoke.click();
  await confirm.click();
  await expectFailure("Failed to revoke key");
  mend();
  await revoke.click();
  await confirm.click();
  await expectToast("Key revoked");
  await expect.element(rows().nth(1)).toMatchTextContent(/Older.*Revoked/);
  expect(revoke.elements()).toEqual([]);
  await expect.element(rows().nth(0).getByRole("button", { name: "Revoke" })).toBeVisible();
  const { data } = await ada.db
    .from("project_api_keys")
    .select("revoked, revoked_at")
    .eq("name", "Older")
    .single()
    .throwOnError();
  expect(data.revoked).toBe(true);
  expect(Math.abs(Date.parse(data.revoked_at ?? "") - Date.now())).toBeLessThan(60_000);
});

test("a key may read only and end on a day", async () => {
  const ada = await atKeys();
  await nameField().fill("Reader");
  await panel().getByRole("combobox", { name: "Access" }).click();
  await page.getByRole("option", { name: "Read only" }).click();
  await panel().getByLabelText("Expires on").fill("2020-01-01");
  await button("Create API Key").click();
  await expect.element(panel().getByText("Choose today or a later day")).toBeVisible();
  await panel().getByLabelText("Expires on").fill("2099-12-31");
  await button("Create API Key").click();
  await expect.element(dialog()).toBeVisible();
  const { data } = await ada.db.from("project_api_keys").select("scope, expires_at, last_used_at").single().throwOnError();
  expect(data.scope).toBe("read_only");
  expect(data.last_used_at).toBeNull();
  expect(new Date(data.expires_at ?? "").getTime()).toBe(new Date(2099, 11, 31, 23, 59, 59, 999).getTime());
  await dialog().getByRole("button", { name: "Done" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Close" }).click();
  await expect.element(rows().first()).toMatchTextContent(/Reader.*Read only.*Never used.*Expires Dec 31, 2099/);
});

test("without a key it says so, and each coding agent's configuration can be copied", async () => {
  await atKeys();
  await expect.element(panel().getByText("No API keys yet")).toBeVisible();
  await expect.element(panel().getByRole("heading", { name: "How to connect" })).toBeVisible();
  const { copied, letGo } = holdClipboard();
  for (const agent of ["Claude Code", "Cursor", "VS Code / Copilot", "Codex CLI", "Windsurf", "Other"]) {
    await panel().getByRole("tab", { name: agent, exact: true }).click();
    await button(`Copy for ${agent}`).click();
    await expect.poll(() => copied.length).toBeGreaterThan(0);
    expect(copied.splice(0)).toEqual([
      panel()
        .getByRole("region", { name: `For ${agent}` })
        .element().textContent,
    ]);
    expect(
      panel()
        .getByRole("region", { name: `For ${agent}` })
        .element().textContent,
    ).toContain(`${location.origin}/mcp`);
  }
  letGo();
  await expectToast("Copied");
});

test("a viewer sees no keys", async () => {
  const ada = await author(server);
  const vera = await person(server);
  await join(server, { organization_id: ada.organization_id, user_id: vera.id, role: "viewer" });
  await open(vera, ada.project_id);
  await expect.element(panel().getByText("Only members can see API keys")).toBeVisible();
  expect(nameField().elements()).toEqual([]);
});
