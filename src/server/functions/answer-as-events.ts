import type { FunctionEvent } from "./function.ts";

/** Keeps proxies from closing a connection on which a model is still thinking. */
const BEAT = 15_000;

type Tell = (event: FunctionEvent) => void;

/** A function's answer as server-sent events: what it tells, then `done` with its answer or `failed` with the refusal. */
export function answerAsEvents(
  run: (tell: Tell, gone: AbortSignal) => Promise<unknown>,
  refusal: (error: unknown) => Response,
): Response {
  const left = new AbortController();
  const encoder = new TextEncoder();
  let open = true;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (text: string) => {
        if (open) controller.enqueue(encoder.encode(text));
      };
      const event = (name: string, data: unknown) => send(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
      const beat = setInterval(() => send(": working\n\n"), BEAT);
      try {
        event("done", await run(({ event: name, data }) => event(name, data), left.signal));
      } catch (error) {
        const refused = refusal(error);
        const retry_after = Number(refused.headers.get("retry-after")) || undefined;
        event("failed", { ...(await refused.json()), status: refused.status, retry_after });
      } finally {
        clearInterval(beat);
        if (open) controller.close();
        open = false;
      }
    },
    // whoever asked has gone; the run goes on, unless it is worth nothing to anybody else
    cancel() {
      open = false;
      left.abort();
    },
  });
  const headers = { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store", "x-accel-buffering": "no" };
  return new Response(body, { headers });
}
