import * as z from "zod";
import { routes as authRoutes } from "#server/auth/auth.ts";
import type { Core } from "#server/auth/core.ts";
import { readEnv } from "#server/env.ts";
import { all as functions } from "#server/functions/all.ts";
import type { Backend } from "#server/homes/backend.ts";
import { createApp } from "#server/http/app.ts";
import { createLog } from "#server/log.ts";
import { parts } from "#server/parts.ts";
import { ROUTES as storageRoutes } from "#server/storage/storage.ts";

/** `:name` is what a caller fills in. */
export type Route = { method: string; path: string };
export type FunctionTarget = { name: string; fields: string[] };

/** Every route as the server itself declares it: nothing here is called. */
export async function readRoutes(): Promise<Route[]> {
  const env = readEnv({ DATA_DIR: "/nowhere" });
  const app = await createApp({
    backend: { publishableKey: "" } as Backend,
    env,
    log: createLog("silent"),
    webRoot: "/nowhere",
    ...(await parts()),
  });
  const declared = [...app.routes, ...authRoutes({} as Core).routes];
  const plain = declared.flatMap(({ method, path }) => ({
    method: method === "ALL" ? "POST" : method,
    path: path.replaceAll("*", ":rest"),
  }));
  const files = storageRoutes.flatMap(([methods, pattern]) =>
    methods.split(" ").map((method) => ({ method, path: `/storage/v1${pathOf(pattern)}` })),
  );
  const seen = new Map([...plain, ...files].map((route) => [`${route.method} ${route.path}`, route]));
  return [...seen.values()];
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
