import * as z from "zod";
import type { Contract } from "#domain/contract.ts";
import { Failure, failureKindOf } from "#domain/failure.ts";
import type { Db } from "./db.ts";
import { invoke, isResponse, unsaid } from "./functions.ts";
import { readEvents } from "./server-events.ts";

const failed = z.object({
  message: z.string().default(unsaid),
  status: z.int(),
  code: z.string().optional(),
  retry_after: z.number().optional(),
});

type Listening = { on: (name: string, data: unknown) => void; signal?: AbortSignal };

/** Calls a server function and hears what it tells before it answers. */
export async function callListening<Input extends z.ZodType, Output extends z.ZodType>(
  db: Db,
  contract: Contract<string, Input, Output>,
  input: z.input<Input>,
  { on, signal }: Listening,
): Promise<z.output<Output>> {
  const response = await invoke(db, contract.name, input, { signal, headers: { accept: "text/event-stream" } });
  if (!isResponse(response) || !response.body) return contract.output.parse(response);
  for await (const { name, data } of readEvents(response.body)) {
    if (name === "done") return contract.output.parse(data);
    if (name === "failed") {
      const { message, status, code, retry_after } = failed.parse(data);
      throw new Failure(failureKindOf(status), message, { code, retry_after });
    }
    on(name, data);
  }
  throw new Failure("unavailable", "The connection failed. Check your network and try again.");
}
