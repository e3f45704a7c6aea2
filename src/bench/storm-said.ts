import { fetchFrom } from "#scripts/fetch-from.ts";

/** What the servers said to everybody, and what they should not have said. */
export type Said = { statuses: Map<string, number>; brokenOff: number; wrong: string[] };

export const newSaid = (): Said => ({ statuses: new Map(), brokenOff: 0, wrong: [] });

const REFUSALS = [429, 502, 503];
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
    const answer = await ask(asked).catch((error: unknown) => {
      said.brokenOff += 1;
      if (signal.aborted) said.wrong.push(`${asked.method} ${new URL(asked.url).pathname} was never answered`);
      throw error;
    });
    const { status } = answer;
    said.statuses.set(String(status), (said.statuses.get(String(status)) ?? 0) + 1);
    if (status >= 400)
      judge(
        said,
        `${asked.method} ${new URL(asked.url).pathname}`,
        status,
        answer.headers.get("retry-after"),
        await answer.clone().text(),
      );
    return answer;
  };
  return watched;
}

function judge(said: Said, what: string, status: number, retryAfter: string | null, text: string) {
  const sentence = /"(message|msg|error_description)":\s*"[A-Z][^"]+"/.test(text);
  const documented = status < 500 || (REFUSALS.includes(status) && retryAfter !== null);
  if (!documented || !sentence) said.wrong.push(`${what}: ${status}, retry-after ${retryAfter}: ${text.slice(0, 200)}`);
}
