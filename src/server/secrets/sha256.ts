import { createHash } from "node:crypto";

/** In hexadecimal: what is kept, or remembered, instead of a secret. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
