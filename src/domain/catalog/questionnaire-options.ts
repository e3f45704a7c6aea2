import { wordTable } from "#domain/word-table.ts";

/** The choices of the questionnaire. Only 'other' is branched on; the rest are shown and stored as text. */
export const other = "other";

export const prdLanguages = ["English", "Spanish", "Mandarin", "French", "German", other] as const;

export const projectTypes = [
  "SaaS",
  "E-Commerce",
  "Landing page",
  "Blog website",
  "ERP",
  "Mobile application",
  "Membership website",
  "Portfolio website",
  "IOT and Software",
  other,
] as const;

export const frontendTechnologies = [
  "React",
  "Svelte",
  "Angular",
  "Vue.js",
  "Next.js",
  "Nuxt.js",
  "Bootstrap",
  "Ember.JS",
  "JQuery",
  other,
] as const;

export const backendTechnologies = [
  "Node.js",
  "Python",
  "Java",
  "Ruby on rails",
  "PHP",
  ".NET",
  "GO (Golang)",
  "Kotlin",
  "Rust",
  "Elixir",
  other,
] as const;

export const databaseTypes = [
  "MySQL",
  "PostgreSQL",
  "Microsoft SQL Server",
  "Oracle",
  "MongoDB",
  "Cassandra",
  "Redis",
  "DynamoDB",
  other,
] as const;

export const designFrameworks = [
  "Tailwind CSS",
  "Shadcn UI",
  "Bootstrap",
  "Material UI",
  "Ant Design",
  "Chakra UI",
  "Foundation by Zurb",
  "Bulma",
  "Carbon Design System",
  "Fluent UI",
  "Quasar Framework",
  other,
] as const;

/** Spellings the lists also had, read as the one that was kept. */
export const sameChoice = wordTable<string>({ JAVA: "Java", Fluent: "Fluent UI" });

export const authenticationTypes = [
  "Email/Password",
  "Social Login",
  "SSO",
  "Two-factor",
  "Magic Link",
  "Passwordless",
  "OAuth",
  "SAML",
  other,
] as const;

export const authenticationProviders = [
  "Firebase",
  "Auth0",
  "Okta",
  "AWS Cognito",
  "Supabase",
  "Custom solution",
  "Microsoft Identity",
  "Google Identity",
  other,
] as const;

/** 'None' is shown beside these and stored as null. */
export const paymentProviders = [
  "Stripe",
  "PayPal",
  "Braintree",
  "Square",
  "Adyen",
  "Authorize.Net",
  "Worldpay",
  "Klarna",
  "Checkout.com",
  "Mollie",
  other,
] as const;

export const primaryFonts = [
  "Inter",
  "Roboto",
  "Open Sans",
  "Lato",
  "Montserrat",
  "Poppins",
  "Source Sans Pro",
  "Nunito",
  "PT Sans",
  "Raleway",
] as const;

export const secondaryFonts = [...primaryFonts, "Playfair Display", "Merriweather", "Georgia", "Times New Roman"] as const;

/** Each business model with the name of its icon (lucide) and one sentence about it. */
export const businessModels = [
  { value: "Subscription", label: "Subscription", icon: "repeat", blurb: "Customers pay a recurring fee for continued access." },
  { value: "Freemium", label: "Freemium", icon: "gift", blurb: "The core is free; paid plans unlock more." },
  { value: "Advertising", label: "Advertising", icon: "megaphone", blurb: "Free for users; advertisers pay for reach." },
  { value: "Pay-per-use", label: "Pay-per-use (usage-based)", icon: "gauge", blurb: "Customers pay for what they consume." },
  {
    value: "Licensing",
    label: "Licensing (pay per user seat)",
    icon: "users",
    blurb: "Organizations pay for each person who uses it.",
  },
  {
    value: "SaaS",
    label: "SaaS (enterprise sales or custom development)",
    icon: "building",
    blurb: "Contracts with larger customers, tailored to their needs.",
  },
  {
    value: "Marketplace",
    label: "Marketplace",
    icon: "store",
    blurb: "Buyers and sellers meet; each sale carries a commission.",
  },
  {
    value: "Data Monetization",
    label: "Data Monetization (API as a service)",
    icon: "database",
    blurb: "Others pay to use your data or interface.",
  },
  { value: "E-commerce", label: "E-commerce", icon: "shopping-cart", blurb: "Products are sold directly to customers." },
  {
    value: "No Business Model",
    label: "No Business Model (internal ERP)",
    icon: "house",
    blurb: "An internal tool that saves cost rather than earns.",
  },
  { value: other, label: "other", icon: "pencil", blurb: "Something else; describe it in your own words." },
] as const;
