import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { Db } from "#data/db.ts";
import { addProjectApiKey } from "#data/project-api-keys.ts";
import { tokenOf, traceOfToken } from "#domain/project-api-keys.ts";
import { tokensIn } from "#domain/tokens.ts";
import { verdictOf } from "./limits.ts";
import { median } from "./median.ts";

const ROUNDS = 31;
const LIMIT = 50;
const MOST_TOKENS = 4000;
const ROWS = 500;

/** Prints how long an agent waits for a list, and what it pays for the tools it is offered. */
export async function benchAgents(origin: string, db: Db, project_id: string) {
  const token = tokenOf(crypto.getRandomValues(new Uint8Array(32)));
  await addProjectApiKey(db, { project_id, name: "Bench", ...(await traceOfToken(token)), scope: "read_only", expires_at: null });
  const client = new Client({ name: "bench", version: "1.0.0" }, { versionNegotiation: { mode: { pin: "2026-07-28" } } });
  const requestInit = { headers: { Authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", origin), { requestInit }));
  const { tools } = await client.listTools();
  const tokens = tokensIn(JSON.stringify(tools));
  const worth = verdictOf("the tools of an agent", tokens, MOST_TOKENS);
  console.log(`\nAn agent: ${tools.length} tools defined in ${tokens} tokens, limit ${MOST_TOKENS}, ${worth}`);
  const asked = {
    [`list of ${ROWS}`]: { name: "list", arguments: { kind: "user_stories", most: ROWS } },
    "get of one": { name: "get", arguments: { cites: ["US-77"] } },
    "work package": { name: "work_package", arguments: { cite: "FEAT-77" } },
    search: { name: "search", arguments: { query: "berth 77" } },
  };
  for (const [name, call] of Object.entries(asked)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const startedAt = performance.now();
      const { isError } = await client.callTool(call);
      if (isError) throw new Error(`${name} was refused.`);
      times.push(performance.now() - startedAt);
    }
    const middle = median(times);
    const verdict = verdictOf(`an agent's ${name}`, middle, LIMIT);
    console.log(`${name.padEnd(20)} ${middle.toFixed(0).padStart(4)} ms, median of ${ROUNDS}, limit ${LIMIT}, ${verdict}`);
  }
  await client.close();
}
