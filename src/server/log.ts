import pino from "pino";

export type Log = pino.Logger;

/** One JSON line an event on stderr; what lets somebody in is never in it. */
export function createLog(level: string): Log {
  const destination = pino.destination({ dest: 2, sync: true });
  // a log that cannot be written, on a full disk for example, is no reason to die
  destination.on("error", () => {});
  return pino(
    {
      level,
      base: null,
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
    destination,
  );
}

/** A database error's parameters are what people typed, so only these parts are kept. */
function errorLine(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = "code" in error ? { code: error.code } : {};
  return { type: error.name, message: error.message, stack: error.stack, ...code };
}
