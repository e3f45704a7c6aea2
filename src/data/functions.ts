import { FunctionsFetchError, FunctionsHttpError } from "@supabase/supabase-js";
import * as z from "zod";
import { type Contract, requestKeyHeader } from "#domain/contract.ts";
import { Failure, failureKindOf } from "#domain/failure.ts";
import type { Db } from "./db.ts";

const refusal = z.object({ message: z.string(), code: z.string().optional() });

/** What is said where the server did not say what went wrong. */
export const unsaid = "Something went wrong on our side. Please try again.";

/** In milliseconds: how long to wait before a broken connection is tried again. */
const PAUSES = [1_000, 4_000];

type Options = { signal?: AbortSignal | undefined; headers?: Record<string, string> };

/** Calls a server function by its contract; its refusals come as a `Failure`. */
export async function callFunction<Input extends z.ZodType, Output extends z.ZodType>(
  db: Db,
  contract: Contract<string, Input, Output>,
  input: z.input<Input>,
  signal?: AbortSignal,
): Promise<z.output<Output>> {
  return contract.output.parse(await invoke(db, contract.name, input, { signal }));
}

/** Calls a function that drafts; when the connection breaks it is called again, and finds the run it began. */
export async function callDrafting<Input extends z.ZodType, Output extends z.ZodType>(
  db: Db,
  contract: Contract<string, Input, Output>,
  input: z.input<Input>,
  { request_key = crypto.randomUUID() }: { request_key?: string } = {},
): Promise<z.output<Output>> {
  const headers = { [requestKeyHeader]: request_key };
  for (const pause of [...PAUSES, undefined]) {
    try {
      return contract.output.parse(await invoke(db, contract.name, input, { headers }));
    } catch (error) {
      if (pause === undefined || !(error instanceof Failure) || !isBroken(error.cause)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  throw new Failure("unavailable", "The connection failed. Check your network and try again.");
}

/** What a function answers, not parsed yet. */
export async function invoke(db: Db, name: string, input: unknown, { signal, headers }: Options): Promise<unknown> {
  const { data, error } = await db.functions.invoke(name, {
    body: asBody(input),
    ...(signal ? { signal } : {}),
    ...(headers ? { headers } : {}),
  });
  if (!error) return data;
  if (!(error instanceof FunctionsHttpError)) {
    throw new Failure("unavailable", "The connection failed. Check your network and try again.", { cause: error });
  }
  const response: unknown = error.context;
  if (!isResponse(response)) throw new Failure("unavailable", unsaid);
  const said = refusal.safeParse(await response.json().catch(() => undefined));
  const retry = Number(response.headers.get("retry-after"));
  throw new Failure(failureKindOf(response.status), said.data?.message ?? unsaid, {
    code: said.data?.code,
    retry_after: retry > 0 ? retry : undefined,
    cause: error,
  });
}

/** Whether the answer was lost on its way: no connection, or a gateway in between that gave up. */
function isBroken(cause: unknown): boolean {
  if (cause instanceof FunctionsFetchError) return true;
  return cause instanceof FunctionsHttpError && isResponse(cause.context) && [502, 504].includes(cause.context.status);
}

/** A contract's input is always a JSON object; zod's types cannot say so. */
function asBody(input: unknown) {
  return input as Record<string, unknown>;
}

/** By what it has: within our server the global `Response` is a faster one that `fetch` does not make. */
export function isResponse(value: unknown): value is Response {
  return typeof value === "object" && value !== null && "headers" in value && "json" in value;
}
