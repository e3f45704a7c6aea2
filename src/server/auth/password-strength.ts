import type { Core } from "./core.ts";
import { weakPassword } from "./errors.ts";

export const MAX_PASSWORD_LENGTH = 1024;
const PRODUCT = ["productarchitect", "product", "architect"];
/** What has to be left of a password without the words that anybody would try first. */
const LEFT = 4;

/** Refuses what is too short, known from leaks, or made of the product's name or the person's own address. */
export async function checkStrength(core: Core, password: string, email?: string | null): Promise<void> {
  const length = [...password].length;
  if (length < core.passwordMinLength) {
    throw weakPassword(["length"], `Password should be at least ${core.passwordMinLength} characters.`);
  }
  if (length > MAX_PASSWORD_LENGTH) {
    throw weakPassword(["length"], `Password should be at most ${MAX_PASSWORD_LENGTH} characters.`);
  }
  const lower = password.toLowerCase();
  if (isRunOrRepeat(lower) || (await commonPasswords()).has(lower)) {
    throw weakPassword(["pwned"], "This password is among the most used ones, which are tried first: choose another one.");
  }
  if (isOfOwnWords(password, email ?? "")) {
    throw weakPassword(["pwned"], "This password is made of your address or this product's name: choose another one.");
  }
}

let common: Promise<ReadonlySet<string>> | undefined;

/** Forty thousand of those that leaked most often, read at the first password that is set. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set([...dictionary["passwords-common"]].map((word) => String(word).toLowerCase())),
  );
  return common;
}

const LINES = ["0123456789", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "asdfghjkl", "zxcvbnm"];
const RUNS = LINES.flatMap((line) => [line + line, [...line, ...line].toReversed().join("")]);

/** What the list leaves out, because a program makes it: neighbours in a row, and a few signs again and again. */
function isRunOrRepeat(lower: string): boolean {
  return /^([a-z0-9]{1,4})\1+$/.test(lower) || RUNS.some((run) => run.includes(lower));
}

function isOfOwnWords(password: string, email: string): boolean {
  const local = email.slice(0, Math.max(0, email.lastIndexOf("@")));
  const own = [local, ...local.split(/[^\p{L}\p{N}]+/u)].map(plain).filter((word) => word.length >= LEFT);
  const words = [...PRODUCT, ...own].toSorted((a, b) => b.length - a.length);
  const without = words.reduce((left, word) => left.replaceAll(word, ""), plain(password));
  return without.length < LEFT && without !== plain(password);
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
