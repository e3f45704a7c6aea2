import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import { isIP } from "node:net";
import { createSecureContext, type SecureContextOptions, type Server, type TlsOptions } from "node:tls";
import { Halt, unreadable } from "#server/halt.ts";

/** Paths of PEM files: the certificate with those that lead to it, and its private key. */
export type TlsFiles = { cert: string; key: string };
export type Tls = {
  options: TlsOptions;
  /** From now on answers with what the files hold, also after they were renewed; the result ends that. */
  follow(server: Server): () => void;
  /** What whoever runs the server should know of the certificate, for a site of that name. */
  doubts(host: string): string[];
};
type Pair = { cert: string; key: string };

const LOOK_AGAIN_MS = 60_000;
const SOON_MS = 14 * 86_400_000;

/** Forward secrecy and authenticated encryption, the strongest first; everything else of TLS 1.2 is left out. */
const CIPHERS = [
  "TLS_AES_256_GCM_SHA384",
  "TLS_CHACHA20_POLY1305_SHA256",
  "TLS_AES_128_GCM_SHA256",
  "ECDHE-ECDSA-AES256-GCM-SHA384",
  "ECDHE-RSA-AES256-GCM-SHA384",
  "ECDHE-ECDSA-CHACHA20-POLY1305",
  "ECDHE-RSA-CHACHA20-POLY1305",
  "ECDHE-ECDSA-AES128-GCM-SHA256",
  "ECDHE-RSA-AES128-GCM-SHA256",
].join(":");

const RULES = { minVersion: "TLSv1.2", ciphers: CIPHERS, honorCipherOrder: true } as const satisfies SecureContextOptions;

/** Reads both files, or ends the start with one sentence. */
export async function openTls(
  files: TlsFiles,
  { onFailure = () => {}, everyMs = LOOK_AGAIN_MS }: { onFailure?: (error: unknown) => void; everyMs?: number } = {},
): Promise<Tls> {
  let pair = await readPair(files);
  return {
    options: { ...RULES, ...pair },
    follow: (server) => {
      const timer = setInterval(() => void renew(server).catch(onFailure), everyMs);
      timer.unref();
      return () => clearInterval(timer);
    },
    doubts: (host) => doubtsOf(new X509Certificate(pair.cert), host),
  };

  async function renew(server: Server) {
    const next = await readPair(files);
    if (next.cert === pair.cert && next.key === pair.key) return;
    server.setSecureContext({ ...RULES, ...next });
    pair = next;
  }
}

async function readPair(files: TlsFiles): Promise<Pair> {
  const pair = { cert: await readPem("TLS_CERT", files.cert), key: await readPem("TLS_KEY", files.key) };
  if (isPair(pair)) return pair;
  throw new Halt("TLS_CERT and TLS_KEY must name a certificate and its private key, both as PEM and without a passphrase.");
}

/** A file that is being written is empty for a moment, and an empty one would be taken for none. */
function isPair({ cert, key }: Pair): boolean {
  try {
    createSecureContext({ cert, key });
    return new X509Certificate(cert).checkPrivateKey(createPrivateKey(key));
  } catch {
    return false;
  }
}

export async function readPem(name: string, path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    throw unreadable(name, path, error);
  }
}

function doubtsOf(certificate: X509Certificate, host: string): string[] {
  const { validTo, subject, issuer } = certificate;
  const isFor = isIP(host) === 0 ? certificate.checkHost(host) : certificate.checkIP(host);
  return [
    ...(isFor ? [] : [`The certificate is not for ${host}.`]),
    ...(subject === issuer ? ["The certificate was signed by itself; browsers trust those of a public authority."] : []),
    ...(Date.parse(validTo) - Date.now() < SOON_MS ? [`The certificate ends on ${validTo}.`] : []),
  ];
}
