/** How an answer ends, as the stand-in is told. */
export type Ending = "stop" | "length" | "filter";

const USAGE = { input: 120, output: 45 };

/** Whether a call asks for its answer piece by piece. */
export function wantsStream(path: string, body: Record<string, unknown>): boolean {
  return body.stream === true || path.includes(":streamGenerateContent");
}

/** A streamed answer in the wire format of the path: what comes before the end, and the end. */
export function streamed(path: string, text: string, ended: Ending): { begin: string[]; end: string[] } {
  const pieces = text.match(/\S*\s*/g)?.filter(Boolean) ?? [];
  if (path.endsWith("/responses")) return responses(pieces, text, ended);
  if (path.endsWith("/messages")) return messages(pieces, ended);
  if (path.includes("GenerateContent")) return contents(pieces, ended);
  return completions(pieces, ended);
}

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const named = (value: { type: string } & Record<string, unknown>) => `event: ${value.type}\n${data(value)}`;

function completions(pieces: string[], ended: Ending) {
  const chunk = (choice: object, more = {}) =>
    data({ id: "c", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, ...choice }], ...more });
  const usage = { prompt_tokens: USAGE.input, completion_tokens: USAGE.output, total_tokens: USAGE.input + USAGE.output };
  const finish_reason = ended === "filter" ? "content_filter" : ended;
  return {
    begin: pieces.map((content) => chunk({ delta: { role: "assistant", content }, finish_reason: null })),
    end: [chunk({ delta: { content: "" }, finish_reason }, { usage }), "data: [DONE]\n\n"],
  };
}

function responses(pieces: string[], text: string, ended: Ending) {
  const head = { id: "resp_1", object: "response", created_at: 1, model: "m" };
  const item = { type: "message", id: "msg_1", role: "assistant" };
  const reason = ended === "length" ? "max_output_tokens" : ended === "filter" ? "content_filter" : undefined;
  const usage = { input_tokens: USAGE.input, output_tokens: USAGE.output, total_tokens: USAGE.input + USAGE.output };
  const place = { item_id: "msg_1", output_index: 0, content_index: 0 };
  return {
    begin: [
      named({ type: "response.created", response: { ...head, status: "in_progress" } }),
      named({ type: "response.output_item.added", output_index: 0, item: { ...item, status: "in_progress", content: [] } }),
      ...pieces.map((delta) => named({ type: "response.output_text.delta", ...place, delta })),
    ],
    end: [
      named({
        type: "response.output_item.done",
        output_index: 0,
        item: { ...item, status: "completed", content: [{ type: "output_text", text, annotations: [] }] },
      }),
      named({
        type: reason ? "response.incomplete" : "response.completed",
        response: { ...head, status: reason ? "incomplete" : "completed", incomplete_details: reason ? { reason } : null, usage },
      }),
    ],
  };
}

function messages(pieces: string[], ended: Ending) {
  const message = { id: "msg_1", type: "message", role: "assistant", model: "m", content: [], stop_reason: null };
  const stop_reason = ended === "length" ? "max_tokens" : ended === "filter" ? "refusal" : "end_turn";
  return {
    begin: [
      named({ type: "message_start", message: { ...message, usage: { input_tokens: USAGE.input, output_tokens: 0 } } }),
      named({ type: "content_block_start", index: 0, content_block: { type: "text", text: "" } }),
      ...pieces.map((text) => named({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } })),
    ],
    end: [
      named({ type: "content_block_stop", index: 0 }),
      named({ type: "message_delta", delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: USAGE.output } }),
      named({ type: "message_stop" }),
    ],
  };
}

function contents(pieces: string[], ended: Ending) {
  const finishReason = ended === "length" ? "MAX_TOKENS" : ended === "filter" ? "SAFETY" : "STOP";
  const part = (text: string, more = {}) => ({ content: { role: "model", parts: [{ text }] }, index: 0, ...more });
  const usageMetadata = {
    promptTokenCount: USAGE.input,
    candidatesTokenCount: USAGE.output,
    totalTokenCount: USAGE.input + USAGE.output,
  };
  return {
    begin: pieces.map((text) => data({ candidates: [part(text)] })),
    end: [data({ candidates: [part("", { finishReason })], usageMetadata })],
  };
}
