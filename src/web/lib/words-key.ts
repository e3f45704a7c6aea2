import * as z from "zod";
import { sessionKey } from "./session-key.ts";
import { readStored } from "./storage.ts";
import { claimsOf } from "./token-claims.ts";

const session = z.object({ access_token: z.string() });
const claims = z.object({ sub: z.string(), words_key: z.string().optional() });

let read: { from: string | null; key: WordsKey | undefined } = { from: null, key: undefined };
export type WordsKey = { user_id: string; key: string };

/** What a server that asks for it has the unsaved words of whoever is signed in here sealed with; in base64url. */
export function wordsKey(): WordsKey | undefined {
  const from = readStored(sessionKey);
  if (read.from !== from) read = { from, key: from === null ? undefined : keyIn(from) };
  return read.key;
}

function keyIn(stored: string): WordsKey | undefined {
  try {
    const { access_token } = session.parse(JSON.parse(stored));
    const { sub, words_key } = claims.parse(claimsOf(access_token));
    return words_key === undefined ? undefined : { user_id: sub, key: words_key };
  } catch {
    return undefined;
  }
}
