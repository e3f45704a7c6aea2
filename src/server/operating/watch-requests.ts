import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "#server/log.ts";
import { requestSeconds, requests } from "./metrics.ts";
import { type RequestScope, requestIdFrom, withinRequest } from "./request-scope.ts";
import { routeOf } from "./route-of.ts";

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** Whoever asked went away before the answer was whole. */
const GONE = 499;

/** Answers a request within its scope, and counts and logs it once it is over: its shape, never its words and never who asked. */
export function watchRequests(log: Log) {
  return (incoming: IncomingMessage, outgoing: ServerResponse, answer: () => void): void => {
    const began = performance.now();
    const scope: RequestScope = { id: requestIdFrom(incoming.headers["x-request-id"]?.toString()) };
    outgoing.once("close", () => {
      const { method = "" } = incoming;
      const ms = performance.now() - began;
      const status = outgoing.writableFinished ? outgoing.statusCode : GONE;
      const asked = { method: METHODS.has(method) ? method : "other", route: scope.route ?? routeOf(incoming.url ?? "") };
      requests.inc({ ...asked, status });
      requestSeconds.observe(asked, ms / 1000);
      const level = status >= 500 ? "warn" : "info";
      if (log.isLevelEnabled(level))
        log[level]({ requestId: scope.id, ...asked, status, ms: Math.round(ms * 10) / 10 }, "a request was answered");
    });
    withinRequest(scope, answer);
  };
}
