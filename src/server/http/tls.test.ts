import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect as connectPlain } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ConnectionOptions, connect, createServer, type TLSSocket } from "node:tls";
import { generate } from "selfsigned";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readEnv } from "#server/env.ts";
import { STRICT_TRANSPORT } from "./guard-answer.ts";
import { listen } from "./listen.ts";
import { openTls } from "./tls.ts";

const directory = await mkdtemp(join(tmpdir(), "tls-"));
const files = { cert: join(directory, "cert.pem"), key: join(directory, "key.pem") };
const names: NonNullable<Parameters<typeof generate>[1]> = {
  algorithm: "sha256",
  keySize: 2048,
  extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] }],
};
const failures: unknown[] = [];
let server: Awaited<ReturnType<typeof listen>>;

async function renew(days = 90) {
  const notAfterDate = new Date(Date.now() + days * 86_400_000);
  const made = await generate([{ name: "commonName", value: "localhost" }], { ...names, notAfterDate });
  await writeFile(files.key, made.private);
  await writeFile(files.cert, made.cert);
}

beforeAll(async () => {
  await renew();
  const tls = await openTls(files, { everyMs: 50, onFailure: (error) => failures.push(error) });
  server = await listen({ host: "127.0.0.1", port: 0, tls });
});
afterAll(async () => {
  await server.drain(500);
  await rm(directory, { recursive: true });
});

/** What a client of these wishes agrees on, or why it does not. */
function shakeHands(port: number, wishes: ConnectionOptions) {
  return new Promise<{ protocol: string | null; cipher: string; fingerprint: string } | { refused: string }>((done) => {
    const socket: TLSSocket = connect({ host: "127.0.0.1", port, rejectUnauthorized: false, ...wishes }, () => {
      const { fingerprint256: fingerprint } = socket.getPeerCertificate();
      done({ protocol: socket.getProtocol(), cipher: socket.getCipher().name, fingerprint });
      socket.destroy();
    });
    socket.once("error", (error: NodeJS.ErrnoException) => done({ refused: error.code ?? error.message }));
  });
}

const old = { minVersion: "TLSv1", maxVersion: "TLSv1.1", ciphers: "DEFAULT@SECLEVEL=0" } as const;
const only12 = (ciphers: string) => ({ minVersion: "TLSv1.2", maxVersion: "TLSv1.2", ciphers }) as const;

test("only TLS 1.2 and 1.3 are spoken, the newest first, and of their ciphers the recommended, the strongest first [ASVS-09]", async () => {
  expect(await shakeHands(server.port, {})).toMatchObject({ protocol: "TLSv1.3", cipher: "TLS_AES_256_GCM_SHA384" });
  const weakFirst = "ECDHE-RSA-AES128-GCM-SHA256:ECDHE-RSA-AES256-GCM-SHA384";
  expect(await shakeHands(server.port, only12(weakFirst))).toMatchObject({
    protocol: "TLSv1.2",
    cipher: "ECDHE-RSA-AES256-GCM-SHA384",
  });
  expect(await shakeHands(server.port, old)).toEqual({ refused: expect.stringMatching(/ALERT_PROTOCOL_VERSION/) });
  const weak = [
    "AES128-SHA",
    "AES256-GCM-SHA384",
    "ECDHE-RSA-AES128-SHA256",
    "ECDHE-RSA-AES256-SHA",
    "DHE-RSA-AES128-GCM-SHA256",
  ];
  for (const cipher of weak) {
    expect(await shakeHands(server.port, only12(cipher)), cipher).toEqual({
      refused: expect.stringMatching(/HANDSHAKE_FAILURE/),
    });
  }
  // these clients do speak what is refused, where somebody takes it
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], { keySize: 2048 });
  const lenient = createServer({ key, cert, minVersion: "TLSv1", ciphers: "ALL@SECLEVEL=0" });
  await new Promise<void>((done) => lenient.listen(0, "127.0.0.1", done));
  const at = lenient.address();
  const port = typeof at === "object" && at ? at.port : 0;
  expect(await shakeHands(port, old)).toMatchObject({ protocol: "TLSv1.1" });
  expect(await shakeHands(port, only12("AES128-SHA"))).toMatchObject({ cipher: "AES128-SHA" });
  lenient.close();
});

test("answers say that the site is encrypted only, and what is not encrypted gets no answer at that port [ASVS-09]", async () => {
  server.answerWith({
    routes: [],
    fetch: async () => new Response("well", { headers: { "strict-transport-security": STRICT_TRANSPORT } }),
    watch: (_incoming, _outgoing, answer) => answer(),
    upgrade: async () => {},
    goAway: async () => {},
  });
  expect(server.url).toBe(`https://127.0.0.1:${server.port}`);
  const { request } = await import("node:https");
  const answer = await new Promise<{ strict: unknown; status: unknown }>((done, fail) => {
    const asking = request({ host: "127.0.0.1", port: server.port, rejectUnauthorized: false }, (response) => {
      response.resume();
      done({ strict: response.headers["strict-transport-security"], status: response.statusCode });
    });
    asking.once("error", fail).end();
  });
  expect(answer).toEqual({ strict: "max-age=31536000; includeSubDomains", status: 200 });
  const heard = await new Promise<string>((done) => {
    let words = "";
    const socket = connectPlain(server.port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"));
    socket.on("data", (bytes) => {
      words += bytes.toString("latin1");
    });
    socket.on("error", () => {});
    socket.once("close", () => done(words));
  });
  expect(heard).not.toContain("HTTP/");
});

test("a renewed certificate is used from then on, a broken one is said and not used [ASVS-10]", async () => {
  const seen = async () => {
    const shaken = await shakeHands(server.port, {});
    if ("refused" in shaken) throw new Error(shaken.refused);
    return shaken.fingerprint;
  };
  const first = await seen();
  await renew();
  await expect.poll(seen).not.toBe(first);
  const second = await seen();
  for (const broken of ["", "no certificate"]) {
    failures.length = 0;
    await writeFile(files.cert, broken);
    await expect.poll(() => failures.length).toBeGreaterThan(1);
    expect(await seen()).toBe(second);
  }
  expect(String(failures[0])).toContain("TLS_CERT and TLS_KEY must name a certificate and its private key");
  await renew();
  await expect.poll(seen).not.toBe(second);
});

test("what is wrong with the files is one sentence at the start, and what is doubtful is told [ASVS-10]", async () => {
  const missing = { ...files, key: join(directory, "missing.pem") };
  await expect(openTls(missing)).rejects.toThrow(/^TLS_KEY names .*missing\.pem, which cannot be read \(ENOENT\)/);
  await expect(openTls({ cert: files.key, key: files.key })).rejects.toThrow(/^TLS_CERT and TLS_KEY must name a certificate/);
  await renew(5);
  const { doubts } = await openTls(files);
  expect(doubts("specs.example.com").map((doubt) => doubt.split(" ").slice(0, 4).join(" "))).toEqual([
    "The certificate is not",
    "The certificate was signed",
    "The certificate ends on",
  ]);
  expect(doubts("localhost")).toHaveLength(2);
  expect(() => readEnv({ TLS_CERT: "a" })).toThrow("Set TLS_CERT and TLS_KEY, both or neither.");
  const both = { TLS_CERT: "a", TLS_KEY: "b" };
  expect(() => readEnv({ ...both, SITE_URL: "http://x.example" })).toThrow(/begin SITE_URL with https/);
  expect(readEnv(both).SITE_URL).toBe("https://localhost:3000");
});
