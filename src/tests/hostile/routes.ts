import * as z from "zod";
import { publicFormAddress, publicFormNames } from "#domain/public-form-words.ts";
import { routes as authRoutes } from "#server/auth/auth.ts";
import type { Core } from "#server/auth/core.ts";
import { readEnv } from "#server/env.ts";
import { draftingFunctions } from "#server/functions/drafting-functions.ts";
import { plainFunctions } from "#server/functions/plain-functions.ts";
import type { Backend } from "#server/homes/backend.ts";
import { createApp } from "#server/http/app.ts";
import { createLog } from "#server/log.ts";
import { endpoints as oauthEndpoints } from "#server/oauth/oauth.ts";
import { parts } from "#server/parts.ts";
import { ROUTES as storageRoutes } from "#server/storage/storage.ts";

/** `:name` is what a caller fills in. */
export type Route = { method: string; path: string };
export type FunctionTarget = { name: string; fields: string[] };

export const functions = [...plainFunctions.values(), ...draftingFunctions.values()];

/** Behind a wildcard of the router somebody else knows what there is; each of these is told by whoever does. */
const known = new Map<string, () => Route[]>([
  ["*", () => [{ method: "GET", path: "/" }]],
  ["/*", () => [{ method: "GET", path: "/" }]],
  ["/auth/v1/*", () => authRoutes({} as Core).routes],
  ["/rest/v1/*", () => []],
  ["/realtime/v1/*", () => [{ method: "GET", path: "/realtime/v1/websocket" }]],
  ["/storage/v1/*", storedRoutes],
  ["/outbox/*", () => [{ method: "GET", path: "/outbox/:mail" }]],
  ["/functions/v1/:name", () => functions.map(({ name }) => ({ method: "POST", path: `/functions/v1/${name}` }))],
  ["/forms/:name", () => publicFormNames.map((form) => ({ method: "POST", path: publicFormAddress(form) }))],
  ["/oauth/*", () => Object.entries(oauthEndpoints).map(([path, { method }]) => ({ method, path }))],
]);

/** Every route as the server itself declares it: nothing here is called. Fails at a wildcard of which nobody says what is behind it. */
export async function readRoutes(): Promise<Route[]> {
  const env = readEnv({ DATA_DIR: "/nowhere" });
  const app = await createApp({
    backend: { publishableKey: "" } as Backend,
    env,
    log: createLog("silent"),
    webRoot: "/nowhere",
    ...(await parts()),
  });
  const wild = app.routes.filter(({ path }) => /[*:]/.test(path)).map(({ path }) => path);
  const unknown = wild.filter((path) => !known.has(path));
  if (unknown.length > 0) throw new Error(`What is behind ${unknown.join(", ")} is not tried: say in routes.ts who knows it.`);
  const declared = [...app.routes, ...[...known.values()].flatMap((routes) => routes())];
  const plain = declared.flatMap(({ method, path }) => ({
    method: method === "ALL" ? "POST" : method,
    path: path.replaceAll("*", ":rest"),
  }));
  const seen = new Map(plain.map((route) => [`${route.method} ${route.path}`, route]));
  return [...seen.values()];
}

function storedRoutes(): Route[] {
  return storageRoutes.flatMap(([methods, pattern]) =>
    methods.split(" ").map((method) => ({ method, path: `/storage/v1${pathOf(pattern)}` })),
  );
}

export function readFunctions(): FunctionTarget[] {
  return functions.map(({ name, input }) => ({
    name,
    fields: fieldsOf(z.toJSONSchema(input, { unrepresentable: "any", io: "input" })),
  }));
}

/** The address a pattern of the storage stands for. */
function pathOf(pattern: RegExp): string {
  return pattern.source
    .replace(/^\^/, "")
    .replace(/\\\/\?\$$|\$$/, "")
    .replaceAll(/\(\?<(\w+)>[^)]*\)/g, ":$1")
    .replaceAll("\\/", "/");
}

function fieldsOf(schema: unknown): string[] {
  const read = z
    .object({ properties: z.record(z.string(), z.unknown()).default({}), anyOf: z.array(z.unknown()).default([]) })
    .safeParse(schema);
  if (!read.success) return [];
  return [...Object.keys(read.data.properties), ...read.data.anyOf.flatMap(fieldsOf)];
}
