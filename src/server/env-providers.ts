import * as z from "zod";

const WANTED = `must be JSON such as {"google": {"issuer": "https://accounts.google.com", "clientId": "…", "clientSecret": "…"}}`;
const WANTED_NAME = "is no name for a provider; use one such as google or my-company";

const text = z.string({ error: "must be a text" }).trim().min(1, "must not be empty");
const provider = z.strictObject(
  {
    issuer: z.url({ protocol: /^https?$/, error: "must be an address such as https://accounts.google.com" }),
    clientId: text,
    clientSecret: text.optional(),
    /** E-mail domains whose people sign in there, and no others. */
    domains: z.array(text, { error: 'must be a list such as ["example.com"]' }).optional(),
    /** Its word counts for addresses of all domains. */
    vouchesForAll: z.boolean({ error: "must be true or false" }).optional(),
  },
  {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `knows issuer, clientId, clientSecret, domains and vouchesForAll, not ${issue.keys?.join(", ")}`
        : "must be an object with issuer, clientId and clientSecret",
  },
);
const name = z.string().regex(/^(?!email$|phone$|anonymous$)[a-z][a-z0-9_-]*$/);

/** OpenID Connect providers by name, written as JSON. */
export const oidcProviders = z
  .string()
  .transform((written, context) => {
    try {
      return JSON.parse(written) as unknown;
    } catch {
      context.addIssue({ code: "custom", message: WANTED });
      return z.NEVER;
    }
  })
  .pipe(z.record(name, provider, { error: (issue) => (issue.code === "invalid_key" ? WANTED_NAME : WANTED) }));
