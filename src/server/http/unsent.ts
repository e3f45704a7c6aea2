import type { ServerResponse } from "node:http";
import { Refusal } from "#server/rest/errors.ts";
import { createHeldBytes, MOST_HELD, SMALL } from "./held-bytes.ts";

/** Answers that wait until whoever asked has taken them. */
export type Unsent = {
  /** Keeps room for an answer until it is taken or its connection ends; answers why it is refused where too much waits already. */
  keep(outgoing: ServerResponse, answer: { address: string; bytes: number }): Refusal | undefined;
};

export function createUnsent(): Unsent {
  const held = createHeldBytes(MOST_HELD);
  return {
    keep: (outgoing, { address, bytes }) => {
      if (bytes <= SMALL) return undefined;
      const { socket } = outgoing.req;
      const letGo = held.hold(address, bytes, () => {
        done();
        socket.destroy();
        return true;
      });
      if (!letGo) return new Refusal(503, "PT503", tooMuchOf(outgoing.req.method), { retry_after: 2 });
      // an answer that waits behind another one does not hear that its connection has ended
      const ends = [outgoing, socket];
      const done = () => {
        letGo();
        for (const end of ends) for (const name of ["finish", "close"]) end.off(name, done);
      };
      outgoing.once("finish", done);
      for (const end of ends) end.once("close", done);
      if (socket.destroyed) done();
      return undefined;
    },
  };
}

function tooMuchOf(method: string | undefined): string {
  const read = "Too many answers wait to be read.";
  if (method === "GET") return `${read} Read those first, or try again in a moment.`;
  return `${read} What you sent was done; read those first before you ask for what came of it.`;
}
