import { Agent, type IncomingHttpHeaders, request } from "node:http";

export type Shot = {
  method: string;
  /** Exactly as it is written on the wire. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Who sends it; see `Cast`. */
  who: string;
  /** What is tried. */
  trick: string;
  /** The server may end the connection instead of answering: the body is longer than anybody reads. */
  mayCut?: boolean;
};
export type Answer = { status: number; headers: IncomingHttpHeaders; text: string; milliseconds: number };
/** What came instead of an answer. */
export type Silence = { error: string; milliseconds: number };

const DEADLINE = 10_000;
const MOST_READ = 4_000_000;
const agent = new Agent({ keepAlive: true, maxSockets: 24 });

export function send(origin: URL, shot: Shot, headers: Record<string, string>): Promise<Answer | Silence> {
  const startedAt = performance.now();
  return new Promise((done) => {
    const elapsed = () => performance.now() - startedAt;
    const silent = (error: string) => done({ error, milliseconds: elapsed() });
    try {
      const asked = request({
        agent,
        host: origin.hostname,
        port: origin.port,
        method: shot.method,
        path: shot.path,
        headers: {
          ...headers,
          ...(shot.body === undefined ? {} : { "content-length": Buffer.byteLength(shot.body) }),
          ...shot.headers,
        },
      });
      const late = setTimeout(() => asked.destroy(new Error(`no answer within ${DEADLINE / 1000} s`)), DEADLINE);
      asked.once("close", () => clearTimeout(late));
      asked.once("error", (error) => silent(error.message));
      asked.once("response", (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        response.on("data", (chunk: Buffer) => {
          size += chunk.length;
          if (size <= MOST_READ) chunks.push(chunk);
        });
        response.once("error", (error) => silent(error.message));
        response.once("end", () =>
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString("latin1"),
            milliseconds: elapsed(),
          }),
        );
      });
      asked.end(shot.body);
    } catch (error) {
      silent(`not sent: ${String(error)}`);
    }
  });
}

export function closeConnections(): void {
  agent.destroy();
}
