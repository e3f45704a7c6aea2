import { clientAddress } from "#server/auth/request.ts";
import { Refusal } from "#server/rest/errors.ts";
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

export function createBodyRoom(most: typeof MOST = MOST): BodyRoom {
  const held = createHeldBytes(most);
  return {
    keep: (ask, limit) => {
      const said = Number(ask.headers.get("content-length") ?? limit);
      if (said <= SMALL) return () => {};
      const letGo = held.hold(clientAddress(ask), Math.min(said, limit));
      if (letGo) return letGo;
      throw new Refusal(503, "PT503", "Too much is sent at once right now. Try again in a moment.", { retry_after: 2 });
    },
  };
}
