import type { EvidenceDetail, FoundEvidence } from "#domain/evidence/evidence.ts";

type Wrong = (item: FoundEvidence) => boolean;
const says =
  (words: RegExp, ...kinds: FoundEvidence["kind"][]): Wrong =>
  ({ kind, name, quote, detail }) =>
    (kinds.length === 0 || kinds.includes(kind)) && words.test(`${name} ${quote} ${JSON.stringify(detail)}`);
const any =
  (...kinds: FoundEvidence["kind"][]): Wrong =>
  ({ kind }) =>
    kinds.includes(kind);
const asks =
  (isWrong: (detail: EvidenceDetail & { amount: number }) => boolean): Wrong =>
  ({ kind, detail }) =>
    kind === "price" && detail.amount !== undefined && isWrong({ ...detail, amount: detail.amount });
const amounts = (...wrong: number[]) => asks(({ amount }) => wrong.includes(amount));

/** What each site's list says must not be asserted, as far as evidence can assert it. */
export const mustNot: Readonly<Record<string, readonly Wrong[]>> = {
  blog: [any("price", "plan", "sign_in", "role"), says(/npm|react|node\.js/i), says(/leave this empty/i, "form")],
  broken: [
    says(/\ufffd|Ã|Â£/),
    says(/\bMOT\b/, "feature", "price"),
    asks(({ amount, former }) => amount === 890 || (amount === 29.99 && !former)),
    amounts(8, 5.3, 8.3, 12.3, 20, 4512),
    says(/newsletter/i, "form"),
    says(/newsletter\.htm|guestbook|untitled document/i, "page"),
    any("plan"),
    says(/honest mechanics|be back/i, "feature"),
    ({ kind, address }) => kind === "form" && /contact/.test(address),
  ],
  docs: [
    any("price", "plan", "sign_in"),
    says(/stripe|websocket/i),
    says(/card number|helpful/i, "form"),
    says(/^(admin|editor|guest)/i, "role"),
    ({ kind, address }) => kind === "page" && /^\/(v2\/queues|order)/.test(new URL(address).pathname),
  ],
  huge: [
    any("plan", "sign_in"),
    amounts(41_000_000, 2000),
    ({ kind, address }) => kind === "page" && /[?&](size|finish|page)=|\/item\/2001/.test(address),
  ],
  jsonly: [any("form", "price", "plan", "sign_in", "role", "feature")],
  robots: [amounts(777, 999, 333, 9, 1.5, 12.6, 1_123_987), says(/\bPIN\b|okta|card number/i), any("sign_in")],
  saas: [
    says(/SAML|single sign|fingerprint|lose a weekend|start your free trial|joyful|other people's hours/i, "feature", "role"),
    says(/react|django|deputy|google analytics|stripe/i),
    amounts(1800, 500, 3.2, 1.5, 3_200_000, 1_500_000, 0),
    asks(({ amount, period }) => amount === 0.06 && period !== null),
    says(/hospital/i, "price"),
    says(/^(manager|vet|owner|guest)/i, "role"),
    ({ detail }) => detail.trial_days !== undefined && detail.trial_days !== 14,
    says(/reset/i, "form"),
  ],
  shop: [
    says(/stripe|paypal|shopify|woocommerce|forever board/i),
    amounts(200, 50, 0, 4.8, 1312, 5, 72, 1.25, 1),
    asks(({ amount, currency }) => amount === 198_000 && currency !== "JPY"),
    asks(({ amount, former }) => amount === 42 && !former),
    says(/google/i, "sign_in"),
    ({ kind, name }) => kind === "language" && name === "de",
    any("plan"),
    says(/review/i, "form"),
  ],
  slow: [({ address }) => address.includes("/stuck"), amounts(49, 1100, 25), any("sign_in", "plan")],
  verein: [
    amounts(60, 5000, 1_200_000, 1.2, 1.08, 1250, 50),
    says(/paypal|google analytics/i),
    any("sign_in"),
    says(/jetzt mitglied werden/i, "feature"),
    says(/vorstand/i, "role"),
    ({ kind, address }) => kind === "plan" && address.includes("/en/"),
  ],
};
