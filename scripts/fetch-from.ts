import { Agent, fetch as ask } from "undici";

/**
 * A fetch from a network address of this machine, since what is limited per address is not meant for one machine that plays everybody.
 * Only Linux answers to all of 127.0.0.0/8.
 */
export function fetchFrom(localAddress: string): typeof fetch {
  const dispatcher = new Agent({ localAddress, connect: { family: 4 }, connections: 8 });
  return async (input, init) => {
    const asked = new Request(input, init);
    const { method, redirect, signal, headers } = asked;
    const body = asked.body === null ? null : Buffer.from(await asked.arrayBuffer());
    const answer = await ask(asked.url, { method, redirect, signal, body, headers: Object.fromEntries(headers), dispatcher });
    const bytes = await answer.arrayBuffer();
    const empty = answer.status === 204 || answer.status === 304;
    return new Response(empty ? null : bytes, { status: answer.status, headers: Object.fromEntries(answer.headers) });
  };
}
