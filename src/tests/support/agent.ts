import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { TestServer } from "./server.ts";

export const wires = { "2026-07-28": { pin: "2026-07-28" }, "2025-11-25": "legacy" } as const;
export type Wire = keyof typeof wires;

/** A coding agent: the official client, with a project's key. */
export async function agent(server: Pick<TestServer, "url">, token: string, wire: Wire = "2026-07-28", path = "/mcp") {
  const client = new Client({ name: "agent", version: "1.0.0" }, { versionNegotiation: { mode: wires[wire] } });
  const headers = { Authorization: `Bearer ${token}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(path, server.url), { requestInit: { headers } }));
  const call = async (name: string, args: Record<string, unknown> = {}) => {
    const { structuredContent, isError, content } = await client.callTool({ name, arguments: args });
    const [first] = content as { type: string; text: string }[];
    return {
      answer: structuredContent as Record<string, never> & Record<string, unknown>,
      isError: isError === true,
      text: first?.text ?? "",
    };
  };
  return { client, call };
}
export type Agent = Awaited<ReturnType<typeof agent>>;
