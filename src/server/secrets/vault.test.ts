import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openVault } from "./vault.ts";

const directory = await mkdtemp(join(tmpdir(), "vault-"));
afterAll(() => rm(directory, { recursive: true }));

test("what is sealed opens only with the same secret, beside the same words, and unchanged", async () => {
  const vault = await openVault({ secret: "correct horse battery", directory });
  const sealed = vault.seal("sk-key", "about");
  expect(vault.open(sealed, "about")).toBe("sk-key");
  expect(vault.seal("sk-key", "about")).not.toBe(sealed);
  expect(vault.open(sealed, "about another")).toBeUndefined();
  const [version, id, body = ""] = sealed.split(".");
  const bytes = Buffer.from(body, "base64");
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  for (const broken of [`${version}.${id}.${bytes.toString("base64")}`, `v1.00000000.${body}`, "", "AAAA", sealed.slice(0, 20)]) {
    expect(vault.open(broken, "about"), broken).toBeUndefined();
  }
  const other = await openVault({ secret: "another horse battery", directory });
  expect(other.open(sealed, "about")).toBeUndefined();
  expect(other.proof).not.toBe(vault.proof);
});

test("without a secret one is made once, for its owner alone, by whoever comes first", async () => {
  const made = join(directory, "new");
  const vaults = await Promise.all([1, 2, 3].map(() => openVault({ secret: undefined, directory: made })));
  expect(new Set(vaults.map(({ proof }) => proof)).size).toBe(1);
  const file = join(made, "secrets-key");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readFile(file, "utf8")).length).toBeGreaterThan(40);
});

test("a new secret opens what the one before it sealed, and seals anew [SIGN-24]", async () => {
  const old = await openVault({ secret: "correct horse battery", directory });
  const sealed = old.seal("a secret", "about");
  const rotated = await openVault({ secret: "another horse battery", previous: "correct horse battery", directory });
  expect(rotated.open(sealed, "about")).toBe("a secret");
  // as it was written before ciphertexts named their key
  expect(rotated.open(sealed.split(".")[2] ?? "", "about")).toBe("a secret");
  expect([rotated.isCurrent(sealed), rotated.isCurrent(rotated.seal("a secret", "about"))]).toEqual([false, true]);
  const kept = join(directory, "kept");
  const byFile = (await openVault({ secret: undefined, directory: kept })).seal("from the file", "about");
  expect((await openVault({ secret: "set for the first time", directory: kept })).open(byFile, "about")).toBe("from the file");
});
