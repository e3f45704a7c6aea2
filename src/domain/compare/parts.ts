import { externalInterfaceLabels } from "#domain/nouns/external-interfaces.ts";
import { qualityCharacteristicLabels } from "#domain/nouns/quality-requirements.ts";

/** The columns of a specification that are words, in the parts and the order they are read in. */
export const textParts = [
  {
    key: "overview",
    label: "Project Overview",
    fields: {
      project_overview: "Project overview",
      project_scope: "Project scope",
      references_list: "References",
      product_perspective: "Product perspective",
    },
  },
  {
    key: "business_model",
    label: "Business Model",
    fields: { business_model_type: "Business model type", business_model: "Business model", pricing_details: "Pricing" },
  },
  {
    key: "technology",
    label: "Technology stack",
    fields: { frontend_details: "Frontend", backend_details: "Backend", database_details: "Database" },
  },
  {
    key: "integrations",
    label: "Third-Party Integrations",
    fields: { third_party_integrations: "Integrations", payment_provider: "Payment provider" },
  },
  { key: "design_connections", label: "Design connections", fields: { design_connections: "Design connections" } },
  {
    key: "style_guide",
    label: "Style Guide",
    fields: {
      design_system: "Design system",
      custom_design_system_url: "Address of the design system",
      selected_colors: "Colours",
      selected_typography: "Typography",
      selected_corners: "Corners",
    },
  },
] as const;

/** The texts that are written in Markdown. */
export const markdownTexts: ReadonlySet<string> = new Set([
  ...Object.keys(textParts[0].fields),
  "business_model",
  "pricing_details",
]);

export type RowPart = {
  table: string;
  label: string;
  fields: Record<string, string>;
  /** What the values of a column that is chosen from a list are called. */
  choices?: Record<string, Record<string, string>>;
};

/** The tables of rows in the order they are read in, and what their columns are called. */
export const rowParts: readonly RowPart[] = [
  { table: "user_classes", label: "User Classes", fields: { description: "Description", privileges: "Privileges" } },
  {
    table: "pages",
    label: "Pages",
    fields: { description: "Description", features: "Features", forms: "Forms", designs_link: "Links to designs" },
  },
  { table: "sections", label: "Sections", fields: { page_id: "Page", description: "Description" } },
  {
    table: "user_stories",
    label: "User Stories",
    fields: { user_class_id: "User class", story: "Story", acceptance_criteria: "Acceptance criteria" },
  },
  { table: "features", label: "Features", fields: { page_id: "Page", section_id: "Section", description: "Description" } },
  { table: "risks", label: "Risks", fields: { functionality: "Functionality", description: "Description" } },
  {
    table: "security_measures",
    label: "Security measures",
    fields: { threat: "Threat", measure: "Measure", verification: "Verification" },
  },
  {
    table: "test_cases",
    label: "Test cases",
    fields: { user_story_id: "User story", given: "Given", when: "When", then: "Then" },
  },
  {
    table: "external_interfaces",
    label: "External Interfaces",
    fields: { kind: "Kind", description: "Description" },
    choices: { kind: externalInterfaceLabels },
  },
  {
    table: "quality_requirements",
    label: "Other Requirements",
    fields: { characteristic: "Characteristic", description: "Requirement", target: "Target", verification: "Verification" },
    choices: { characteristic: qualityCharacteristicLabels },
  },
];

const order: readonly string[] = [...textParts.map(({ key }) => key), ...rowParts.map(({ table }) => table)];

/** Where a part stands in the order of reading; parts not named here stand last. */
export function placeOfPart(key: string): number {
  const place = order.indexOf(key);
  return place < 0 ? order.length : place;
}

/** Columns that are no words of a row. */
export const bookkeeping: ReadonlySet<string> = new Set([
  "id",
  "number",
  "revision",
  "name",
  "order_index",
  "generation_id",
  "created_at",
  "updated_at",
  "created_by",
]);
