import { createHash, randomBytes } from "node:crypto";

/** A code or token is kept as its SHA-256 in hexadecimal. */
export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex");

export const newCode = () => randomBytes(32).toString("base64url");
