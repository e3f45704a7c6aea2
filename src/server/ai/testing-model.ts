import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type Ending, streamed, wantsStream } from "./testing-stream.ts";

/** How the stand-in answers one call. */
export type Turn =
  | { text: string; ended?: Ending; after?: Promise<unknown> }
  /** A streamed answer that never ends. */
  | { begins: string }
  | { status: number; headers?: Record<string, string>; body?: string }
  | { hang: true }
  | { cut: true };

const HALF = "Half of an ";

export type ModelServer = {
  url: string;
  /** Every call's path and JSON body, in order. */
  calls: { path: string; authorization: string | undefined; body: Record<string, unknown> }[];
  /** What comes next; the last turn is repeated. */
  turns: Turn[];
  close(): Promise<void>;
};

const USAGE = { input: 120, output: 45 };

/** A server on loopback that speaks the wire formats of OpenAI (both), Anthropic, Google and Mistral, at once or streamed. */
export async function startModelServer(): Promise<ModelServer> {
  const server = createServer((incoming, outgoing) => {
    void answer(incoming, outgoing);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  const model: ModelServer = {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    calls: [],
    turns: [],
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return model;

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const path = incoming.url ?? "";
    const key = incoming.headers["x-api-key"] ?? incoming.headers["x-goog-api-key"] ?? incoming.headers.authorization;
    const body: Record<string, unknown> = JSON.parse(Buffer.concat(chunks).toString());
    model.calls.push({ path, authorization: String(key), body });
    const turn = (model.turns.length > 1 ? model.turns.shift() : model.turns[0]) ?? { status: 500 };
    if ("hang" in turn) return;
    if ("text" in turn) await turn.after;
    if ("status" in turn) {
      outgoing
        .writeHead(turn.status, { "content-type": "application/json", ...turn.headers })
        .end(turn.body ?? '{"error":{"message":"no"}}');
      return;
    }
    if (wantsStream(path, body)) {
      stream(path, turn, outgoing);
      return;
    }
    if ("begins" in turn) return;
    const whole = JSON.stringify("cut" in turn ? {} : spoken(path, turn.text, turn.ended ?? "stop")).replace(
      /[^\x20-\x7e]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
    outgoing.writeHead(200, { "content-type": "application/json", "content-length": whole.length + ("cut" in turn ? 500 : 0) });
    if ("cut" in turn) outgoing.write(whole, () => outgoing.destroy());
    else outgoing.end(whole);
  }
}

function stream(path: string, turn: Exclude<Turn, { status: number } | { hang: true }>, outgoing: ServerResponse) {
  const text = "text" in turn ? turn.text : "begins" in turn ? turn.begins : HALF;
  const { begin, end } = streamed(path, text, "text" in turn ? (turn.ended ?? "stop") : "stop");
  outgoing.writeHead(200, { "content-type": "text/event-stream" });
  const written = begin.join("");
  if ("text" in turn) outgoing.end(written + end.join(""));
  else outgoing.write(written, () => ("cut" in turn ? outgoing.destroy() : undefined));
}

function spoken(path: string, text: string, ended: Ending): unknown {
  if (path.endsWith("/responses")) {
    const reason = ended === "length" ? "max_output_tokens" : ended === "filter" ? "content_filter" : undefined;
    return {
      id: "resp_1",
      object: "response",
      created_at: 1,
      model: "m",
      status: reason ? "incomplete" : "completed",
      incomplete_details: reason ? { reason } : null,
      output: [
        {
          type: "message",
          id: "msg_1",
          role: "assistant",
          status: "completed",
          content: [{ type: "output_text", text, annotations: [] }],
        },
      ],
      usage: { input_tokens: USAGE.input, output_tokens: USAGE.output, total_tokens: USAGE.input + USAGE.output },
    };
  }
  if (path.endsWith("/messages")) {
    return {
      id: "msg_1",
      type: "message",
      role: "assistant",
      model: "m",
      content: [{ type: "text", text }],
      stop_reason: ended === "length" ? "max_tokens" : ended === "filter" ? "refusal" : "end_turn",
      stop_sequence: null,
      usage: { input_tokens: USAGE.input, output_tokens: USAGE.output },
    };
  }
  if (path.includes(":generateContent")) {
    return {
      candidates: [
        {
          content: { role: "model", parts: [{ text }] },
          finishReason: ended === "length" ? "MAX_TOKENS" : ended === "filter" ? "SAFETY" : "STOP",
          index: 0,
        },
      ],
      usageMetadata: {
        promptTokenCount: USAGE.input,
        candidatesTokenCount: USAGE.output,
        totalTokenCount: USAGE.input + USAGE.output,
      },
    };
  }
  return {
    id: "chat_1",
    object: "chat.completion",
    created: 1,
    model: "m",
    choices: [
      { index: 0, message: { role: "assistant", content: text }, finish_reason: ended === "filter" ? "content_filter" : ended },
    ],
    usage: { prompt_tokens: USAGE.input, completion_tokens: USAGE.output, total_tokens: USAGE.input + USAGE.output },
  };
}
