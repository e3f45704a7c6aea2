import { Failure } from "#domain/failure.ts";
import { type Asking, connectorTo } from "#server/outside/connector.ts";
import { checkedAddress, notPublic } from "./addresses.ts";
import { NotRead } from "./not-read.ts";

export type FetchOptions = {
  /** Whether websites of this server's own network may be read. */
  may_be_inside: boolean;
  signal: AbortSignal;
  /** In bytes, after decompression; what is beyond is not read. */
  most_bytes: number;
  /** The kinds of answers that are read; pages, where nothing is said. */
  types?: RegExp;
  /** Lets each request go, redirects too, or refuses it. */
  visit?: <Value>(url: URL, ask: () => Promise<Value>) => Promise<Value>;
};
export type FetchedPage = { address: string; content_type: string; bytes: Buffer };

/** By this name robots.txt speaks of us. */
export const OUR_NAME = "ProductArchitect";
const MOST_REDIRECTS = 5;
const PAGES = /^(text\/html|application\/xhtml\+xml)\s*(;|$)/i;
const headers = {
  accept: "text/html,application/xhtml+xml,text/plain,application/xml;q=0.9",
  "accept-language": "en,*;q=0.5",
  "user-agent": `Mozilla/5.0 (compatible; ${OUR_NAME}/1.0)`,
};

type Answered = { moved: string } | FetchedPage;

/** A page of the web as it is sent; every address on the way there is checked. */
export async function fetchPage(address: string, options: FetchOptions): Promise<FetchedPage> {
  const { may_be_inside, visit = (_url, ask) => ask() } = options;
  const ask = connectorTo({ may_be_inside, refusal: notPublic, most_bytes: Number.POSITIVE_INFINITY });
  let url = checkedAddress(address, may_be_inside);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const at = url;
    const answered = await visit(at, () => askOnce(ask, at, options));
    if (!("moved" in answered)) return answered;
    if (!URL.canParse(answered.moved, url)) throw new NotRead("elsewhere");
    url = checkedAddress(new URL(answered.moved, url).href, may_be_inside);
  }
  throw new NotRead("circles");
}

async function askOnce(ask: Asking, url: URL, options: FetchOptions): Promise<Answered> {
  const response = await get(ask, url, options.signal);
  const moved = response.headers.get("location");
  if (response.status < 300 || response.status >= 400 || !moved)
    return { address: url.href, ...(await pageIn(response, options)) };
  await response.body?.cancel();
  return { moved };
}

async function get(ask: Asking, url: URL, signal: AbortSignal): Promise<Response> {
  try {
    return await ask(url, { headers, redirect: "manual", signal });
  } catch (error) {
    throw spelled(error, signal);
  }
}

async function pageIn(response: Response, { signal, most_bytes, types = PAGES }: FetchOptions) {
  const { status } = response;
  const content_type = response.headers.get("content-type") ?? "text/html";
  try {
    if (status === 404 || status === 410) throw new NotRead("gone");
    if (status === 401 || status === 403) throw new NotRead("refused");
    if (status === 429) throw new NotRead("busy");
    if (status < 200 || status >= 300) {
      throw new NotRead("error", {
        sentence: `The website answered with the error ${status}. Try again later or enter another address.`,
      });
    }
    if (!types.test(content_type)) throw new NotRead("file");
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

function spelled(error: unknown, signal: AbortSignal): Failure {
  if (error instanceof Failure) return error;
  return new NotRead(signal.aborted ? "slow" : "unreachable", { cause: error });
}
