import { Failure } from "#domain/failure.ts";
import { type Asking, connectorTo } from "#server/outside/connector.ts";
import { checkedAddress, notPublic } from "./addresses.ts";

export type FetchOptions = {
  /** Whether websites of this server's own network may be read. */
  may_be_inside: boolean;
  signal: AbortSignal;
  /** In bytes, after decompression; what is beyond is not read. */
  most_bytes: number;
};
export type FetchedPage = { address: string; content_type: string; bytes: Buffer };

const MOST_REDIRECTS = 5;
const TYPES = /^(text\/html|application\/xhtml\+xml)\s*(;|$)/i;
const headers = {
  accept: "text/html,application/xhtml+xml",
  "accept-language": "en,*;q=0.5",
  "user-agent": "Mozilla/5.0 (compatible; ProductArchitect/1.0)",
};

/** A page of the web as it is sent; every address on the way there is checked. */
export async function fetchPage(address: string, options: FetchOptions): Promise<FetchedPage> {
  const { may_be_inside, signal } = options;
  const ask = connectorTo({ may_be_inside, refusal: notPublic, most_bytes: Number.POSITIVE_INFINITY });
  let url = checkedAddress(address, may_be_inside);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const response = await get(ask, url, signal);
    const location = response.headers.get("location");
    if (response.status < 300 || response.status >= 400 || !location)
      return { address: url.href, ...(await pageIn(response, options)) };
    await response.body?.cancel();
    if (!URL.canParse(location, url)) throw unreachable("sends its visitors to an address that is none");
    url = checkedAddress(new URL(location, url).href, may_be_inside);
  }
  throw unreachable("sends its visitors in circles");
}

async function get(ask: Asking, url: URL, signal: AbortSignal): Promise<Response> {
  try {
    return await ask(url, { headers, redirect: "manual", signal });
  } catch (error) {
    throw spelled(error, signal);
  }
}

async function pageIn(response: Response, { signal, most_bytes }: FetchOptions) {
  const { status } = response;
  const content_type = response.headers.get("content-type") ?? "text/html";
  try {
    if (status === 404 || status === 410) throw unreachable("has no page at this address", "Correct the address.");
    if (status === 401 || status === 403) throw unreachable("does not let us read this page", "Enter another address.");
    if (status === 429) throw unreachable("takes no more visits from us now", "Try again later.");
    if (status < 200 || status >= 300) throw unreachable(`answered with the error ${status}`);
    if (!TYPES.test(content_type))
      throw unreachable("has no web page at this address, but a file", "Enter the address of a page.");
    return { content_type, bytes: await bytesOf(response, most_bytes) };
  } catch (error) {
    throw error instanceof Failure ? error : spelled(error, signal);
  } finally {
    await response.body?.cancel().catch(() => {});
  }
}

async function bytesOf({ body }: Response, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    length += chunk.byteLength;
    if (length >= most) break;
  }
  return Buffer.concat(chunks).subarray(0, most);
}

function unreachable(how: string, what = "Try again later or enter another address."): Failure {
  return new Failure("unavailable", `The website ${how}. ${what}`);
}

function spelled(error: unknown, signal: AbortSignal): Failure {
  if (error instanceof Failure) return error;
  const cause = { cause: error };
  if (signal.aborted) {
    return new Failure("unavailable", "The website took too long to answer. Try again later or enter another address.", cause);
  }
  return new Failure("unavailable", "The website could not be reached. Check the address and try again.", cause);
}
