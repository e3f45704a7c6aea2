export type ServerEvent = { name: string; data: unknown };

/** The events of a server-sent stream whose data is JSON, each as soon as it is whole; comments are passed over. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let waiting = "";
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    waiting += decoder.decode(next.value, { stream: true });
    const blocks = waiting.split("\n\n");
    waiting = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = eventOf(block);
      if (event) yield event;
    }
  }
}

function eventOf(block: string): ServerEvent | undefined {
  const lines = block.split("\n");
  const fieldOf = (field: string) =>
    lines
      .filter((line) => line.startsWith(`${field}:`))
      .map((line) => line.slice(field.length + 1).trimStart())
      .join("\n");
  const data = fieldOf("data");
  return data ? { name: fieldOf("event"), data: JSON.parse(data) } : undefined;
}
