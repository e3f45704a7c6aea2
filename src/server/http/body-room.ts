import { clientAddress } from "#server/auth/request.ts";
import type { Env } from "#server/env.ts";
import { Refusal, refused } from "#server/rest/errors.ts";
import type { Ask } from "./data-door.ts";
import { createHeldBytes } from "./held-bytes.ts";

const MEGABYTE = 1024 * 1024;
const MOST = { perAddress: 64 * MEGABYTE, all: 256 * MEGABYTE };
/** In bytes: ordinary work goes on while others send a lot. */
const SMALL = 65_536;

export type BodyRoom = {
  /** Keeps room for the body of a request and answers how to let go of it; a `Refusal` where too much is on its way. */
  keep(ask: Ask, limit: number): () => void;
};

const byEnv = new WeakMap<Env, BodyRoom>();

/** The same for everything of one server that takes bodies. */
export function bodyRoomOf(env: Env): BodyRoom {
  const known = byEnv.get(env) ?? createBodyRoom();
  byEnv.set(env, known);
  return known;
}

/** In bytes, the longest there are: a file in a form, which is read whole, one that is not said how long it is, and what passes by. */
const LONGEST = 52 * MEGABYTE;
const UNSAID = 16 * MEGABYTE;
const PASSING = MEGABYTE;

/** Answers a request once there is room for its body, which is kept until it is answered. */
export async function withinRoom(room: BodyRoom, request: Request, answer: () => Promise<void>): Promise<Response | undefined> {
  let letGo: (() => void) | undefined;
  try {
    letGo = hasBody(request) ? room.keep(request, longestOf(request)) : undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, headers, body } = refused(error);
    return new Response(body, { status, headers });
  }
  try {
    await answer();
  } finally {
    letGo?.();
  }
  return undefined;
}

const hasBody = ({ headers }: Request) => headers.has("content-length") || headers.has("transfer-encoding");

/** A file that is sent by itself goes to where it is kept piece by piece. */
function longestOf({ url, headers }: Request): number {
  const isForm = /^multipart\/form-data/i.test(headers.get("content-type") ?? "");
  if (!isForm && new URL(url).pathname.startsWith("/storage/v1/object/")) return PASSING;
  return headers.has("content-length") ? LONGEST : UNSAID;
}

export function createBodyRoom(most: typeof MOST = MOST): BodyRoom {
  const held = createHeldBytes(most);
  return {
    keep: (ask, limit) => {
      // what we ask ourselves was counted where it came in
      const unsaid = ask.headers.get("transfer-encoding") === null ? 0 : limit;
      const said = Number(ask.headers.get("content-length") ?? unsaid);
      if (said <= SMALL) return () => {};
      const letGo = held.hold(clientAddress(ask), Math.min(said, limit));
      if (letGo) return letGo;
      throw new Refusal(503, "PT503", "Too much is sent at once right now. Try again in a moment.", { retry_after: 2 });
    },
  };
}
