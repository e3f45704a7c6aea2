import * as z from "zod";
import { type Contract, requestKeyHeader } from "#domain/contract.ts";
import { Failure, failureKindOf } from "#domain/failure.ts";
import type { Db } from "./db.ts";
import { callDrafting, invoke, isResponse } from "./functions.ts";
import { readEvents, type ServerEvent } from "./server-events.ts";

const started = z.object({ generationId: z.uuid() });
const piece = z.object({ text: z.string() });
const failed = z.object({
  message: z.string(),
  status: z.int(),
  code: z.string().optional(),
  retry_after: z.number().optional(),
});

export type Writing = {
  /** The run that writes, once it has begun. */
  onStart?: (generationId: string) => void;
  /** All that has been written so far. */
  onText: (text: string) => void;
};

/** Calls a function that drafts a text, which is handed on while it is written; a broken connection waits for the run's end instead. */
export async function writeText<Input extends z.ZodType, Output extends z.ZodType>(
  db: Db,
  contract: Contract<string, Input, Output>,
  input: z.input<Input>,
  { onStart, onText }: Writing,
): Promise<z.output<Output>> {
  const request_key = crypto.randomUUID();
  const headers = { accept: "text/event-stream", [requestKeyHeader]: request_key };
  const response = await invoke(db, contract.name, input, { headers });
  if (!isResponse(response) || !response.body) return contract.output.parse(response);
  let text = "";
  for await (const event of unlessBroken(readEvents(response.body))) {
    if (event.name === "started") onStart?.(started.parse(event.data).generationId);
    if (event.name === "text") {
      text += piece.parse(event.data).text;
      onText(text);
    }
    if (event.name === "done") return contract.output.parse(event.data);
    if (event.name === "failed") {
      const { message, status, code, retry_after } = failed.parse(event.data);
      throw new Failure(failureKindOf(status), message, { code, retry_after });
    }
  }
  return callDrafting(db, contract, input, { request_key });
}

/** Events until there are no more, for whatever reason. */
async function* unlessBroken(events: AsyncIterable<ServerEvent>): AsyncIterable<ServerEvent> {
  const iterator = events[Symbol.asyncIterator]();
  for (;;) {
    const next = await iterator.next().catch(() => ({ done: true as const, value: undefined }));
    if (next.done) return;
    yield next.value;
  }
}
