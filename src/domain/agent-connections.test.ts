import { expect, test } from "vitest";
import { agentConnections, isOnInternet, keyPlaceholder } from "./agent-connections.ts";

const address = "https://architect.example/mcp";

test("every common coding agent is told the one address and where the key goes, in its own format", () => {
  const all = agentConnections(address);
  expect(all.map(({ label }) => label)).toEqual([
    ...["Claude Code", "Cursor", "VS Code / Copilot", "Codex CLI", "Windsurf", "Claude", "ChatGPT", "Other"],
  ]);
  expect(all.filter(({ isOutside }) => isOutside).map(({ label, text }) => [label, text])).toEqual([
    ["Claude", `${address}/connect`],
    ["ChatGPT", `${address}/connect`],
  ]);
  for (const { text, note = "", place } of all.filter(({ isOutside }) => !isOutside)) {
    expect(text).toContain(address);
    expect(text + note).toContain(keyPlaceholder);
    expect(place).not.toBe("");
    if (text.startsWith("{")) expect(JSON.parse(text)).toBeTypeOf("object");
  }
  const [claude, cursor, vsCode, codex, windsurf, , , other] = all.map(({ text }) => text);
  expect(claude).toMatch(
    /^claude mcp add --transport http product-architect https:\/\/architect\.example\/mcp \\\n {2}--header "/,
  );
  const headers = { Authorization: `Bearer ${keyPlaceholder}` };
  expect(JSON.parse(cursor ?? "")).toEqual({ mcpServers: { "product-architect": { url: address, headers } } });
  expect(JSON.parse(vsCode ?? "")).toMatchObject({ servers: { "product-architect": { type: "http", url: address } } });
  expect(codex).toContain('url = "https://architect.example/mcp"\nbearer_token_env_var = ');
  expect(JSON.parse(windsurf ?? "")).toEqual({ mcpServers: { "product-architect": { serverUrl: address, headers } } });
  expect(JSON.parse(other ?? "")).toEqual({ mcpServers: { "product-architect": { type: "http", url: address, headers } } });
});

test("a key that is known stands where it goes, and in VS Code, which asks for it, nowhere", () => {
  const known = `srs_${"a".repeat(64)}`;
  for (const { label, text, note = "", isOutside } of agentConnections(address, known)) {
    expect((text + note).includes(known), label).toBe(!isOutside && label !== "VS Code / Copilot");
  }
});

test("what is only on this computer or network is not on the internet", () => {
  for (const inside of [
    "http://localhost:3000",
    "https://localhost",
    "http://specs.example.com",
    "https://10.0.0.1",
    "https://[::1]",
    "https://mac.local",
    "https://specs",
  ])
    expect(isOnInternet(inside), inside).toBe(false);
  for (const outside of ["https://specs.example.com", "https://8.8.8.8"]) expect(isOnInternet(outside), outside).toBe(true);
});
