import type { RawData } from "ws";
import * as z from "zod";
import { jsonFrom } from "#server/http/json.ts";

export type Frame = { join_ref: string | null; ref: string | null; topic: string; event: string; payload: unknown };
export type Version = "1.0.0" | "2.0.0";
/** `payload` is JSON, or the bytes somebody sent. */
export type Broadcast = { topic: string; event: string; payload: unknown; meta?: Record<string, unknown> };

const USER_BROADCAST_PUSH = 3;
const USER_BROADCAST = 4;
const BINARY = 0;

const refShape = z.string().max(255).nullish().default(null);
const frameShape = z.object({
  join_ref: refShape,
  ref: refShape,
  topic: z.string().max(255),
  event: z.string().max(255),
  payload: z.unknown(),
});
const listShape = z.tuple([refShape, refShape, z.string(), z.string(), z.unknown()]);

/** What a client sent, or `undefined` where it is no frame of the protocol. */
export function decode(version: Version, bytes: Buffer, isBinary: boolean): Frame | undefined {
  if (isBinary) return version === "2.0.0" ? decodePush(bytes) : undefined;
  const sent = parse(bytes.toString());
  if (version === "1.0.0") return frameShape.safeParse(sent).data;
  const list = listShape.safeParse(sent).data;
  if (!list) return undefined;
  const [join_ref, ref, topic, event, payload] = list;
  return frameShape.safeParse({ join_ref, ref, topic, event, payload }).data;
}

export function encode(version: Version, frame: Frame): string {
  if (version === "1.0.0") return JSON.stringify(frame);
  return JSON.stringify([frame.join_ref, frame.ref, frame.topic, frame.event, frame.payload]);
}

/** Bytes travel in a binary frame, which version 1 does not have. */
export function encodeBroadcast(version: Version, { topic, event, payload, meta }: Broadcast): string | Buffer | undefined {
  const name = `realtime:${topic}`;
  if (payload instanceof Uint8Array) return version === "2.0.0" ? encodeBytes(name, event, payload, meta) : undefined;
  const broadcast = { type: "broadcast", event, payload, ...(meta ? { meta } : {}) };
  return encode(version, { join_ref: null, ref: null, topic: name, event: "broadcast", payload: broadcast });
}

/** kind, five lengths, encoding; then join_ref, ref, topic, event, metadata, payload */
function decodePush(data: Buffer): Frame | undefined {
  const [kind, ...lengths] = data.subarray(0, 6);
  if (kind !== USER_BROADCAST_PUSH || data.length < 7) return undefined;
  let at = 7;
  const [join_ref, ref, topic, event] = lengths.map((length) => {
    at += length;
    return data.subarray(at - length, at).toString();
  });
  if (at > data.length || topic === undefined || event === undefined) return undefined;
  const body = data.subarray(at);
  const payload = data[6] === BINARY ? new Uint8Array(body) : parse(body.toString());
  if (payload === undefined) return undefined;
  return {
    join_ref: join_ref || null,
    ref: ref || null,
    topic,
    event: "broadcast",
    payload: { type: "broadcast", event, payload },
  };
}

function encodeBytes(topic: string, event: string, payload: Uint8Array, meta: unknown): Buffer | undefined {
  const parts = [topic, event, meta ? JSON.stringify(meta) : ""].map((part) => Buffer.from(part));
  if (parts.some((part) => part.length > 255)) return undefined;
  const lengths = parts.map((part) => part.length);
  return Buffer.concat([Buffer.from([USER_BROADCAST, ...lengths, BINARY]), ...parts, payload]);
}

export function bytesOf(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data);
  return Buffer.isBuffer(data) ? data : Buffer.from(data);
}

function parse(text: string): unknown {
  try {
    return jsonFrom(text);
  } catch {
    return undefined;
  }
}
