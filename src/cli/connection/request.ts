import { Complaint, TooSoon } from "#cli/complaint.ts";
import { plainLine } from "#cli/terminal/plain.ts";

/** In milliseconds; a PDF of a large project takes its time. */
const PATIENCE = 120_000;
/** In bytes; no specification is larger. */
const MOST = 256 * 1024 * 1024;

type Asked = (url: string | URL, init?: RequestInit) => Promise<Response>;

/** `fetch` by a key, which follows nobody to another place; what goes wrong on the way is one sentence. */
export function fetchBy({ address, key }: { address: string; key: string }): Asked {
  return async (url, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set("authorization", `Bearer ${key}`);
    const signal = AbortSignal.any([AbortSignal.timeout(PATIENCE), ...(init.signal ? [init.signal] : [])]);
    try {
      const response = bounded(await fetch(url, { ...init, headers, signal, redirect: "manual" }), address);
      if (response.status >= 300 && response.status < 400) {
        throw new Complaint(`${address} leads elsewhere; log in with the address it leads to.`);
      }
      if (response.status === 401 || response.status === 403 || response.status === 429) await refuse(response);
      return response;
    } catch (error) {
      throw error instanceof Complaint ? error : new Complaint(unreached(address, error));
    }
  };
}

/** The response as long as it is no longer than that, unpacked. */
function bounded(response: Response, address: string): Response {
  let left = MOST;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, passed) => {
      left -= chunk.byteLength;
      if (left < 0) passed.error(new Complaint(`${address} sent more than any specification is.`));
      else passed.enqueue(chunk);
    },
  });
  return response.body ? new Response(response.body.pipeThrough(count), response) : response;
}

function unreached(address: string, error: unknown): string {
  if (error instanceof DOMException && error.name === "TimeoutError")
    return `${address} took longer than two minutes; try again.`;
  const cause = error instanceof Error && error.cause instanceof Error && "code" in error.cause ? ` (${error.cause.code})` : "";
  return `${address} cannot be reached${cause}; check the address and the connection.`;
}

/** Throws what the server says of a refusal. */
export async function refuse(response: Response): Promise<never> {
  const said = sentenceIn(await response.text().catch(() => "")) || `The server refused (${response.status}).`;
  const retry = response.headers.get("retry-after") ?? "";
  if (response.status !== 429 || !/^\d{1,4}$/.test(retry)) throw new Complaint(said);
  throw new TooSoon(`${said} Try again in ${retry} seconds.`, Number(retry));
}

function sentenceIn(body: string): string {
  try {
    const said = JSON.parse(body) as { message?: unknown; error?: unknown; error_description?: unknown };
    const inner = said.error && typeof said.error === "object" && "message" in said.error ? said.error.message : said.error;
    const sentence = [said.message, said.error_description, inner].find((one) => typeof one === "string");
    return plainLine(String(sentence ?? "")).slice(0, 500);
  } catch {
    return "";
  }
}
