import {
  generateOverviewMutation,
  generateProductPerspectiveMutation,
  generateReferencesMutation,
  generateScopeMutation,
} from "#web/queries/specifications.ts";

/** The four texts of Project Overview, in their order. */
export const overviewTexts = [
  {
    field: "project_overview",
    label: "Project overview",
    hint: "The product in a few paragraphs: what it is, for whom, and which problem it solves.",
    example:
      "Loans lets the readers of a town library see and renew what they borrowed, so that the desk has time for questions.",
    rows: 9,
    generate: { label: "Generate Overview", mutation: generateOverviewMutation },
  },
  {
    field: "project_scope",
    label: "Project scope",
    hint: "What the first release does, and what is left out on purpose.",
    example: "In: loans, renewals, reminders by mail. Out: buying books, and lending between libraries.",
    rows: 9,
    generate: { label: "Generate Scope", mutation: generateScopeMutation },
  },
  {
    field: "references_list",
    label: "References",
    hint: "Documents, standards and sites this specification leans on, one per line.",
    example: "Lending rules of the town library, 2025",
    rows: 4,
    generate: { label: "Generate References", mutation: generateReferencesMutation },
  },
  {
    field: "product_perspective",
    label: "Product perspective",
    hint: "Where it fits among other systems: what it replaces, extends or talks to.",
    example: "It reads the catalogue of the library and replaces the paper slips at the desk.",
    rows: 4,
    generate: { label: "Generate Product Perspective", mutation: generateProductPerspectiveMutation },
  },
] as const;
export type OverviewText = (typeof overviewTexts)[number];
