import axe from "axe-core";
import { expect, inject, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { author, person } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });

/** What an application sends its person with; it goes back to a program of a scheme that no browser opens. */
function asked(changed: Record<string, string> = {}) {
  const redirect_uri = "com.example.harbour:/callback";
  const said = JSON.stringify(["Harbour <i>Agent</i>", [redirect_uri]]);
  const client_id = `pa_${btoa(said).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
  const query = {
    response_type: "code",
    client_id,
    redirect_uri,
    state: "a b",
    code_challenge: "c".repeat(43),
    code_challenge_method: "S256",
  };
  return `/connect?${new URLSearchParams({ ...query, ...changed })}`;
}

/** Where the page leaves for. A browser asks whether a program may be opened, and its page hears no click until then. */
function departures(): string[] {
  const addresses: string[] = [];
  const stay = (event: NavigateEvent) => {
    if (event.destination.url.startsWith(location.origin)) return;
    event.preventDefault();
    addresses.push(event.destination.url);
  };
  navigation.addEventListener("navigate", stay);
  onTestFinished(() => navigation.removeEventListener("navigate", stay));
  return addresses;
}

test("who asks is shown with what is known of them; the person signs in, chooses project and rights, and allows it [MCP-56, MCP-57]", async () => {
  const ada = await author(server);
  await ada.db.from("projects").insert({ organization_id: ada.organization_id, name: "Lighthouse" }).throwOnError();
  const link = asked();
  const { address } = await openAs(null, link);
  await page.getByRole("link", { name: "Sign in" }).click();
  await page.getByLabelText("Email").fill(ada.email);
  await page.getByRole("textbox", { name: "Password" }).fill(ada.password);
  await button("Sign In").click();
  await expect.poll(address).toBe(link);
  await expect.element(page.getByRole("heading", { name: "Connect Harbour <i>Agent</i>?" })).toBeVisible();
  await expect.element(page.getByText(/It says it is Harbour <i>Agent<\/i>, which nobody has verified/)).toBeVisible();
  await expect.element(page.getByText("a program: com.example.harbour on this computer")).toBeVisible();
  await expect.element(page.getByText(new RegExp(`Signed in as ${ada.email}`))).toBeVisible();
  const cancel = page.getByRole("link", { name: "Cancel" }).element().getAttribute("href") ?? "";
  expect(cancel).toMatch(/^com\.example\.harbour:\/callback\?error=access_denied&.*state=a(\+|%20)b&iss=http/);
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const) {
    await page.viewport(width, height);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const { violations } = await axe.run(page.getByRole("main").element());
    expect(violations).toEqual([]);
  }
  await button("Allow").click();
  await expect.element(page.getByText("Choose a project", { exact: true })).toBeVisible();
  await page.getByRole("combobox", { name: "Project" }).click();
  await userEvent.keyboard("Light{Enter}");
  await page.getByRole("radio", { name: "Read", exact: true }).click();
  const left = departures();
  await button("Allow").click();
  await expect.element(page.getByRole("heading", { name: "Allowed" })).toBeVisible();
  const went = page.getByRole("link", { name: "Go there" }).element().getAttribute("href") ?? "";
  expect(went).toMatch(/^com\.example\.harbour:\/callback\?code=[\w-]{43}&state=a(\+|%20)b&iss=http/);
  expect(left).toEqual([went]);
  expect(localStorage.getItem("pa:connection")).toBeNull();
});

test("what cannot be asked, and whoever has no project to connect, reads what to do [MCP-47, MCP-56]", async () => {
  const nobody = await person(server);
  await openAs(nobody, asked({ redirect_uri: "https://evil.example/" }));
  await expect.element(page.getByRole("heading", { name: "This cannot be connected" })).toBeVisible();
  expect(page.getByRole("main").element().innerHTML).not.toContain("evil.example");
  await openAs(nobody, asked({ scope: "read" }));
  await expect.element(page.getByText("You have no project to connect")).toBeVisible();
  expect(button("Allow").elements()).toEqual([]);
  const ada = await author(server);
  await openAs(ada, asked({ scope: "read" }));
  await expect.element(page.getByRole("radio")).toBeVisible();
  expect(page.getByRole("radio").elements().length).toBe(1);
});
