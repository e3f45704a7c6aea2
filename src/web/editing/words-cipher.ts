import { gcm } from "@noble/ciphers/aes";
import { fromBase64Url } from "#web/lib/token-claims.ts";

const NONCE = 12;

/** At once, because a tab that is closed waits for nobody: the browser's own cipher would have to be waited for. */
export function seal(key: Uint8Array, text: string): string {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
  const sealed = gcm(key, nonce).encrypt(new TextEncoder().encode(text));
  return toBase64(new Uint8Array([...nonce, ...sealed]));
}

/** Throws where it was sealed with another key, or changed. */
export function open(key: Uint8Array, sealed: string): string {
  const bytes = fromBase64(sealed);
  return new TextDecoder().decode(gcm(key, bytes.subarray(0, NONCE)).decrypt(bytes.subarray(NONCE)));
}

export function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(fromBase64Url(text), (sign) => sign.charCodeAt(0));
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
