import * as z from "zod";
import { analyzeWebsite } from "#domain/web-to-prd.ts";
import { callListening } from "./call-listening.ts";
import type { Db } from "./db.ts";

const progress = z.object({ address: z.string(), read: z.int() });
export type ReadProgress = z.output<typeof progress>;

type Listening = { onRead: (progress: ReadProgress) => void; signal: AbortSignal };

/** Has a website read, and tells of each page; whoever aborts ends the reading, and nothing is kept. */
export function readWebsite(db: Db, input: z.input<typeof analyzeWebsite.input>, { onRead, signal }: Listening) {
  const on = (name: string, data: unknown) => {
    if (name === "read") onRead(progress.parse(data));
  };
  return callListening(db, analyzeWebsite, input, { on, signal });
}
