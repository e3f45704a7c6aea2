import * as z from "zod";
import { type Contract, requestKeyHeader } from "#domain/contract.ts";
import { answerIn } from "./call-listening.ts";
import type { Db } from "./db.ts";
import { callDrafting, invoke, isResponse } from "./functions.ts";
import { readEvents, type ServerEvent } from "./server-events.ts";

const started = z.object({ generationId: z.uuid() });
const piece = z.object({ text: z.string() });

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
  const heard = await answerIn(unlessBroken(readEvents(response.body)), contract, (name, data) => {
    if (name === "started") onStart?.(started.parse(data).generationId);
    if (name !== "text") return;
    text += piece.parse(data).text;
    onText(text);
  });
  if (heard) return heard.answer;
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
