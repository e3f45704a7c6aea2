import type { FoundEvidence } from "./evidence.ts";
import type { PageSight, SeenForm } from "./sight.ts";

const purposes: readonly (readonly [string, RegExp])[] = [
  ["search", /\b(search|suche\w*|find|recherche|buscar|cerca)\b/i],
  ["newsletter", /\b(newsletter|subscribe|mailing list|abonnieren|tips by (e-?)?mail|updates)\b/i],
  ["add to basket", /\b(add to (cart|basket|bag)|in den (warenkorb|korb)|ajouter au panier)\b/i],
  ["comment", /\b(comment|kommentar|leave a reply)\b/i],
  ["booking", /\b(book|reserv\w+|buchen|appointment|termin|enquire about dates)\b/i],
  ["order", /\b(order|checkout|pay|bestell\w+|kaufen|commander)\b/i],
  ["membership", /\b(member(ship)?|mitglied\w*|join|beitritt\w*|aufnahmeantrag)\b/i],
  ["contact", /\b(contact|kontakt|message|nachricht|enquiry|inquiry|question|feedback|help)\b/i],
];

/** The forms of a page, each named by what it is for. */
export function formsOf({ forms, address }: PageSight): FoundEvidence[] {
  return forms.map((form) => {
    const purpose = formPurpose(form);
    const fields = form.fields.map(({ label, type, required }) => ({ label: label || type, type, required }));
    const named = form.label || form.button || form.heading;
    return {
      kind: "form",
      address,
      name: `${purpose}: ${fields.map(({ label }) => label).join(", ")}`.slice(0, 300),
      quote: [named, ...fields.map(({ label }) => label)].filter(Boolean).join(" · ").slice(0, 900),
      detail: { purpose, fields, ...(form.region === "main" ? {} : { everywhere: true }) },
    };
  });
}

export function formPurpose({ fields, button, label, heading, action }: SeenForm): string {
  const passwords = fields.filter(({ type }) => type === "password").length;
  const path = action.replace(/[^\p{L}]+/gu, " ");
  if (passwords > 0)
    return passwords > 1 || fields.length > 3 || /sign ?up|register|create|join|registrier/i.test(`${button} ${path}`)
      ? "sign up"
      : "sign in";
  if (fields.some(({ type }) => type === "search") && fields.length < 4) return "search";
  const own = purposes.find(([, sign]) => [button, label, path].some((text) => sign.test(text)));
  return (
    own?.[0] ??
    purposes.find(([, sign]) => sign.test(heading))?.[0] ??
    (heading || label || button || "form").slice(0, 80).toLowerCase()
  );
}

/** By what a form is the same on every page. */
export function formKey({ detail }: FoundEvidence): string {
  return JSON.stringify([detail.purpose, (detail.fields ?? []).map(({ label, type }) => [label, type])]);
}
