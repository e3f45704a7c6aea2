import { readStored, removeStored, writeStored } from "./storage.ts";

const key = "pa:signed-up";

/** Remembers who signed up here, so that the trip through the mailbox ends at their first project. */
export function keepSignUp(email: string) {
  writeStored(key, email.toLowerCase());
}

export function hasSignedUp(email: string | undefined): boolean {
  return email !== undefined && readStored(key) === email.toLowerCase();
}

export function forgetSignUp() {
  removeStored(key);
}
