import { expect, test } from "vitest";
import {
  authenticationProviders,
  authenticationTypes,
  backendTechnologies,
  businessModels,
  databaseTypes,
  designFrameworks,
  frontendTechnologies,
  paymentProviders,
  prdLanguages,
  primaryFonts,
  projectTypes,
  sameChoice,
  secondaryFonts,
} from "./questionnaire-options.ts";

test("people sign in in nine documented ways [CONST-04]", () => {
  expect(authenticationTypes).toEqual([
    "Email/Password",
    "Social Login",
    "SSO",
    "Two-factor",
    "Magic Link",
    "Passwordless",
    "OAuth",
    "SAML",
    "other",
  ]);
});

test("the nine authentication providers are offered [CONST-05]", () => {
  expect(authenticationProviders).toEqual([
    "Firebase",
    "Auth0",
    "Okta",
    "AWS Cognito",
    "Supabase",
    "Custom solution",
    "Microsoft Identity",
    "Google Identity",
    "other",
  ]);
});

test("the payment providers end in other; 'None' is shown beside them [CONST-06]", () => {
  expect(paymentProviders).toEqual([
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
    "other",
  ]);
});

test("the ten project types are offered [CONST-11]", () => {
  expect(projectTypes).toEqual([
    "SaaS",
    "E-Commerce",
    "Landing page",
    "Blog website",
    "ERP",
    "Mobile application",
    "Membership website",
    "Portfolio website",
    "IOT and Software",
    "other",
  ]);
});

test("the ten frontends are offered [CONST-12]", () => {
  expect(frontendTechnologies).toEqual([
    "React",
    "Svelte",
    "Angular",
    "Vue.js",
    "Next.js",
    "Nuxt.js",
    "Bootstrap",
    "Ember.JS",
    "JQuery",
    "other",
  ]);
});

test("every backend is offered once, and the doubled 'JAVA' is read as 'Java' [CONST-13]", () => {
  expect(backendTechnologies).toEqual([
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
    "other",
  ]);
  expect(sameChoice.JAVA).toBe("Java");
});

test("the nine databases are offered [CONST-14]", () => {
  expect(databaseTypes).toEqual([
    "MySQL",
    "PostgreSQL",
    "Microsoft SQL Server",
    "Oracle",
    "MongoDB",
    "Cassandra",
    "Redis",
    "DynamoDB",
    "other",
  ]);
});

test("every design framework is offered once, and the doubled 'Fluent' is read as 'Fluent UI' [CONST-15]", () => {
  expect(designFrameworks).toEqual([
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
    "other",
  ]);
  expect(sameChoice.Fluent).toBe("Fluent UI");
});

test("a specification is written in one of five languages or another [CONST-16]", () => {
  expect(prdLanguages).toEqual(["English", "Spanish", "Mandarin", "French", "German", "other"]);
});

test("the secondary fonts are the primary ones and four serifs [CONST-17]", () => {
  const ten = [
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
  ];
  expect(primaryFonts).toEqual(ten);
  expect(secondaryFonts).toEqual([...ten, "Playfair Display", "Merriweather", "Georgia", "Times New Roman"]);
});

test("the eleven business models each have an icon and a description [CONST-18]", () => {
  expect(businessModels.map(({ label }) => label)).toEqual([
    "Subscription",
    "Freemium",
    "Advertising",
    "Pay-per-use (usage-based)",
    "Licensing (pay per user seat)",
    "SaaS (enterprise sales or custom development)",
    "Marketplace",
    "Data Monetization (API as a service)",
    "E-commerce",
    "No Business Model (internal ERP)",
    "other",
  ]);
  for (const { icon, blurb } of businessModels) {
    expect(icon).toMatch(/^[a-z-]+$/);
    expect(blurb.length).toBeGreaterThan(10);
  }
  expect(new Set(businessModels.map(({ icon }) => icon)).size).toBe(businessModels.length);
});
