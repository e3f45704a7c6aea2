import { clientAddress } from "#server/auth/request.ts";
import type { Env } from "#server/env.ts";
import { Refusal } from "#server/rest/errors.ts";
import { BODY_LIMIT } from "#server/rest/guard.ts";
import type { Ask } from "./data-door.ts";
import { createHeldBytes, MOST_HELD, SMALL } from "./held-bytes.ts";

/** In milliseconds, of what may be 4 MB long; longer ones and files have as long as any request. */
const WHOLE = 30_000;

/** What whoever reads a body tells of each piece of it, and hears. */
export type Pieces = {
  /** Takes room for bytes that came; a `Refusal` where there is none. */
  take(bytes: number): void;
  /** Fails with a `Refusal` where no more of it is waited for, so that whoever reads it lets go of what came. */
  over: Promise<never> | undefined;
};

/** A body on its way, of which counts what has come. */
type Coming = Pieces & {
  /** Waits for what reads it; a `Refusal` where that takes too long. */
  whole<Body>(read: Promise<Body>): Promise<Body>;
  letGo(): void;
  refusal: Refusal | undefined;
};

export type BodyRoom = {
  /** Counts the body of a request as it comes, until it is let go. */
  keep(ask: Ask, limit: number): Coming;
};

const byEnv = new WeakMap<Env, BodyRoom>();

/** The same for everything of one server that takes bodies. */
export function bodyRoomOf(env: Env): BodyRoom {
  const known = byEnv.get(env) ?? createBodyRoom();
  byEnv.set(env, known);
  return known;
}

const byRequest = new WeakMap<object, Coming>();

/** What is counted of the body of a request that is answered within the room. */
export const comingOf = (request: object): Coming | undefined => byRequest.get(request);

/** Answers a request while what comes of its body is counted, which is kept until it is answered; or why it was refused. */
export async function withinRoom(room: BodyRoom, request: Request, answer: () => Promise<void>): Promise<Refusal | undefined> {
  if (!hasBody(request)) {
    await answer();
    return undefined;
  }
  const coming = room.keep(request, isForm(request) ? Number.POSITIVE_INFINITY : BODY_LIMIT);
  byRequest.set(request, coming);
  try {
    await answer();
  } finally {
    coming.letGo();
  }
  return coming.refusal;
}

const hasBody = ({ headers }: Request) => headers.has("content-length") || headers.has("transfer-encoding");
const isForm = ({ headers }: Request) => /^multipart\/form-data/i.test(headers.get("content-type") ?? "");

export function createBodyRoom(most: typeof MOST_HELD = MOST_HELD): BodyRoom {
  const held = createHeldBytes(most);
  return {
    keep: (ask, limit) => {
      // what we ask ourselves was counted where it came in
      const unsaid = ask.headers.get("transfer-encoding") === null ? 0 : limit;
      const said = Number(ask.headers.get("content-length") ?? unsaid);
      const taken: (() => void)[] = [];
      let ending = said > SMALL ? newEnding() : undefined;
      let bell: NodeJS.Timeout | undefined;
      let [isWhole, isOver] = [false, false];
      let came = 0;
      const coming: Coming = {
        refusal: undefined,
        get over() {
          return ending?.promise;
        },
        take: (bytes) => {
          if (coming.refusal || isOver) throw coming.refusal ?? new Refusal(408, "PT408", TOO_SLOW);
          came += bytes;
          if (!ending) {
            // what is short and comes at once, as ordinary work does, is not counted
            if (came >= said) return;
            ending = newEnding();
            ring();
          }
          const letGo = held.hold(clientAddress(ask), bytes, makeRoom);
          if (!letGo) throw refuse(new Refusal(503, "PT503", TOO_MUCH, { retry_after: 2 }));
          taken.push(letGo);
        },
        whole: async (read) => {
          if (ending && Math.max(said, limit) <= BODY_LIMIT) ring();
          try {
            return await (ending ? Promise.race([read, ending.promise]) : read);
          } finally {
            isWhole = true;
            clearTimeout(bell);
          }
        },
        letGo: () => {
          isOver = true;
          clearTimeout(bell);
          for (const letGo of taken.splice(0)) letGo();
        },
      };
      return coming;

      function ring() {
        bell ??= setTimeout(() => refuse(new Refusal(408, "PT408", TOO_SLOW)), WHOLE);
      }

      function refuse(refusal: Refusal): Refusal {
        coming.refusal = refusal;
        ending?.reject(refusal);
        return refusal;
      }

      /** What is whole is being worked on, and stays until that is done. */
      function makeRoom(): boolean {
        if (isWhole) return false;
        refuse(new Refusal(503, "PT503", TOO_MUCH, { retry_after: 2 }));
        coming.letGo();
        return true;
      }
    },
  };
}

function newEnding() {
  const ending = Promise.withResolvers<never>();
  // whoever reads hears of it, if anybody does
  ending.promise.catch(() => {});
  return ending;
}

const TOO_MUCH = "Too much is sent at once right now. Try again in a moment.";
const TOO_SLOW = "This was not sent whole within 30 seconds. Send it again, or less at once.";
