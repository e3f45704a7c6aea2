import { expect, test } from "vitest";
import { readEnv } from "./env.ts";

const company = { issuer: "https://id.example.com", clientId: "specs", clientSecret: "s", domains: ["example.com"] };

test("sign-in providers are read from JSON", () => {
  expect(readEnv({ OIDC_PROVIDERS: JSON.stringify({ company }) }).OIDC_PROVIDERS).toEqual({ company });
  expect(readEnv({}).OIDC_PROVIDERS).toBeUndefined();
});

test.each([
  ["google", /^OIDC_PROVIDERS must be JSON such as \{"google"/],
  ["[]", /^OIDC_PROVIDERS must be JSON such as/],
  [{ google: { clientId: "x" } }, /^OIDC_PROVIDERS\.google\.issuer must be an address such as/],
  [{ google: { issuer: "https://x.example.com" } }, /^OIDC_PROVIDERS\.google\.clientId must be a text/],
  [{ google: { ...company, domains: "example.com" } }, /^OIDC_PROVIDERS\.google\.domains must be a list such as/],
  [{ google: { ...company, vouchesForAll: "yes" } }, /^OIDC_PROVIDERS\.google\.vouchesForAll must be true or false/],
  [{ google: { ...company, secret: "s" } }, /^OIDC_PROVIDERS\.google knows issuer, clientId, .*, not secret/],
  [{ "My Company": company }, /^OIDC_PROVIDERS\.My Company is no name for a provider/],
])("providers written as %j are refused in one sentence", (written, sentence) => {
  const OIDC_PROVIDERS = typeof written === "string" ? written : JSON.stringify(written);
  expect(() => readEnv({ OIDC_PROVIDERS })).toThrow(sentence);
});

test("texts for the model are logged only when asked for, and proxies are trusted only when counted", () => {
  expect(readEnv({})).toMatchObject({ AI_LOG: false, TRUST_PROXY: 0 });
  expect(readEnv({ AI_LOG: "1", TRUST_PROXY: "2" })).toMatchObject({ AI_LOG: true, TRUST_PROXY: 2 });
  expect(() => readEnv({ AI_LOG: "yes" })).toThrow(/^AI_LOG must be 1 or 0/);
  expect(() => readEnv({ TRUST_PROXY: "all" })).toThrow(/^TRUST_PROXY must be a number of proxies/);
});

test("a language model is named whole or refused in one sentence", () => {
  const model = { AI_PROVIDER: "openai", AI_MODEL: "m" };
  expect(readEnv({ ...model, AI_DAILY_LIMIT: "20" })).toMatchObject({ ...model, AI_DAILY_LIMIT: 20 });
  expect(() => readEnv({ ...model, AI_PROVIDER: "skynet" })).toThrow(
    /^AI_PROVIDER must be one of openai, anthropic, google, mistral, openai-compatible, ollama; correct it/,
  );
  expect(() => readEnv({ AI_PROVIDER: "openai" })).toThrow(/^AI_PROVIDER needs AI_MODEL beside it/);
  expect(() => readEnv({ ...model, AI_PROVIDER: "openai-compatible" })).toThrow(/needs AI_BASE_URL beside it/);
  expect(() => readEnv({ AI_DAILY_LIMIT: "many" })).toThrow(/^AI_DAILY_LIMIT must be a number of drafts/);
  expect(() => readEnv({ SECRETS_KEY: "short" })).toThrow(/^SECRETS_KEY must have at least 16 characters/);
});
