import { expect, test } from "vitest";
import { readIntegrations, readThirdPartyIntegrations, storedThirdPartyIntegrations } from "./third-party-integrations.ts";

const full = {
  auth_types: ["SSO", "Magic Link"],
  auth_provider: "other",
  auth_provider_other: "Keycloak",
  payment_provider: "Stripe",
  payment_provider_other: "",
  custom_providers: [{ name: "Mapbox", link: "mapbox" }],
};
const blank = {
  auth_types: [],
  auth_provider: "",
  auth_provider_other: "",
  payment_provider: null,
  payment_provider_other: "",
  custom_providers: [],
};

test("integrations hold their six fields, and absent ones read as blanks [DATA-03, INTEG-08]", () => {
  expect(readThirdPartyIntegrations(full)).toEqual(full);
  for (const nothing of [null, undefined, {}, "", "no JSON", [], 7]) expect(readThirdPartyIntegrations(nothing)).toEqual(blank);
  expect(readThirdPartyIntegrations({ custom_providers: [{ name: "Mapbox" }, { link: "x" }, null] }).custom_providers).toEqual([
    { name: "Mapbox", link: "" },
    { name: "", link: "x" },
    { name: "", link: "" },
  ]);
  // a writer's record is the reader's, so what lacks fields is stored with all of them
  const partial = { ...blank, auth_provider: "Okta" };
  expect(storedThirdPartyIntegrations(readThirdPartyIntegrations({ auth_provider: "Okta" }))).toEqual({
    third_party_integrations: partial,
    payment_provider: null,
  });
});

test("integrations are understood as an object and as a JSON string [INTEG-09]", () => {
  expect(readThirdPartyIntegrations(full)).toEqual(full);
  expect(readThirdPartyIntegrations(JSON.stringify(full))).toEqual(full);
  expect(readThirdPartyIntegrations(JSON.stringify(JSON.stringify(full)))).toEqual(full);
});

test("'None' is stored as null, and the payment provider is written to its own column too", () => {
  expect(readThirdPartyIntegrations({ ...full, payment_provider: "None" }).payment_provider).toBeNull();
  expect(
    storedThirdPartyIntegrations({ ...full, payment_provider: "None" }).third_party_integrations.payment_provider,
  ).toBeNull();
  expect(storedThirdPartyIntegrations({ ...full, payment_provider: null }).payment_provider).toBeNull();
  expect(storedThirdPartyIntegrations(full).payment_provider).toBe("Stripe");
  const named = { ...full, payment_provider: "other", payment_provider_other: " Paddle " };
  expect(storedThirdPartyIntegrations(named).payment_provider).toBe("Paddle");
  expect(storedThirdPartyIntegrations({ ...named, payment_provider_other: "" }).payment_provider).toBe("other");
});

test("provider rows without a word are left out, all others are kept as typed", () => {
  const rows = [
    { name: " ", link: "" },
    { name: "", link: "not a link" },
  ];
  expect(storedThirdPartyIntegrations({ ...full, custom_providers: rows }).third_party_integrations.custom_providers).toEqual([
    { name: "", link: "not a link" },
  ]);
});

test("an imported payment provider is shown until the integrations are saved", () => {
  const row = { third_party_integrations: null, payment_provider: "Paddle" };
  expect(readIntegrations(row)).toEqual({ ...blank, payment_provider: "other", payment_provider_other: "Paddle" });
  expect(readIntegrations({ ...row, payment_provider: "Adyen" }).payment_provider).toBe("Adyen");
  expect(readIntegrations({ third_party_integrations: full, payment_provider: "Adyen" })).toEqual(full);
  expect(readIntegrations({ ...row, payment_provider: "None" })).toEqual(blank);
  expect(readIntegrations(null)).toEqual(blank);
});
