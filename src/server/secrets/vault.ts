import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ifMissing } from "#server/if-missing.ts";
import { sha256 } from "#server/secrets/sha256.ts";

const CIPHER = "aes-256-gcm";
const NONCE = 12;
const TAG = 16;

export const OTHER_SECRET =
  "The keys in this database were sealed with another secret: set SECRETS_KEY to the same value for every process, or give them one DATA_DIR (SECRETS_KEY_PREVIOUS opens what an earlier value sealed).";

const SEALED = /^v1\.([0-9a-f]{8})\.(.+)$/;

/** Seals what must not be readable from the database alone. */
export type Vault = {
  /** What is sealed opens only beside the same `about`, and names the key it was sealed with. */
  seal(text: string, about: string): string;
  /** Nothing where it was sealed with a key that is not known, or about something else. */
  open(sealed: string, about: string): string | undefined;
  /** Whether it was sealed with the key of now, not with an earlier one. */
  isCurrent(sealed: string): boolean;
  /** Of the keys it opens with; what is sealed says the name of its own. */
  names: string[];
  /** Shows the database that it is this server that asks. */
  proof: string;
  proof_hash: string;
};

export type VaultOptions = {
  secret: string | undefined;
  /** What SECRETS_KEY was before: it still opens, and nothing more is sealed with it. */
  previous?: string | undefined;
  directory: string;
};

/** From SECRETS_KEY, else from a file in the data directory that is made at the first use. */
export async function openVault({ secret, previous, directory }: VaultOptions): Promise<Vault> {
  const now = secret ?? (await keptSecret(directory));
  // who sets SECRETS_KEY for the first time still opens what the file's secret sealed
  const file = secret === undefined ? undefined : (await readKept(directory))?.trim();
  const [current, ...earlier] = [...new Set([now, previous, file].filter((root) => root !== undefined))].map(keyOf);
  if (current === undefined) throw new Error("There is no secret to seal with.");
  const keys = [current, ...earlier];
  const proof = derive(now, "proof to the database").toString("base64url");
  return {
    names: keys.map(({ id }) => id),
    proof,
    proof_hash: sha256(proof),
    seal(text, about) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(CIPHER, current.key, nonce).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return `v1.${current.id}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64")}`;
    },
    open(sealed, about) {
      const [, id, body] = SEALED.exec(sealed) ?? [undefined, undefined, sealed];
      for (const { id: own, key } of keys) {
        const text = id === undefined || id === own ? decrypt(key, body ?? "", about) : undefined;
        if (text !== undefined) return text;
      }
      return undefined;
    },
    isCurrent: (sealed) => SEALED.exec(sealed)?.[1] === current.id,
  };
}

function derive(root: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", root, "product-architect", purpose, 32));
}

function keyOf(root: string) {
  return { id: derive(root, "name of the key").toString("hex", 0, 4), key: derive(root, "organization models") };
}

function decrypt(key: Buffer, sealed: string, about: string): string | undefined {
  const bytes = Buffer.from(sealed, "base64");
  if (bytes.length < NONCE + TAG) return undefined;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE), { authTagLength: TAG });
  decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  try {
    return decipher.update(bytes.subarray(NONCE + TAG), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return undefined;
  }
}

async function keptSecret(directory: string): Promise<string> {
  const file = join(directory, "secrets-key");
  await mkdir(directory, { recursive: true });
  const kept = await readKept(directory);
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

function readKept(directory: string): Promise<string | undefined> {
  return readFile(join(directory, "secrets-key"), "utf8").catch(ifMissing(undefined));
}
