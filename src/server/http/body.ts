import { comingOf, type Pieces } from "./body-room.ts";
import { jsonFrom } from "./json.ts";

/** What a request or an answer brings, or `undefined` once it passes the limit: never more than `limit` bytes are held. */
export function readBody(
  request: Pick<Request, "headers" | "body">,
  limit: number,
  coming: Pieces | undefined = comingOf(request),
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const read = reading(request, limit, coming);
  return comingOf(request)?.whole(read) ?? read;
}

async function reading(
  request: Pick<Request, "headers" | "body">,
  limit: number,
  coming: Pieces | undefined,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) return undefined;
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  const piece = () => nextOf(reader, coming?.over);
  for (let next = await piece(); !next.done; next = await piece()) {
    length += next.value.byteLength;
    if (length > limit) {
      await reader.cancel().catch(() => {});
      return undefined;
    }
    coming?.take(next.value.byteLength);
    chunks.push(next.value);
  }
  const body = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.byteLength;
  }
  return body;
}

/** The next piece of a body, as long as any is waited for. */
export function nextOf(reader: ReadableStreamDefaultReader<Uint8Array>, over: Promise<never> | undefined) {
  return over ? Promise.race([reader.read(), over]) : reader.read();
}

/** JSON in UTF-8 as its text and value, or `undefined` where it is neither, or nothing we would take from outside. */
export function parseJson(body: Uint8Array): { text: string; value: unknown } | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
    return { text, value: jsonFrom(text) };
  } catch {
    return undefined;
  }
}

const READ_OUT_LIMIT = 67_108_864;

/** Whoever is refused while still sending hears why only if their words are taken; past a limit the connection ends. */
export async function readOut(reader: ReadableStreamDefaultReader<Uint8Array>) {
  for (let left = READ_OUT_LIMIT; left > 0; ) {
    const { done, value } = await reader.read();
    if (done) return;
    left -= value.length;
  }
  await reader.cancel();
}

/** A body on its way to somebody else; once they have answered, `readOut` takes what they did not want. */
export function passingOn(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  return { stream, readOut: () => void readOut(reader).catch(() => undefined) };
}
