import { fetchFrom } from "#scripts/fetch-from.ts";

/** What the servers said to everybody, when answers broke off, and what they should not have said. */
export type Said = { statuses: Map<string, number>; brokenOff: Waited[]; wrong: string[] };
/** Milliseconds since the epoch, of a question and of the end of its answer. */
type Waited = { what: string; from: number; to: number };

export const newSaid = (): Said => ({ statuses: new Map(), brokenOff: [], wrong: [] });

/** What any question may be refused with: too much is asked, the process died, or none is there. Everything asked here is allowed. */
export const REFUSALS = [429, 502, 503];
/** Nobody waits longer for an answer. */
const PATIENCE_MS = 60_000;

/**
 * A fetch from a network address of its own, as each person has one, which looks at every answer: a refusal has one sentence and says
 * when to come back, and no other error is documented.
 */
export function watchedFetch(said: Said, at: number): typeof fetch {
  const ask = fetchFrom(`127.1.${Math.floor(at / 250)}.${(at % 250) + 1}`);
  const watched = async (input: Parameters<typeof fetch>[0], init?: Parameters<typeof fetch>[1]) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const asked = new Request(input, { ...init, signal });
    const what = `${asked.method} ${new URL(asked.url).pathname}`;
    const from = Date.now();
    const answer = await ask(asked).catch((error: unknown) => {
      if (signal.aborted) said.wrong.push(`${what} was never answered`);
      else said.brokenOff.push({ what, from, to: Date.now() });
      throw error;
    });
    const { status } = answer;
    said.statuses.set(String(status), (said.statuses.get(String(status)) ?? 0) + 1);
    if (status >= 400) judge(said, what, status, answer.headers.get("retry-after"), await answer.clone().text());
    return answer;
  };
  return watched;
}

/** What broke off though no process was killed meanwhile, which no document tells. */
export const brokenUnharmed = ({ brokenOff }: Said, kills: readonly number[]) =>
  brokenOff.filter(({ from, to }) => !kills.some((kill) => kill >= from && kill <= to)).map(({ what }) => what);

function judge(said: Said, what: string, status: number, retryAfter: string | null, text: string) {
  const sentence = /"(message|msg|error_description)":\s*"[A-Z][^"]+"/.test(text);
  if (!REFUSALS.includes(status) || retryAfter === null || !sentence)
    said.wrong.push(`${what}: ${status}, retry-after ${retryAfter}: ${text.slice(0, 200)}`);
}
