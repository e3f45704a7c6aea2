/** Stands where the person puts their key. */
export const keyPlaceholder = "srs_YOUR_KEY";
const keyVariable = "PRODUCT_ARCHITECT_KEY";
const server = "product-architect";

/** How one coding agent is told about a project: what to write or run, and where. */
export type AgentConnection = {
  key: string;
  label: string;
  place: string;
  text: string;
  note?: string;
  /** It signs in for a person instead of showing a key, from a cloud of its own. */
  isOutside?: true;
};

/** What each of the common coding agents takes to reach `address`, the one that ends in /mcp, with `key` where it shows one. */
export function agentConnections(address: string, key = keyPlaceholder): AgentConnection[] {
  const bearer = { Authorization: `Bearer ${key}` };
  const connect = `${address}/connect`;
  const note = "It takes no key: it sends you here, and you choose the project and what it may do.";
  return [
    {
      key: "claude_code",
      label: "Claude Code",
      place: "Run in your project's folder",
      text: `claude mcp add --transport http ${server} ${address} \\\n  --header "Authorization: Bearer ${key}"`,
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
      note: `The key comes from the environment: export ${keyVariable}=${key}`,
    },
    {
      key: "windsurf",
      label: "Windsurf",
      place: "~/.codeium/windsurf/mcp_config.json",
      text: json({ mcpServers: { [server]: { serverUrl: address, headers: bearer } } }),
    },
    {
      key: "claude",
      label: "Claude",
      place: "claude.ai or Claude Desktop: Settings, Connectors, Add custom connector",
      text: connect,
      note,
      isOutside: true,
    },
    {
      key: "chatgpt",
      label: "ChatGPT",
      place: "Settings, Apps & Connectors, Advanced settings: Developer mode, then Create. Authentication: OAuth",
      text: connect,
      note,
      isOutside: true,
    },
    {
      key: "other",
      label: "Other",
      place: "Wherever your agent keeps its MCP servers (streamable HTTP)",
      text: json({ mcpServers: { [server]: { type: "http", url: address, headers: bearer } } }),
    },
  ];
}

const INSIDE =
  /^(localhost|.*\.(localhost|local|internal|lan|home|test)|127\..*|10\..*|192\.168\..*|169\.254\..*|172\.(1[6-9]|2\d|3[01])\..*|\[.*\]|[^.]+)$/;

/** Whether an address can be one that programs on the internet reach: over https, by a name or number that is not only ours. */
export function isOnInternet(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" && !INSIDE.test(hostname);
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
