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

/** Requests are refused with a message of the server's. */
export function refuse(method: string, part: string, message: string): () => void {
  const refusal = { code: "P0001", message, details: null, hint: null };
  return intercept(method, part, async () => Response.json(refusal, { status: 400 }));
}
