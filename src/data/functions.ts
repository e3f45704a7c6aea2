import { FunctionsHttpError } from "@supabase/supabase-js";
import * as z from "zod";
import type { Contract } from "#domain/contract.ts";
import { Failure, failureKindOf } from "#domain/failure.ts";
import type { Db } from "./db.ts";

const refusal = z.object({ message: z.string(), code: z.string().optional() });

/** Calls a server function by its contract; its refusals come as a `Failure`. */
export async function callFunction<Input extends z.ZodType, Output extends z.ZodType>(
  db: Db,
  contract: Contract<string, Input, Output>,
  input: z.input<Input>,
  signal?: AbortSignal,
): Promise<z.output<Output>> {
  const { data, error } = await db.functions.invoke(contract.name, {
    body: asBody(input),
    ...(signal ? { signal } : {}),
  });
  if (!error) return contract.output.parse(data);
  if (!(error instanceof FunctionsHttpError)) {
    throw new Failure("unavailable", "The connection failed. Check your network and try again.", { cause: error });
  }
  const response: unknown = error.context;
  if (!isResponse(response)) throw new Failure("unavailable", "Something went wrong on our side. Please try again.");
  const said = refusal.safeParse(await response.json().catch(() => undefined));
  const retry = Number(response.headers.get("retry-after"));
  throw new Failure(failureKindOf(response.status), said.data?.message ?? "Something went wrong on our side. Please try again.", {
    code: said.data?.code,
    retry_after: retry > 0 ? retry : undefined,
    cause: error,
  });
}

/** A contract's input is always a JSON object; zod's types cannot say so. */
function asBody(input: unknown) {
  return input as Record<string, unknown>;
}

/** By what it has: within our server the global `Response` is a faster one that `fetch` does not make. */
function isResponse(value: unknown): value is Response {
  return typeof value === "object" && value !== null && "headers" in value && "json" in value;
}
