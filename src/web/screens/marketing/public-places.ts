import { paths } from "#web/lib/paths.ts";

/** What the public header and footer lead to. */
export const productPlaces = [
  { to: paths.features(), label: "Features", hint: "What it drafts, keeps and hands over" },
  { to: paths.howItWorks(), label: "How it works", hint: "From four answers to a specification" },
  { to: paths.enterprise(), label: "Enterprise", hint: "On your own servers, with your own model" },
];

export const headerPlaces = [
  { to: paths.pricing(), label: "Pricing" },
  { to: paths.blog(), label: "Blog" },
  { to: paths.docs(), label: "Docs" },
];

export const footerGroups = [
  { title: "Product", places: [...productPlaces, { to: paths.pricing(), label: "Pricing" }] },
  {
    title: "Resources",
    places: [
      { to: paths.blog(), label: "Blog" },
      { to: paths.docs(), label: "Documentation" },
      { to: paths.rules(), label: "Rules on wording" },
    ],
  },
  {
    title: "Company",
    places: [
      { to: paths.about(), label: "About us" },
      { to: paths.careers(), label: "Careers" },
      { to: paths.contact(), label: "Contact" },
    ],
  },
];

export const legalPlaces = [
  { to: paths.terms(), label: "Terms" },
  { to: paths.privacy(), label: "Privacy" },
  { to: paths.cookies(), label: "Cookies" },
];
