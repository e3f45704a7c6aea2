import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import { z } from "zod";
import type { Query, Sql } from "#server/postgres/sql.ts";

const ROTATE_AFTER_DAYS = 90;
const RELOAD_AT_MOST_EVERY_MS = 2_000;
const privateJwk = z.object({ kty: z.literal("EC"), crv: z.literal("P-256"), x: z.string(), y: z.string(), d: z.string() });
const keyRow = z.object({ kid: z.string(), private_jwk: privateJwk, retired: z.boolean() });

type Key = { kid: string; secret: CryptoKey; open: CryptoKey; publicJwk: JWK };

export type Keys = {
  current(): Key;
  find(kid: string): Promise<Key | undefined>;
  jwks(): { keys: JWK[] };
  /** Signs with a fresh key from now on; the one before goes on verifying for a day. */
  rotate(): Promise<void>;
  rotateIfOld(): Promise<void>;
};

export async function createKeys(sql: Sql): Promise<Keys> {
  let keys = await load(sql);
  let loadedAt = performance.now();

  const reload = async (): Promise<void> => {
    keys = await load(sql);
    loadedAt = performance.now();
  };
  const current = (): Key => {
    const key = keys[0];
    if (key === undefined) throw new Error("No signing key is there: restart the server so that it makes one.");
    return key;
  };
  const replace = async (olderThanDays: number): Promise<void> => {
    await sql.begin(async (tx) => {
      await lock(tx);
      const retired = await tx`
        update platform.auth_signing_keys set retired_at = now()
        where retired_at is null and created_at <= now() - make_interval(days => ${olderThanDays})`;
      if (retired.count > 0) await insertKey(tx);
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

async function load(sql: Sql): Promise<Key[]> {
  const stored = await readKeys(sql);
  if (stored.some((row) => !row.retired)) return Promise.all(stored.map(openKey));
  await sql.begin(async (tx) => {
    await lock(tx);
    if (!(await readKeys(tx)).some((row) => !row.retired)) await insertKey(tx);
  });
  return Promise.all((await readKeys(sql)).map(openKey));
}

async function readKeys(sql: Query) {
  const rows = await sql`
    select kid, private_jwk, retired_at is not null as retired from platform.auth_signing_keys
    order by retired_at desc nulls first, created_at desc`;
  return z.array(keyRow).parse([...rows]);
}

async function insertKey(tx: Query): Promise<void> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const jwk = privateJwk.parse(await exportJWK(privateKey));
  const kid = await calculateJwkThumbprint(jwk);
  await tx`insert into platform.auth_signing_keys (kid, private_jwk) values (${kid}, ${jwk})`;
}

async function openKey({ kid, private_jwk }: z.output<typeof keyRow>): Promise<Key> {
  const { d: _secret, ...open } = private_jwk;
  const publicJwk = { ...open, kid, alg: "ES256", use: "sig", key_ops: ["verify"], ext: true };
  return { kid, publicJwk, secret: await asCryptoKey(private_jwk), open: await asCryptoKey(open) };
}

async function asCryptoKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, "ES256");
  if (key instanceof Uint8Array) throw new TypeError("A signing key must be an elliptic curve key.");
  return key;
}

async function lock(tx: Query): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext('platform.auth_signing_keys'))`;
}
