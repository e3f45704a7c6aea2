/** Stands where the person puts their key. */
export const keyPlaceholder = "srs_YOUR_KEY";
const keyVariable = "PRODUCT_ARCHITECT_KEY";
const server = "product-architect";

/** How one coding agent is told about a project: what to write or run, and where. */
export type AgentConnection = { key: string; label: string; place: string; text: string; note?: string };

/** What each of the common coding agents takes to reach `address`, the one that ends in /mcp. */
export function agentConnections(address: string): AgentConnection[] {
  const bearer = { Authorization: `Bearer ${keyPlaceholder}` };
  return [
    {
      key: "claude_code",
      label: "Claude Code",
      place: "Run in your project's folder",
      text: `claude mcp add --transport http ${server} ${address} \\\n  --header "Authorization: Bearer ${keyPlaceholder}"`,
    },
    {
      key: "cursor",
      label: "Cursor",
      place: "~/.cursor/mcp.json, or .cursor/mcp.json in your repository",
      text: json({ mcpServers: { [server]: { url: address, headers: bearer } } }),
    },
    {
      key: "vs_code",
      label: "VS Code / Copilot",
      place: ".vscode/mcp.json",
      text: json({
        inputs: [{ type: "promptString", id: "key", description: `API key (${keyPlaceholder})`, password: true }],
        servers: { [server]: { type: "http", url: address, headers: { Authorization: "Bearer \u0024{input:key}" } } },
      }),
      note: "VS Code asks for the key once and keeps it out of the file.",
    },
    {
      key: "codex",
      label: "Codex CLI",
      place: "~/.codex/config.toml",
      text: `[mcp_servers.${server}]\nurl = ${JSON.stringify(address)}\nbearer_token_env_var = "${keyVariable}"`,
      note: `The key comes from the environment: export ${keyVariable}=${keyPlaceholder}`,
    },
    {
      key: "windsurf",
      label: "Windsurf",
      place: "~/.codeium/windsurf/mcp_config.json",
      text: json({ mcpServers: { [server]: { serverUrl: address, headers: bearer } } }),
    },
    {
      key: "other",
      label: "Other",
      place: "Wherever your agent keeps its MCP servers (streamable HTTP)",
      text: json({ mcpServers: { [server]: { type: "http", url: address, headers: bearer } } }),
    },
  ];
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
