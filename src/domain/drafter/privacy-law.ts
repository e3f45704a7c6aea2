/** Which law on personal data a draft names, in the words its sentences need. */
export type PrivacyLaw = { name: string; breach: string; reference: string | undefined };

const GDPR: PrivacyLaw = {
  name: "the GDPR",
  breach: "within 72 hours under the GDPR",
  reference: "Regulation (EU) 2016/679 (GDPR)",
};
const UK: PrivacyLaw = {
  name: "the UK GDPR",
  breach: "within 72 hours under the UK GDPR",
  reference: "UK GDPR and Data Protection Act 2018",
};
const ELSEWHERE: PrivacyLaw = {
  name: "the privacy law that applies to the operator",
  breach: "as the privacy law that applies to the operator demands",
  reference: undefined,
};

const IN_EUROPE = /€|\b(?:euros?|eur|gdpr|vat|european|europe)\b/i;
const IN_UK = /£|\b(?:pence|nhs|gbp|uk)\b/i;
const OUTSIDE =
  /\$ ?\d|\d ?\$|\b(?:dollars?|usd|aud|cad|nzd|zip codes?|hipaa|ferpa|ccpa|social security number|\d+(?:[.,]\d+)? miles?|per mile|mileage|county|counties|rupees?|yen|naira|shillings?|pesos?|reais)\b/i;

/** The law where the idea is lived, as far as its money and measures tell; the GDPR where they tell nothing. */
export function privacyLawOf(description: string): PrivacyLaw {
  if (IN_EUROPE.test(description)) return GDPR;
  if (IN_UK.test(description)) return UK;
  return OUTSIDE.test(description) ? ELSEWHERE : GDPR;
}
