import * as z from "zod";
import { Failure, failureKindOf } from "#domain/failure.ts";
import { analyzeWebsite } from "#domain/web-to-prd.ts";
import type { Db } from "./db.ts";
import { invoke, isResponse, unsaid } from "./functions.ts";
import { readEvents } from "./server-events.ts";

const progress = z.object({ address: z.string(), read: z.int() });
export type ReadProgress = z.output<typeof progress>;
const failed = z.object({
  message: z.string().default(unsaid),
  status: z.int(),
  code: z.string().optional(),
  retry_after: z.number().optional(),
});

type Listening = { onRead: (progress: ReadProgress) => void; signal: AbortSignal };

/** Has a website read, and tells of each page; whoever aborts ends the reading, and nothing is kept. */
export async function readWebsite(db: Db, input: z.input<typeof analyzeWebsite.input>, { onRead, signal }: Listening) {
  const response = await invoke(db, analyzeWebsite.name, input, { signal, headers: { accept: "text/event-stream" } });
  if (!isResponse(response) || !response.body) return analyzeWebsite.output.parse(response);
  for await (const event of readEvents(response.body)) {
    if (event.name === "read") onRead(progress.parse(event.data));
    if (event.name === "done") return analyzeWebsite.output.parse(event.data);
    if (event.name === "failed") {
      const { message, status, code, retry_after } = failed.parse(event.data);
      throw new Failure(failureKindOf(status), message, { code, retry_after });
    }
  }
  throw new Failure("unavailable", "The connection failed. Check your network and try again.");
}
