import { createHmac, generateKeyPairSync, randomBytes, randomUUID } from "node:crypto";
import { SignJWT } from "jose";
import { revokeProjectApiKey } from "#data/project-api-keys.ts";
import { type Author, author, join, type Person, person } from "#tests/support/people.ts";
import type { RealInstance } from "#tests/support/real-server.ts";
import { addKey } from "#tests/support/sample-key.ts";

/** Everybody who attacks, by name, with the headers they send; nobody of them may see a word of the victim's. */
export type Cast = {
  headers: Record<string, Record<string, string>>;
  /** Those of them whom nothing may let in. */
  forged: string[];
  /** An organization of the attackers, where they may do what they like. */
  own: { organization_id: string; project_id: string; user_id: string };
  /** A key of their project, which opens what an agent is offered. */
  key: string;
  /** Whoever signed out or deleted their account on the way comes back as somebody else. */
  revive(): Promise<void>;
};
export type Victim = Author & { people: Person[] };

export async function castOf(server: RealInstance, victim: Victim): Promise<Cast> {
  const key = { apikey: server.publishableKey };
  const as = (token: string) => ({ ...key, authorization: `Bearer ${token}` });
  const living: Record<string, () => Promise<Person>> = {
    "admin of another organization": () => author(server),
    "viewer of another organization": () => author(server, { role: "viewer" }),
    stranger: () => person(server, { name: "stranger" }),
    "former member": () => formerMember(server, victim.organization_id),
  };
  const headers: Cast["headers"] = { anonymous: key, nobody: {} };
  for (const [name, make] of Object.entries(living)) headers[name] = as((await make()).token);
  const owner = await author(server);
  const gone = await person(server, { name: "gone" });
  await gone.db.auth.signOut();
  const [writing, reading, revoked] = await Promise.all([
    addKey(owner, owner.project_id),
    addKey(owner, owner.project_id, { scope: "read_only" }),
    addKey(owner, owner.project_id),
  ]);
  await revokeProjectApiKey(owner.db, { id: revoked.key.id, revoked_at: new Date().toISOString() });
  headers["key of another project"] = as(writing.token);
  headers["key that may only read"] = as(reading.token);
  const forgeries = {
    "signed out": gone.token,
    "revoked key": revoked.token,
    "key nobody made": `srs_${randomBytes(32).toString("hex")}`,
    ...(await forgeriesOf(owner.token, victim.id)),
  };
  for (const [name, token] of Object.entries(forgeries)) headers[name] = as(token);
  return {
    headers,
    forged: Object.keys(forgeries),
    key: writing.token,
    own: { organization_id: owner.organization_id, project_id: owner.project_id, user_id: owner.id },
    revive: async () => {
      for (const [name, make] of Object.entries(living)) {
        const { status } = await fetch(`${server.url}/auth/v1/user`, { headers: { ...headers[name], ...fromSomewhere() } });
        if (status === 200) continue;
        // they all sign in from here
        await server.admin.query("delete from platform.auth_limits where key like 'passwordPerAddress:%'");
        headers[name] = as((await make()).token);
      }
    },
  };
}

async function formerMember(server: RealInstance, organization_id: string): Promise<Person> {
  const former = await person(server, { name: "former" });
  await join(server, { organization_id, user_id: former.id, role: "admin" });
  await server.admin.query("delete from public.organization_members where user_id = $1", [former.id]);
  return former;
}

/** Tokens that say to be the victim's, as one who has no key writes them. */
async function forgeriesOf(token: string, sub: string): Promise<Record<string, string>> {
  const [head = "", body = "", signature = ""] = token.split(".");
  const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
  const write = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = { ...read(body), sub };
  const kid = read(head).kid;
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const signed = (payload: Record<string, unknown>) =>
    new SignJWT(payload).setProtectedHeader({ alg: "ES256", typ: "JWT", kid }).sign(privateKey);
  const hmac = `${write({ alg: "HS256", typ: "JWT", kid })}.${write(claims)}`;
  return {
    "unsigned token": `${write({ alg: "none", typ: "JWT" })}.${write(claims)}.`,
    "token of another key": await signed(claims),
    "token of the service": await signed({ ...claims, role: "service_role" }),
    "token with other words": `${head}.${write({ ...claims, role: "supabase_admin" })}.${signature}`,
    "token signed with what is public": `${hmac}.${createHmac("sha256", "public").update(hmac).digest("base64url")}`,
    "token without a subject": await signed({ role: "authenticated", exp: 9e9 }),
    "no token at all": randomBytes(40).toString("base64url"),
  };
}

/** An address of its own for each request, so that limits by address do not stand before what is tried. */
export function fromSomewhere(): Record<string, string> {
  const [a = 0, b = 0, c = 0] = randomBytes(3);
  return { "x-forwarded-for": `10.${a}.${b}.${c}`, "x-attack": randomUUID() };
}
