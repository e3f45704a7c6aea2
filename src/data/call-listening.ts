import * as z from "zod";
import type { Contract } from "#domain/contract.ts";
import { Failure, failureKindOf } from "#domain/failure.ts";
import type { Db } from "./db.ts";
import { invoke, isResponse, unsaid } from "./functions.ts";
import { readEvents, type ServerEvent } from "./server-events.ts";

const failed = z.object({
  message: z.string().default(unsaid),
  status: z.int(),
  code: z.string().optional(),
  retry_after: z.number().optional(),
});

type On = (name: string, data: unknown) => void;
type Listening = { on: On; signal?: AbortSignal };

/** Calls a server function and hears what it tells before it answers. */
export async function callListening<Input extends z.ZodType, Output extends z.ZodType>(
  db: Db,
  contract: Contract<string, Input, Output>,
  input: z.input<Input>,
  { on, signal }: Listening,
): Promise<z.output<Output>> {
  const response = await invoke(db, contract.name, input, { signal, headers: { accept: "text/event-stream" } });
  if (!isResponse(response) || !response.body) return contract.output.parse(response);
  const heard = await answerIn(readEvents(response.body), contract, on);
  if (heard) return heard.answer;
  throw new Failure("unavailable", "The connection failed. Check your network and try again.");
}

/** What a function answers at the end of its events, or the `Failure` it ends with; nothing where they end before. */
export async function answerIn<Output extends z.ZodType>(
  events: AsyncIterable<ServerEvent>,
  contract: Contract<string, z.ZodType, Output>,
  on: On,
): Promise<{ answer: z.output<Output> } | undefined> {
  for await (const { name, data } of events) {
    if (name === "done") return { answer: contract.output.parse(data) };
    if (name === "failed") {
      const { message, status, code, retry_after } = failed.parse(data);
      throw new Failure(failureKindOf(status), message, { code, retry_after });
    }
    on(name, data);
  }
  return undefined;
}
