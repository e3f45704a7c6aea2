declare global {
  /** What the page asked for before the app was there (src/web/app/ask-ahead.js). */
  var askedAhead: { url: string; authorization: string; answer: Promise<Response> } | undefined;
}

/** As `fetch`; what the page asked ahead for the same person is not asked again. */
export const fetchOnce: typeof fetch = (input, init) => {
  const { askedAhead } = globalThis;
  if (!askedAhead || input !== askedAhead.url) return fetch(input, init);
  globalThis.askedAhead = undefined;
  const isSame = new Headers(init?.headers).get("authorization") === askedAhead.authorization;
  return isSame ? askedAhead.answer.catch(() => fetch(input, init)) : fetch(input, init);
};
