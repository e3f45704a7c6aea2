import { expect, test } from "vitest";
import { agentConnections, keyPlaceholder } from "./agent-connections.ts";

const address = "https://architect.example/mcp";

test("every common coding agent is told the one address and where the key goes, in its own format", () => {
  const all = agentConnections(address);
  expect(all.map(({ label }) => label)).toEqual(["Claude Code", "Cursor", "VS Code / Copilot", "Codex CLI", "Windsurf", "Other"]);
  for (const { text, note = "", place } of all) {
    expect(text).toContain(address);
    expect(text + note).toContain(keyPlaceholder);
    expect(place).not.toBe("");
    if (text.startsWith("{")) expect(JSON.parse(text)).toBeTypeOf("object");
  }
  const [claude, cursor, vsCode, codex, windsurf, other] = all.map(({ text }) => text);
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
