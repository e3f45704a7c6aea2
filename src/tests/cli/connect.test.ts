import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { revokeProjectApiKey } from "#data/project-api-keys.ts";
import { openWorkplace } from "#tests/support/command-line.ts";
import { author, startProject } from "#tests/support/people.ts";
import { addKey } from "#tests/support/sample-key.ts";
import { startServer } from "#tests/support/server.ts";

// each command is a process of its own
vi.setConfig({ testTimeout: 240_000 });
const server = await startServer();

test("a key is tried, kept for its owner alone and never shown; the repository names the project without it [CLI-3] [CLI-4]", async () => {
  const ada = await author(server);
  const { token, key } = await addKey(ada, ada.project_id, { scope: "read_only" });
  await using place = await openWorkplace();
  const connected = await place.run(["login", `${server.url}/`], { input: `${token}\n` });
  expect(connected).toMatchObject({ code: 0, stdout: "" });
  expect(connected.stderr).toContain("Connected to 'Harbour' (this key reads only).");
  expect(connected.stderr).not.toContain(token);
  const named = await readFile(join(place.root, "product-architect.json"), "utf8");
  expect(JSON.parse(named)).toEqual({ address: server.url, project: ada.project_id });
  const kept = join(place.root, "../config/product-architect/keys.json");
  expect((await stat(kept)).mode & 0o777).toBe(0o600);
  expect((await stat(join(kept, ".."))).mode & 0o777).toBe(0o700);
  expect(JSON.parse(await readFile(kept, "utf8"))).toEqual({ [server.url]: { [ada.project_id]: token } });

  const other = await addKey(ada, await startProject(ada, ada.organization_id, "Quay\u001b[2J\u202e"));
  const elsewhere = await place.run(["login"], { input: other.token });
  expect(elsewhere).toMatchObject({ code: 2, stderr: expect.stringContaining("names another project than 'Quay';") });
  expect(elsewhere.stderr).not.toContain("\u001b");

  await revokeProjectApiKey(ada.db, { id: key.id, revoked_at: new Date().toISOString() });
  const revoked = await place.run(["check"]);
  expect(revoked).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining("This key was revoked. Make a new one") });
  expect((await place.run(["logout"])).stderr).toContain(`The keys for ${server.url} are forgotten.`);
  await expect(stat(kept)).rejects.toThrow("ENOENT");
  expect((await place.run(["check"])).stderr).toContain("There is no key for this project");
});

test("a wrong key, a wrong address and no connection are one sentence each, and nothing is written [CLI-5]", async () => {
  await using place = await openWorkplace();
  const key = `srs_${"0".repeat(64)}`;
  const refused = async (address: string, input: string) => {
    const { code, stdout, stderr } = await place.run(["login", address], { input });
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).not.toContain(key);
    return stderr.trim();
  };
  expect(await refused(server.url, key)).toMatch(/^product-architect: This key is not known\. [^\n]+$/);
  expect(await refused(server.url, "password")).toMatch(/^product-architect: This is no key of a project;[^\n]+$/);
  expect(await refused("http://127.0.0.1:1", key)).toMatch(
    /^product-architect: http:\/\/127\.0\.0\.1:1 cannot be reached[^\n]+$/,
  );
  expect(await refused("ftp://a.example", key)).toMatch(/^product-architect: 'ftp:\/\/a\.example' is no address[^\n]+$/);
  expect(await refused(`${server.url}/nowhere`, key)).toMatch(/^product-architect: [^\n]+$/);
  await expect(stat(join(place.root, "product-architect.json"))).rejects.toThrow("ENOENT");
  await expect(stat(join(place.root, "../config"))).rejects.toThrow("ENOENT");
});

test("a key that is piped in goes to no address that a repository alone names, until its owner has named it once [ATTACK-105]", async () => {
  const ada = await author(server);
  const { token } = await addKey(ada, ada.project_id);
  const heard: unknown[] = [];
  const stranger = createServer(({ headers }, answer) => {
    heard.push(headers.authorization);
    answer.end("{}");
  });
  await new Promise<void>((ready) => stranger.listen(0, "127.0.0.1", ready));
  const address = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
  await using place = await openWorkplace();
  await place.write("product-architect.json", JSON.stringify({ address, project: ada.project_id }));
  const refused = await place.run(["login"], { input: token });
  stranger.close();
  expect(refused).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining(`product-architect login ${address}`) });
  expect(heard).toEqual([]);
  await place.write("product-architect.json", JSON.stringify({ address: server.url, project: ada.project_id }));
  expect(await place.run(["login"], { input: token })).toMatchObject({ code: 2 });
  for (const words of [["login", server.url], ["login"]])
    expect(await place.run(words, { input: token })).toMatchObject({ code: 0 });
});

test("the environment connects where nobody logs in, and never sends its key to an address a repository names [CLI-6]", async () => {
  const ada = await author(server);
  const { token } = await addKey(ada, ada.project_id);
  await using place = await openWorkplace();
  await place.write("product-architect.json", JSON.stringify({ address: "http://127.0.0.1:1", project: ada.project_id }));
  const halved = await place.run(["check"], { variables: { PRODUCT_ARCHITECT_KEY: token } });
  expect(halved).toMatchObject({ code: 2, stderr: expect.stringContaining("PRODUCT_ARCHITECT_URL does not say which address") });
  const whole = { PRODUCT_ARCHITECT_KEY: token, PRODUCT_ARCHITECT_URL: server.url };
  expect(await place.run(["check"], { variables: whole })).toMatchObject({ code: 0, stderr: "" });
  await place.write("product-architect.json", JSON.stringify({ address: server.url, project: crypto.randomUUID() }));
  expect((await place.run(["check"], { variables: whole })).stderr).toContain("names another project");
});
