import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** What reaches other machines without the connector: each file, and what it reaches. The operator has named all of it. */
const reaching: Record<string, string> = {
  "outside/connector.ts": "the connector",
  "ai/providers.ts": "models, each handed the connector as its `fetch`",
  "auth/oidc.ts": "OpenID Connect providers, by the connector as their `fetch`",
  "homes/backend.ts": "our own home, by a `fetch` that leaves no process",
  "homes/supabase.ts": "the Supabase of the third home",
  "homes/supabase-sessions.ts": "the Supabase of the third home",
  "realtime/pass-on.ts": "the Supabase of the third home",
  "backup/files.ts": "the Supabase a backup is made of",
  "backup/reach.ts": "the Supabase a backup is made of",
  "backup/told.ts": "nothing: it knows the errors of what the others reach",
  "mail/mailer.ts": "the mail server",
  "storage/s3-drive.ts": "the bucket of files",
  "storage/virus-scanner.ts": "the virus scanner",
  "syslog/syslog.ts": "the system that takes the log",
  "postgres/connection.ts": "PostgreSQL",
};
const CONNECTS = /^(?:request|get|connect|createConnection|Agent|Socket|TLSSocket|ClientRequest)$/;
/** A server of sockets is none that goes out, nor what is asked of a provider once it was found. */
const GOES_OUT: Record<string, RegExp> = { ws: /^WebSocket$/, "openid-client": /^discovery$/, jose: /^createRemoteJWKSet$/ };
const PACKAGES =
  /^(?:undici|nodemailer|@aws-sdk\/.*|@ai-sdk\/.*|@supabase\/supabase-js|@modelcontextprotocol\/client|node:(?:dgram|http2|inspector))$/;

test("nothing of the server but the connector reaches a server that somebody else names [ATTACK-152]", () => {
  const files = globSync("**/*.ts", { cwd: root }).filter((file) => !/\.test\.ts$|(?:^|\/)testing[^/]*\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  const found = files.filter((file) => waysOut(readFileSync(join(root, file), "utf8")));
  expect(found.toSorted()).toEqual(Object.keys(reaching).toSorted());
});

function waysOut(code: string): boolean {
  const plain = code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  if (/(?<![.\w])fetch\((?!request: Request)|\bglobalThis\.fetch|new (?:WebSocket|EventSource|XMLHttpRequest)\(/.test(plain))
    return true;
  for (const [, named = "", from = ""] of plain.matchAll(/^import ([^;]*?) from "([^"]+)";/gms)) {
    if (named.startsWith("type ")) continue;
    const names = named
      .replaceAll(/[{}\s]+/g, " ")
      .split(",")
      .map((name) => name.trim());
    const values = names.filter((name) => name !== "" && !name.startsWith("type ")).map((name) => name.split(" as ")[0] ?? "");
    if (values.length > 0 && PACKAGES.test(from)) return true;
    if (values.some((name) => GOES_OUT[from]?.test(name))) return true;
    if (/^node:(?:https?|net|tls)$/.test(from) && values.some((name) => CONNECTS.test(name) || name.startsWith("*"))) return true;
  }
  return [...plain.matchAll(/(?<!typeof )import\("([^"]+)"\)/g)].some(([, from = ""]) => PACKAGES.test(from));
}
