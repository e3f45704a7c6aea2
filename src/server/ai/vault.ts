import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const CIPHER = "aes-256-gcm";
const NONCE = 12;
const TAG = 16;

/** Seals what must not be readable from the database alone. */
export type Vault = {
  /** What is sealed opens only beside the same `about`. */
  seal(text: string, about: string): string;
  /** Nothing where it was sealed with another key or about something else. */
  open(sealed: string, about: string): string | undefined;
  /** Shows the database that it is this server that asks. */
  proof: string;
  proof_hash: string;
};

/** From SECRETS_KEY, else from a file in the data directory that is made at the first use. */
export async function openVault({ secret, directory }: { secret: string | undefined; directory: string }): Promise<Vault> {
  const root = secret ?? (await keptSecret(directory));
  const derived = (purpose: string) => Buffer.from(hkdfSync("sha256", root, "product-architect", purpose, 32));
  const key = derived("organization models");
  const proof = derived("proof to the database").toString("base64url");
  return {
    proof,
    proof_hash: createHash("sha256").update(proof).digest("hex"),
    seal(text, about) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64");
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed, "base64");
      if (bytes.length < NONCE + TAG) return undefined;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE), { authTagLength: TAG });
      decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      try {
        return decipher.update(bytes.subarray(NONCE + TAG), undefined, "utf8") + decipher.final("utf8");
      } catch {
        return undefined;
      }
    },
  };
}

async function keptSecret(directory: string): Promise<string> {
  const file = join(directory, "secrets-key");
  await mkdir(directory, { recursive: true });
  const kept = await readFile(file, "utf8").catch(absent);
  if (kept) return kept.trim();
  const made = join(directory, `secrets-key-${randomBytes(6).toString("hex")}`);
  try {
    await writeFile(made, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600, flush: true });
    // whole at once, and of two who make it, the second reads what the first made
    await link(made, file).catch((error: { code?: string }) => {
      if (error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(made, { force: true });
  }
  return (await readFile(file, "utf8")).trim();
}

function absent(error: { code?: string }): undefined {
  if (error.code !== "ENOENT") throw error;
}
