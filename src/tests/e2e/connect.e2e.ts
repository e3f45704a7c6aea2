import { createServer } from "node:http";
import { auth, Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { application } from "#tests/support/oauth-client.ts";
import { expect, expectAccessible, test } from "./journey.ts";
import { signIn, writer } from "./writers.ts";

/** Where a program on the person's own machine waits for the browser to come back; the port is chosen by the system. */
async function waitingProgram() {
  let arrived: (address: URL) => void;
  const came = new Promise<URL>((done) => {
    arrived = done;
  });
  const waiting = createServer((request, response) => {
    response.setHeader("content-type", "text/html").end("<!doctype html><title>Back</title><h1>You can close this page.</h1>");
    if (request.url?.startsWith("/callback")) arrived(new URL(request.url, "http://localhost"));
  });
  await new Promise<void>((done) => waiting.listen(0, "127.0.0.1", done));
  const { port } = waiting.address() as { port: number };
  return { redirect: `http://127.0.0.1:${port}/callback`, came, close: () => waiting.close() };
}

test("an application of the official kit finds the way, is let in by a person in the browser, calls, renews its key, and is out once disconnected [MCP-65]", async ({
  page,
  baseURL,
}) => {
  const { ada, project_id } = await writer(baseURL ?? "");
  const program = await waitingProgram();
  const serverUrl = `${baseURL}/mcp/connect`;
  const { provider, kept } = application({ redirect: program.redirect });
  const transport = () => new StreamableHTTPClientTransport(new URL(serverUrl), { authProvider: provider });
  const connecting = transport();
  await expect(new Client({ name: "harbour", version: "1" }).connect(connecting)).rejects.toThrow();
  expect(kept.client?.client_id).toBeTruthy();

  await page.goto(kept.asked?.href ?? "");
  await page.getByRole("link", { name: "Sign in" }).click();
  await signIn(page, ada);
  await expect(page.getByRole("heading", { name: "Connect Harbour Agent?" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Allow", exact: true }).click();
  await connecting.finishAuth((await program.came).searchParams);
  await expect(page.getByRole("heading", { name: "You can close this page." })).toBeVisible();
  const client = new Client({ name: "harbour", version: "1" });
  await client.connect(transport());
  const got = async (named: Client) => JSON.stringify(await named.callTool({ name: "get", arguments: { cites: ["US-1"] } }));
  expect(await got(client)).toContain("Renew a loan");
  const first = kept.tokens?.access_token;
  expect(await auth(provider, { serverUrl })).toBe("AUTHORIZED");
  expect(kept.tokens?.access_token).not.toBe(first);
  expect(await got(client)).toContain("US-1@1");

  await page.goto(`/dashboard/project/${project_id}/settings`);
  await page.getByRole("tab", { name: "API Keys" }).click();
  await page.getByRole("button", { name: "Disconnect Harbour Agent" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Disconnect" }).click();
  await expect(page.getByText("No application is connected")).toBeVisible();
  delete kept.asked;
  await expect(got(client)).rejects.toThrow();
  // its key and its way to another are gone: it has to ask its person again
  expect(kept.asked).toBeInstanceOf(URL);
  program.close();
});
