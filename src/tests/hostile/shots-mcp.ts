import fc from "fast-check";
import { agent } from "#tests/support/agent.ts";
import type { RealInstance } from "#tests/support/real-server.ts";
import { brokenBodies, nastyJson, nastyText, poisonedKeys, sqlFragments } from "./nasties.ts";
import type { Attacks } from "./shots-rest.ts";

/** What an agent may call, as the server tells whoever shows a key: a new tool is in it by itself. */
export type ToolTarget = { name: string; fields: string[] };

export async function readTools(server: RealInstance, key: string): Promise<ToolTarget[]> {
  const { client } = await agent(server, key);
  const { tools } = await client.listTools();
  return tools.map(({ name, inputSchema }) => ({ name, fields: Object.keys(inputSchema.properties ?? {}) }));
}

const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
const post = (body: string | Buffer) => ({ method: "POST", path: "/mcp", headers, body, mayCut: true });
const calling = (method: string, params: string) => post(`{"jsonrpc":"2.0","id":1,"method":"${method}","params":${params}}`);
const written = (pairs: readonly [string, string][]) => `{${pairs.map(([key, text]) => `${JSON.stringify(key)}:${text}`)}}`;

export function toolAttacks({ name, fields }: ToolTarget, ids: readonly string[], cites: readonly string[]): Attacks {
  const call = (args: string) => calling("tools/call", `{"name":"${name}","arguments":${args}}`);
  const field = fc.constantFrom(...fields, "x");
  const theirs = fc.constantFrom(...ids, ...cites, ...cites.map((cite) => `${cite}@1`)).map((id) => JSON.stringify(id));
  const listed = fc.oneof(
    theirs,
    theirs.map((id) => `[${id}]`),
  );
  return {
    "arguments of other types": fc.array(fc.tuple(field, nastyJson), { maxLength: 6 }).map((pairs) => call(written(pairs))),
    "what is somebody's": fc.array(fc.tuple(field, listed), { minLength: 1, maxLength: 4 }).map((pairs) => call(written(pairs))),
    "words of SQL": fc
      .tuple(field, fc.constantFrom(...sqlFragments), nastyText)
      .map(([key, one, other]) => call(written([[key, JSON.stringify(one + other)]]))),
    "poisoned keys": fc.tuple(fc.constantFrom(...poisonedKeys), nastyJson).map(([key, value]) => call(written([[key, value]]))),
  };
}

/** Everything of the protocol beside its tools. */
export function agentAttacks(ids: readonly string[], cites: readonly string[]): Attacks {
  const method = fc.constantFrom(
    ...["initialize", "ping", "tools/list", "tools/call", "prompts/list", "prompts/get", "resources/list", "resources/read"],
    ...["resources/templates/list", "resources/subscribe", "completion/complete", "logging/setLevel", "server/discover", "x"],
  );
  const uri = fc
    .tuple(
      fc.constantFrom("spec://row/", "spec://text/", "spec://file/", "spec://", "file:///", ""),
      fc.constantFrom(...ids, ...cites),
    )
    .map(([before, id]) => JSON.stringify(before + id));
  const prompt = fc.constantFrom("implement", "write_tests", "review", ...poisonedKeys);
  return {
    "a body of nonsense": fc.constantFrom(...Object.values(brokenBodies)).map(post),
    "another method": fc.tuple(method, nastyJson).map(([one, params]) => calling(one, params)),
    "a resource that is somebody's": uri.map((one) => calling("resources/read", `{"uri":${one}}`)),
    "a prompt of what is somebody's": fc.tuple(prompt, fc.constantFrom(...ids, ...cites), nastyJson).map(([name, cite, other]) =>
      calling(
        "prompts/get",
        written([
          ["name", JSON.stringify(name)],
          [
            "arguments",
            written([
              ["cite", JSON.stringify(cite)],
              ["x", other],
            ]),
          ],
        ]),
      ),
    ),
    "a list of calls": nastyJson.map((one) =>
      post(`[{"jsonrpc":"2.0","id":1,"method":"tools/list","params":${one}},{"jsonrpc":"2.0","id":2,"method":"tools/list"}]`),
    ),
  };
}
