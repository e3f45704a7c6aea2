import pino from "pino";
import type { PinoPretty as pretty } from "pino-pretty";
import { currentRequest } from "./operating/request-scope.ts";

export type Log = pino.Logger;
type Stream = ReturnType<typeof pretty>;
/** Whoever takes the lines as well, such as another system. */
type Lines = { write(line: string): void };

/** One JSON line an event on stderr, easier to read where that is a terminal. */
export async function openLog(level: string, also?: Lines): Promise<Log> {
  if (!process.stderr.isTTY) return createLog(level, { also });
  const { default: pretty } = await import("pino-pretty");
  const stream = pretty({ destination: 2, sync: true, singleLine: true, translateTime: "SYS:HH:MM:ss" });
  return createLog(level, { stream, also });
}

/** What lets somebody in is never in it; what belongs to a request carries its id, however deep it was said. */
export function createLog(level: string, { stream, also }: { stream?: Stream; also?: Lines | undefined } = {}): Log {
  const destination = stream ?? pino.destination({ dest: 2, sync: true });
  // a log that cannot be written, on a full disk for example, is no reason to die
  destination.on("error", () => {});
  return pino(
    {
      level,
      base: null,
      mixin: () => {
        const id = currentRequest()?.id;
        return id === undefined ? {} : { requestId: id };
      },
      redact: {
        paths: ["authorization", "apikey", "cookie", "token", "password", "key", "secret"].flatMap((name) => [
          name,
          `*.${name}`,
          `*.*.${name}`,
          `err.cause.${name}`,
        ]),
        censor: "[hidden]",
      },
      serializers: { err: errorLine },
    },
    also ? pino.multistream([destination, also].map((one) => ({ level: "trace", stream: one }))) : destination,
  );
}

/** A database error's parameters are what people typed, so only these parts are kept. */
function errorLine(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = "code" in error ? { code: error.code } : {};
  return { type: error.name, message: error.message, stack: error.stack, ...code };
}
