import { wordsKey } from "#web/lib/words-key.ts";

const mark = "sealed:";

type Cipher = typeof import("./words-cipher.ts");
let cipher: Cipher | undefined;
let loading: Promise<void> | undefined;
/** Of everybody who was signed in here since the page was loaded, so that what they typed last is sealed also once they left. */
const keys = new Map<string, string>();

/** Before words are read or written. Answers whether the server asks for sealed ones; elsewhere nothing is loaded. */
export async function sealingIsReady(): Promise<boolean> {
  if (wordsKey() === undefined) return false;
  await load();
  return true;
}

/** What may lie on the device; null where it cannot be sealed yet. */
export function sealedWords(key: string, text: string): string | null {
  const own = keyOf(key);
  if (own === undefined) return text;
  if (cipher) return mark + cipher.seal(cipher.fromBase64(own), text);
  void load();
  return null;
}

/** The words that lie there, or null where they are for nobody who is signed in. */
export function openedWords(key: string, stored: string): string | null {
  if (!stored.startsWith(mark)) return stored;
  const own = keyOf(key);
  if (own === undefined || !cipher) return null;
  try {
    return cipher.open(cipher.fromBase64(own), stored.slice(mark.length));
  } catch {
    return null;
  }
}

/** Whether they lie there as anybody could read them, though they need not. */
export function isOpenToAnybody(key: string, stored: string): boolean {
  return !stored.startsWith(mark) && cipher !== undefined && keyOf(key) !== undefined;
}

/** Keys of words are led by whose they are. */
function keyOf(key: string): string | undefined {
  const now = wordsKey();
  if (now) keys.set(now.user_id, now.key);
  return keys.get(key.split(":")[2] ?? "");
}

function load(): Promise<void> {
  loading ??= import("./words-cipher.ts").then(
    ({ seal, open, fromBase64 }) => {
      cipher = { seal, open, fromBase64 };
    },
    () => {
      loading = undefined;
    },
  );
  return loading;
}
