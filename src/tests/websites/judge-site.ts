import * as z from "zod";
import type { FoundEvidence } from "#domain/evidence/evidence.ts";
import type { ServedSite } from "./serve-site.ts";

const item = z.looseObject({});
/** What somebody listed by hand who knew the website and not the reader. */
export const expectedSite = z.looseObject({
  pages: z.array(
    item.extend({ path: z.string(), title: z.string(), optional: z.boolean().optional(), pattern: z.boolean().optional() }),
  ),
  forms: z.array(
    item.extend({
      page: z.string().optional(),
      on_pages: z.union([z.string(), z.array(z.string())]).optional(),
      fields: z.array(z.object({ label: z.string(), type: z.string(), required: z.boolean().optional() })),
    }),
  ),
  prices: z.array(
    item.extend({
      page: z.string(),
      what: z.string(),
      amount: z.number(),
      currency: z.string(),
      period: z.string().nullable(),
      optional: z.boolean().optional(),
    }),
  ),
  plans: z.array(item.extend({ name: z.string() })),
  sign_in: z.array(z.string()),
  languages: z.array(z.string()),
  roles: z.array(item.extend({ name: z.string() })),
  features: z.array(item.extend({ page: z.string(), name: z.string(), quote: z.string(), optional: z.boolean().optional() })),
  structured_data: z.array(z.string()),
  must_not_be_requested: z
    // by who is meant: first those who are not named
    .union([z.array(z.string()), z.record(z.string(), z.array(z.string()))])
    .transform((said) => (Array.isArray(said) ? said : (Object.values(said)[0] ?? [])))
    .default([]),
});
export type ExpectedSite = z.output<typeof expectedSite>;

type Judged = {
  /** By kind how many of the listed facts were found. */
  counts: Record<string, [found: number, of: number]>;
  missing: unknown[];
  extra: string[];
  /** What was asked for against the site's word. */
  forbidden: string[];
};

const plain = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[\u00a0\u202f\u2009]/g, " ")
    .replace(/[“”„«»"]/g, '"')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

/** Holds the evidence of a site against the facts listed of it; a page's name has to be the page's own, a quote be in the site's words. */
export function judgeSite({
  expected: given,
  evidence,
  origin,
  visits,
}: {
  expected: unknown;
  evidence: readonly FoundEvidence[];
  origin: string;
  visits: ServedSite["visits"];
}): Judged {
  const expected = expectedSite.parse(given);
  const of = (kind: FoundEvidence["kind"]) => evidence.filter((one) => one.kind === kind);
  const at = ({ address }: FoundEvidence) => address.replace(origin, "");
  const counts: Judged["counts"] = {};
  const missing: unknown[] = [];
  const judge = <Fact>(name: string, facts: readonly Fact[], isFound: (fact: Fact) => boolean) => {
    const lost = facts.filter((fact) => !isFound(fact));
    counts[name] = [facts.length - lost.length, facts.length];
    missing.push(...lost.map((fact) => ({ [name]: fact })));
  };

  const pages = expected.pages.filter(({ optional }) => !optional);
  judge("pages", pages, ({ path, title, pattern }) =>
    of("page").some((one) =>
      pattern
        ? matchesPattern(path, at(one)) && matchesPattern(title, one.name)
        : samePath(at(one), path) && plain(one.name) === plain(title),
    ),
  );
  judge("forms", expected.forms, ({ page, on_pages, fields }) =>
    of("form").some(
      (one) =>
        (on_pages || samePath(at(one), page ?? "/") || matchesPattern(page ?? "", at(one))) &&
        sameFields(one.detail.fields ?? [], fields),
    ),
  );
  const taken = new Set<FoundEvidence>();
  const wanted = expected.prices.filter(({ optional }) => !optional);
  judge("prices", wanted, (price) => {
    const found = of("price").find((one) => !taken.has(one) && isPrice(one, price));
    if (found) taken.add(found);
    return found !== undefined;
  });
  judge(
    "features",
    expected.features.filter(({ optional }) => !optional),
    ({ quote }) => of("feature").some((one) => holds(one.quote, quote)),
  );
  judge("plans", expected.plans, ({ name }) => of("plan").some((one) => plain(one.name) === plain(name)));
  judge("sign_in", expected.sign_in, (name) =>
    of("sign_in").some((one) => plain(`${one.name} ${one.quote}`).includes(signInWord(name))),
  );
  judge("languages", expected.languages, (code) => of("language").some(({ name }) => name === code));
  judge("roles", expected.roles, ({ name }) =>
    of("role").some((one) => plain(one.name).includes(plain(name)) || plain(name).includes(plain(one.name))),
  );
  judge("structured_data", expected.structured_data, (type) => of("structured_data").some(({ name }) => name === type));

  const extra = [
    ...of("price").filter((one) => !taken.has(one)),
    ...of("plan").filter((one) => !expected.plans.some(({ name }) => plain(name) === plain(one.name))),
    ...of("role").filter(
      (one) => !expected.roles.some(({ name }) => plain(one.name).includes(plain(name)) || plain(name).includes(plain(one.name))),
    ),
    ...of("sign_in").filter(
      (one) => !expected.sign_in.some((name) => plain(`${one.name} ${one.quote}`).includes(signInWord(name))),
    ),
    ...of("language").filter(({ name }) => !expected.languages.includes(name)),
    ...of("form").filter((one) => !expected.forms.some(({ fields }) => sameFields(one.detail.fields ?? [], fields))),
    ...of("structured_data").filter(({ name }) => !expected.structured_data.includes(name)),
  ].map((one) => `${one.kind} ${at(one)} ${one.name} “${one.quote}” ${JSON.stringify(one.detail)}`);
  const forbidden = visits
    .filter(({ path }) => expected.must_not_be_requested.some((one) => matchesForbidden(one, path)))
    .map(({ path }) => path);
  return { counts, missing, extra, forbidden };
}

const samePath = (one: string, other: string) => trimmed(one) === trimmed(other);
const trimmed = (path: string) => path.replace(/[?#].*$/, "").replace(/\/(index\.html?)?$/, "") || "/";

function matchesPattern(pattern: string, said: string): boolean {
  const source = pattern.split("{n}").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${source.join("\\d+")}/?$`).test(said);
}

/** A path to the letter, or all that begins with it where it ends in an open query. */
function matchesForbidden(listed: string, path: string): boolean {
  return listed.endsWith("=") ? path.startsWith(listed) : path === listed || path === listed.replace(/\/$/, "");
}

function sameFields(
  found: readonly { label: string; type: string; required: boolean }[],
  listed: ExpectedSite["forms"][number]["fields"],
): boolean {
  return (
    found.length === listed.length &&
    listed.every((one) =>
      found.some(
        ({ label, type, required }) =>
          plain(label).replace(/[*:]/g, "").trim() === plain(one.label).replace(/[*:]/g, "").trim() &&
          type === one.type &&
          required === (one.required ?? false),
      ),
    )
  );
}

function isPrice(
  { address, detail }: FoundEvidence,
  { page, amount, currency, period, what }: ExpectedSite["prices"][number],
): boolean {
  const path = new URL(address).pathname;
  return (
    (samePath(path, page) || matchesPattern(page, path)) &&
    detail.amount === amount &&
    detail.currency === currency &&
    (detail.period ?? null) === (period === "once" ? null : period) &&
    sharesWord(`${detail.what} ${detail.context ?? ""}`, what)
  );
}

function sharesWord(one: string, other: string): boolean {
  const words = (text: string) => plain(text).match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return (
    words(other).length === 0 ||
    words(other).some((word) => words(one).some((said) => said.startsWith(word.slice(0, 5)) || word.startsWith(said.slice(0, 5))))
  );
}

function holds(found: string, listed: string): boolean {
  const [said, wanted] = [plain(found), plain(listed)];
  if (said.includes(wanted)) return true;
  // a quote of two sentences counts where one whole sentence of some length was found
  return said.length >= 25 && wanted.includes(said);
}

function signInWord(name: string): string {
  return name === "email" ? "e-mail and" : name.toLowerCase();
}
