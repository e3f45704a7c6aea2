import type { FoundEvidence } from "./evidence.ts";
import type { PageSight } from "./sight.ts";

const providers = [
  "Google",
  "Microsoft",
  "Apple",
  "GitHub",
  "GitLab",
  "Facebook",
  "LinkedIn",
  "Twitter",
  "X",
  "Slack",
  "Amazon",
  "PayPal",
  "SSO",
  "SAML",
  "passkey",
];
const VERB =
  "(?:sign(?:ed)?[ -]?(?:in|up)|log(?:ged)?[ -]?in|continue|register|anmelden|einloggen|weiter|registrieren|se connecter|continuer|iniciar sesión|continuar|accedi)";
const WITH = new RegExp(
  `(?:${VERB}\\s+(?:with|using|via|mit|über|avec|con)\\s+(?:your\\s+|a\\s+|dem?\\s+)?(${providers.join("|")})\\b|\\b(?:mit|con|avec)\\s+(${providers.join("|")})\\s+(?:anmelden|einloggen|registrieren|weiter))`,
  "iu",
);
const LINK =
  /\b(?:sign|log)[ -]?in (?:link|code)\b.*\b(?:e-?mail)|magic link|e-?mail (?:me )?a (?:sign|log)[ -]?in (?:link|code)|anmelde-?link|one-time code/i;

/** How people get in: by what buttons and links offer, and by forms that ask for a password. */
export function signInOf({ parts, links, forms, address }: PageSight): FoundEvidence[] {
  const found = new Map<string, FoundEvidence>();
  const add = (name: string, quote: string) => {
    if (!found.has(name)) found.set(name, { kind: "sign_in", name, quote: quote.slice(0, 300), address, detail: {} });
  };
  const offers = [...parts.filter(({ kind }) => kind === "control").map(({ text }) => text), ...links.map(({ text }) => text)];
  for (const text of offers) {
    const named = WITH.exec(text);
    const provider = named?.[1] ?? named?.[2];
    if (provider) add(providers.find((one) => one.toLowerCase() === provider.toLowerCase()) ?? provider, text);
    else if (text.length < 80 && LINK.test(text)) add("Link by e-mail", text);
  }
  for (const { fields, button, label } of forms) {
    const password = fields.find(({ type }) => type === "password");
    if (!password) {
      if (fields.length === 1 && LINK.test(`${button} ${label}`)) add("Link by e-mail", button || label);
      continue;
    }
    const who = fields.find(({ type, label: name }) => type === "email" || /e-?mail/i.test(name));
    add(
      who ? "E-mail and password" : "Name and password",
      [(who ?? fields[0])?.label, password.label, button].filter(Boolean).join(" · "),
    );
  }
  return [...found.values()];
}
