import { type IncomingMessage, type RequestOptions, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { Readable } from "node:stream";
import { createBrotliDecompress, createUnzip } from "node:zlib";
import { Failure } from "#domain/failure.ts";
import { checkedAddress, lookupOf } from "./addresses.ts";

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

/** A page of the web as it is sent; every address on the way there is checked. */
export async function fetchPage(address: string, options: FetchOptions): Promise<FetchedPage> {
  let url = checkedAddress(address, options.may_be_inside);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const response = await get(url, options);
    const { statusCode = 0, headers } = response;
    if (statusCode < 300 || statusCode >= 400 || !headers.location)
      return { address: url.href, ...(await pageIn(response, options)) };
    response.destroy();
    if (!URL.canParse(headers.location, url)) throw unreachable("sends its visitors to an address that is none");
    url = checkedAddress(new URL(headers.location, url).href, options.may_be_inside);
  }
  throw unreachable("sends its visitors in circles");
}

function get(url: URL, { may_be_inside, signal }: FetchOptions): Promise<IncomingMessage> {
  const options: RequestOptions = {
    // a connection that is kept could be one that was checked by other rules
    agent: false,
    lookup: lookupOf(may_be_inside),
    signal,
    headers: {
      accept: "text/html,application/xhtml+xml",
      "accept-encoding": "gzip, deflate, br",
      "accept-language": "en,*;q=0.5",
      "user-agent": "Mozilla/5.0 (compatible; ProductArchitect/1.0)",
    },
  };
  return new Promise((resolve, reject) => {
    const send = url.protocol === "https:" ? requestHttps : requestHttp;
    send(url, options, resolve)
      .on("error", (error) => reject(spelled(error, signal)))
      .end();
  });
}

async function pageIn(response: IncomingMessage, { signal, most_bytes }: FetchOptions) {
  const { statusCode = 0, headers } = response;
  const content_type = headers["content-type"] ?? "text/html";
  try {
    if (statusCode === 404 || statusCode === 410) throw unreachable("has no page at this address", "Correct the address.");
    if (statusCode === 401 || statusCode === 403) throw unreachable("does not let us read this page", "Enter another address.");
    if (statusCode === 429) throw unreachable("takes no more visits from us now", "Try again later.");
    if (statusCode < 200 || statusCode >= 300) throw unreachable(`answered with the error ${statusCode}`);
    if (!TYPES.test(content_type))
      throw unreachable("has no web page at this address, but a file", "Enter the address of a page.");
    return { content_type, bytes: await bytesOf(response, most_bytes) };
  } catch (error) {
    throw error instanceof Failure ? error : spelled(error, signal);
  } finally {
    response.destroy();
  }
}

async function bytesOf(response: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  const body = decompressed(response);
  for await (const chunk of body) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= most) break;
  }
  return Buffer.concat(chunks).subarray(0, most);
}

function decompressed(response: IncomingMessage): Readable {
  const encoding = response.headers["content-encoding"]?.toLowerCase().trim();
  if (!encoding || encoding === "identity") return response;
  const through = encoding === "br" ? createBrotliDecompress() : createUnzip();
  response.on("error", (error) => through.destroy(error));
  return response.pipe(through);
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
