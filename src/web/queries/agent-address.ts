import { mutationOptions } from "@tanstack/react-query";
import * as z from "zod";
import { copyText } from "#web/lib/clipboard.ts";

/** Where coding agents reach this instance. */
export const agentAddress = () => `${location.origin}/mcp`;

export const copyConnectionMutation = mutationOptions({
  mutationFn: copyText,
  meta: { toast: "project_api_key.copied", failure: "clipboard.failed" },
});

const answered = z.object({
  result: z.object({ structuredContent: z.object({ project: z.string(), may_write: z.boolean() }) }),
});
const refused = z.object({ error: z.object({ message: z.string() }) });

export type TestedConnection = { project: string; may_write: boolean } | { refusal: string };

/** Asks for the project's brief as a coding agent would; what is wrong is said in place. */
export const testConnectionMutation = mutationOptions({
  gcTime: 0,
  mutationFn: async (token: string): Promise<TestedConnection> => {
    const call = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "brief", arguments: {} } };
    const headers = {
      authorization: `Bearer ${token.trim()}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      "mcp-protocol-version": "2025-11-25",
    };
    const answer = await fetch(agentAddress(), { method: "POST", headers, body: JSON.stringify(call) }).catch(() => undefined);
    if (!answer) return { refusal: "The connection failed. Check your network and try again." };
    const said = messageIn(await answer.text());
    const found = answered.safeParse(said).data;
    return (
      found?.result.structuredContent ?? {
        refusal: refused.safeParse(said).data?.error.message ?? `It answered ${answer.status}.`,
      }
    );
  },
  meta: { failure: null },
});

/** A server may answer with one message, or with a stream of them of which the last is the answer. */
function messageIn(body: string): unknown {
  const last = body.match(/^data: ?(.+)$/gm)?.at(-1);
  try {
    return JSON.parse(last ? last.replace(/^data: ?/, "") : body);
  } catch {
    return undefined;
  }
}
