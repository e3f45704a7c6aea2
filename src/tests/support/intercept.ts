import { onTestFinished } from "vitest";

type Answer = (pass: () => Promise<Response>, request: Request) => Promise<Response>;

/** Stands between the screen and the server for requests of a method, or of `POST|PATCH`, whose address holds `part`; call the result to step aside. */
export function intercept(method: string, part: string, answer: Answer): () => void {
  const next = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    return method.split("|").includes(request.method) && request.url.includes(part)
      ? answer(() => next(request), request)
      : next(request);
  };
  return () => {
    globalThis.fetch = next;
  };
}

/** Requests break off as with a lost connection. */
export function breakOff(method: string, part: string): () => void {
  return intercept(method, part, async () => Response.error());
}

/** Requests wait until the result is called; then they go through. */
export function hold(method: string, part: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stepAside = intercept(method, part, async (pass) => {
    await promise;
    return pass();
  });
  return () => {
    stepAside();
    resolve();
  };
}

/** Requests go through, and what they are answered waits: `later` lets new ones pass, `arrive` lets those come. */
export function holdAnswers(method: string, part: string) {
  const { promise, resolve: arrive } = Promise.withResolvers<void>();
  let answered = 0;
  const later = intercept(method, part, async (pass) => {
    const answer = await pass();
    answered += 1;
    await promise;
    return answer;
  });
  return { answered: () => answered, later, arrive };
}

/** Holds the call of a server function; says what it was sent, what it answered and what else was written, and may change the answer. */
export function holdFunction(name: string, change?: (reply: object) => object) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const sent: unknown[] = [];
  const replies: string[] = [];
  const written: string[] = [];
  const stops = [
    intercept("POST|PATCH|PUT|DELETE", "/rest/v1/", (pass, { method, url }) => {
      if (!url.includes("/rpc/")) written.push(`${method} ${url}`);
      return pass();
    }),
    intercept("POST", `/functions/v1/${name}`, async (pass, request) => {
      sent.push(await request.clone().json());
      await promise;
      const answer = await pass();
      replies.push(await answer.clone().text());
      return change ? Response.json(change(await answer.json())) : answer;
    }),
  ];
  onTestFinished(() => {
    for (const stop of stops.reverse()) stop();
  });
  return { release, sent, replies, written };
}

/** Requests are refused with a message of the server's. */
export function refuse(method: string, part: string, message: string): () => void {
  const refusal = { code: "P0001", message, details: null, hint: null };
  return intercept(method, part, async () => Response.json(refusal, { status: 400 }));
}
