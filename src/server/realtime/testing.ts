import type { REALTIME_SUBSCRIBE_STATES, RealtimeChannel, RealtimeChannelOptions } from "@supabase/supabase-js";
import { importJWK, SignJWT } from "jose";
import { onTestFinished } from "vitest";
import type { Db } from "#data/db.ts";
import { aboutSigningKey } from "#server/auth/keys.ts";
import { openVault } from "#server/secrets/vault.ts";
import type { TestServer } from "#tests/support/server.ts";

export type Received = { event: string; payload: unknown; meta?: Record<string, unknown> };
type Options = { event?: string; config?: RealtimeChannelOptions["config"]; presence?: boolean };

export type Ear = {
  channel: RealtimeChannel;
  received: Received[];
  /** Every state the client reported, with the words that came along. */
  states: { state: `${REALTIME_SUBSCRIBE_STATES}`; reason: string | undefined }[];
};

/** Asks for a private channel with the real client and collects what comes. */
export function follow(db: Db, topic: string, { event = "change", config = {}, presence = false }: Options = {}): Ear {
  const channel = db.channel(topic, { config: { private: true, ...config } });
  const ear: Ear = { channel, received: [], states: [] };
  channel.on("broadcast", { event }, ({ event: name, payload, meta }) =>
    ear.received.push({ event: name, payload, ...(meta ? { meta } : {}) }),
  );
  if (presence) channel.on("presence", { event: "sync" }, () => {});
  channel.subscribe((state, error) => ear.states.push({ state, reason: error?.message }));
  onTestFinished(() => db.removeAllChannels().then(() => {}));
  return ear;
}

/** A token of this session with other claims, signed with the server's own key. */
export async function signedWith(server: TestServer, token: string, change: Record<string, unknown>): Promise<string> {
  const [row] = await server.database.sql`select kid, private_jwk from platform.auth_signing_keys where retired_at is null`;
  const { sealed, ...open } = row?.private_jwk ?? {};
  const vault = await openVault({ secret: server.authEnv.SECRETS_KEY, directory: server.authEnv.DATA_DIR });
  const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  return new SignJWT({ ...claims, ...change })
    .setProtectedHeader({ alg: "ES256", typ: "JWT", kid: row?.kid })
    .sign(await importJWK({ ...open, d: vault.open(sealed, aboutSigningKey(row?.kid)) }, "ES256"));
}
