import { randomBytes } from "node:crypto";

export const newCode = () => randomBytes(32).toString("base64url");
