import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import * as z from "zod";
import { Halt } from "#server/halt.ts";
import type { Query, Sql } from "#server/postgres/sql.ts";
import { OTHER_SECRET, type Vault } from "#server/secrets/vault.ts";
import { audit } from "./audit.ts";

const ROTATE_AFTER_DAYS = 90;
const RELOAD_AT_MOST_EVERY_MS = 2_000;
const publicPart = { kty: z.literal("EC"), crv: z.literal("P-256"), x: z.string(), y: z.string() };
const privateJwk = z.object({ ...publicPart, d: z.string() });
/** `d` stands there as it is only in rows of a time when nothing was sealed. */
const storedJwk = z.object({ ...publicPart, d: z.string().optional(), sealed: z.string().optional() });
const keyRow = z.object({ kid: z.string(), private_jwk: storedJwk, retired: z.boolean() });

type Key = { kid: string; secret: CryptoKey; open: CryptoKey; publicJwk: JWK };
/** A retired key only verifies, for which its secret half need not be known. */
type StoredKey = Omit<Key, "secret"> & { secret: CryptoKey | undefined };

export type Keys = {
  current(): Key;
  find(kid: string): Promise<Pick<Key, "kid" | "open"> | undefined>;
  jwks(): { keys: JWK[] };
  /** Signs with a fresh key from now on; the one before goes on verifying for a day. */
  rotate(): Promise<void>;
  rotateIfOld(): Promise<void>;
};

export async function createKeys(sql: Sql, vault: Vault): Promise<Keys> {
  await sealAgain(sql, vault);
  let keys = await load(sql, vault);
  let loadedAt = performance.now();

  const reload = async (): Promise<void> => {
    keys = await load(sql, vault);
    loadedAt = performance.now();
  };
  const current = (): Key => {
    const [key] = keys;
    if (key === undefined) throw new Error("No signing key is there: restart the server so that it makes one.");
    if (key.secret === undefined) throw new Halt(OTHER_SECRET);
    return { ...key, secret: key.secret };
  };
  const replace = async (olderThanDays: number): Promise<void> => {
    await sql.begin(async (tx) => {
      await lock(tx);
      const retired = await tx`
        update platform.auth_signing_keys set retired_at = now()
        where retired_at is null and created_at <= now() - make_interval(days => ${olderThanDays})`;
      if (retired.count > 0) {
        await insertKey(tx, vault);
        await audit(tx, undefined, { action: "signing_key_rotated", actor: { id: null, email: null } });
      }
      await tx`delete from platform.auth_signing_keys where retired_at < now() - interval '1 day'`;
    });
    await reload();
  };

  return {
    current,
    find: async (kid) => {
      const known = keys.find((key) => key.kid === kid);
      if (known !== undefined || performance.now() - loadedAt < RELOAD_AT_MOST_EVERY_MS) return known;
      await reload();
      return keys.find((key) => key.kid === kid);
    },
    jwks: () => ({ keys: keys.map((key) => key.publicJwk) }),
    rotate: () => replace(0),
    rotateIfOld: () => replace(ROTATE_AFTER_DAYS),
  };
}

async function load(sql: Sql, vault: Vault): Promise<StoredKey[]> {
  const stored = await readKeys(sql);
  const open = (rows: KeyRow[]) => Promise.all(rows.map((row) => openKey(row, vault)));
  if (stored.some((row) => !row.retired)) return open(stored);
  await sql.begin(async (tx) => {
    await lock(tx);
    if (!(await readKeys(tx)).some((row) => !row.retired)) await insertKey(tx, vault);
  });
  return open(await readKeys(sql));
}

type KeyRow = z.output<typeof keyRow>;

async function readKeys(sql: Query): Promise<KeyRow[]> {
  const rows = await sql`
    select kid, private_jwk, retired_at is not null as retired from platform.auth_signing_keys
    order by retired_at desc nulls first, created_at desc`;
  return z.array(keyRow).parse([...rows]);
}

/** Seals what lies open or was sealed with an earlier secret; refuses to go on beside a key that another secret sealed. */
async function sealAgain(sql: Sql, vault: Vault): Promise<void> {
  for (const row of await readKeys(sql)) {
    const { kid, private_jwk, retired } = row;
    if (private_jwk.sealed !== undefined && vault.isCurrent(private_jwk.sealed)) continue;
    const d = secretOf(row, vault);
    if (d === undefined && retired) continue;
    if (d === undefined) throw new Halt(OTHER_SECRET);
    await sql`update platform.auth_signing_keys set private_jwk = ${sealedJwk({ ...private_jwk, d }, kid, vault)} where kid = ${kid}`;
  }
}

async function insertKey(tx: Query, vault: Vault): Promise<void> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const jwk = privateJwk.parse(await exportJWK(privateKey));
  const kid = await calculateJwkThumbprint(jwk);
  await tx`insert into platform.auth_signing_keys (kid, private_jwk) values (${kid}, ${sealedJwk(jwk, kid, vault)})`;
}

function sealedJwk({ kty, crv, x, y, d }: z.output<typeof privateJwk>, kid: string, vault: Vault) {
  return { kty, crv, x, y, sealed: vault.seal(d, aboutSigningKey(kid)) };
}

export function aboutSigningKey(kid: string): string {
  return `signing key ${kid}`;
}

function secretOf({ kid, private_jwk: { d, sealed } }: KeyRow, vault: Vault): string | undefined {
  return sealed === undefined ? d : vault.open(sealed, aboutSigningKey(kid));
}

async function openKey(row: KeyRow, vault: Vault): Promise<StoredKey> {
  const { kty, crv, x, y } = row.private_jwk;
  const open = { kty, crv, x, y };
  const publicJwk = { ...open, kid: row.kid, alg: "ES256", use: "sig", key_ops: ["verify"], ext: true };
  const d = secretOf(row, vault);
  return {
    kid: row.kid,
    publicJwk,
    secret: d === undefined ? undefined : await asCryptoKey({ ...open, d }),
    open: await asCryptoKey(open),
  };
}

async function asCryptoKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, "ES256");
  if (key instanceof Uint8Array) throw new TypeError("A signing key must be an elliptic curve key.");
  return key;
}

async function lock(tx: Query): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext('platform.auth_signing_keys'))`;
}
