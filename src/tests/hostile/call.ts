import { request } from "node:http";
import type { RealInstance } from "#tests/support/real-server.ts";
import { fromSomewhere } from "./cast.ts";

export type Said = { status: number; headers: Headers; text: string; json: () => Record<string, unknown> };
type How = { method?: string; token?: string | undefined; body?: unknown; headers?: Record<string, string>; from?: string };

/** One request as a client writes it, from an address of its own unless it says from which; 599 where no answer came. */
export async function call(
  server: Pick<RealInstance, "url" | "publishableKey">,
  path: string,
  { method, token, body, headers, from }: How = {},
): Promise<Said> {
  const isPlain = typeof body === "string" || body instanceof Uint8Array;
  const sent = fetch(`${server.url}${path}`, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    redirect: "manual",
    headers: {
      apikey: server.publishableKey,
      ...fromSomewhere(),
      ...(from === undefined ? {} : { "x-forwarded-for": from }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isPlain ? new Uint8Array(Buffer.from(body)) : JSON.stringify(body) }),
  });
  const answer = await sent.catch((error: unknown) => Response.json({ error: String(error) }, { status: 599 }));
  const text = await answer.text().catch(() => "");
  return { status: answer.status, headers: answer.headers, text, json: () => JSON.parse(text || "{}") };
}

/** For addresses that no client would write. */
export function status(server: RealInstance, path: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((done) => {
    const asked = request(
      { port: server.port, host: "127.0.0.1", path, headers: { apikey: server.publishableKey, ...headers } },
      (answer) => {
        answer.resume().once("end", () => done(answer.statusCode ?? 0));
      },
    );
    asked.once("error", () => done(0));
    asked.end();
  });
}
