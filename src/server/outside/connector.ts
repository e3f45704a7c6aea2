import { isIP, type LookupFunction } from "node:net";
import { Agent, buildConnector, fetch as fetchOver, type RequestInit as InitOver } from "undici";
import { isInside, isWrittenInside, leadsInside, socketHost } from "./addresses.ts";
import { placesBySystem, placesOfName } from "./names.ts";

/** Asks another server; redirects are handed back or refused, never followed. */
export type Asking = (address: string | URL, init?: RequestInit) => Promise<Response>;

export type Reach = {
  /** Whether it may lead into this server's own network. */
  may_be_inside: boolean;
  /** What is thrown where it may not and would. */
  refusal?: () => Error;
  /** In bytes, unpacked: who answers more is cut off with an error. */
  most_bytes?: number;
};

class LeadsInside extends Error {}

const MOST_BYTES = 20_000_000;
const CONNECTING = 10_000;
/** Longer than anything may take: how long an answer may take is said by each caller's signal. */
const SILENCE = 600_000;

/** Looked up once, checked, and that is what is connected to: a name cannot answer one thing to a check and another to the connection. */
const guardedLookup: LookupFunction = (host, options, callback) => {
  void placesOfName(host).then((found) => {
    const [first] = found;
    if (!first || found.some(({ address }) => isInside(address))) callback(new LeadsInside(), "");
    else if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};

const freely = buildConnector({ timeout: CONNECTING });
const guarded = buildConnector({ timeout: CONNECTING, lookup: guardedLookup });

/** A literal address is never looked up, and what was connected to is looked at once more. */
const guardedConnect: buildConnector.connector = (options, callback) => {
  const host = socketHost(options.hostname);
  if (isIP(host) !== 0 && isInside(host)) return callback(new LeadsInside(), null);
  guarded(options, (...outcome) => {
    const [error, socket] = outcome;
    if (error || !isInside(socket.remoteAddress ?? "")) return callback(...outcome);
    socket.destroy();
    callback(new LeadsInside(), null);
  });
};

// a connection that is kept was checked by the rules of those who share it
const anywhere = new Agent({ connect: freely, headersTimeout: SILENCE, bodyTimeout: SILENCE });
const outside = new Agent({ connect: guardedConnect, headersTimeout: SILENCE, bodyTimeout: SILENCE });

/** The one way to other servers. */
export function connectorTo({ may_be_inside, refusal, most_bytes = MOST_BYTES }: Reach): Asking {
  const refused = refusal ?? (() => new LeadsInside("This address does not lead to a server on the internet."));
  return async (address, init = {}) => {
    if (!may_be_inside && isWrittenInside(String(address))) throw refused();
    const dispatcher = may_be_inside ? anywhere : outside;
    const redirect = init.redirect === "manual" ? "manual" : "error";
    try {
      const { status, headers, body } = await fetchOver(address, { ...(init as InitOver), redirect, dispatcher });
      const answered = { status: status < 200 || status > 599 ? 502 : status, headers: [...headers] };
      return new Response(body && isWithBody(answered.status) ? upTo(most_bytes, body) : null, answered);
    } catch (error) {
      throw causesOf(error).some((cause) => cause instanceof LeadsInside) ? refused() : error;
    }
  };
}

/** To what the operator has named, wherever it is; what that in turn names may be inside only where it is itself. */
export function connectorBy(named: string): Asking {
  const [near, far] = [connectorTo({ may_be_inside: true }), connectorTo({ may_be_inside: false })];
  return async (address, init) => {
    const isNamed = new URL(address).host === new URL(named).host;
    return isNamed || (await leadsInside(named, placesBySystem)) ? near(address, init) : far(address, init);
  };
}

const isWithBody = (status: number) => status !== 204 && status !== 205 && status !== 304;

type Body = NonNullable<Awaited<ReturnType<typeof fetchOver>>["body"]>;

function upTo(most: number, body: Body): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  let length = 0;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) return controller.close();
      length += value?.byteLength ?? 0;
      if (length <= most) return controller.enqueue(value);
      await reader.cancel();
      controller.error(new Error("The answer is longer than anything that is read."));
    },
    cancel: (why) => reader.cancel(why),
  });
}

function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let next = error; next instanceof Error && causes.length < 9; next = next.cause) causes.push(next);
  return causes;
}
