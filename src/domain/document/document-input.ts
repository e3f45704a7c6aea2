import type { Noun, nouns, RowOf } from "#domain/nouns/all.ts";
import type { ExternalInterfaceKind } from "#domain/nouns/external-interfaces.ts";
import type { QualityCharacteristic } from "#domain/nouns/quality-requirements.ts";
import type { NamedLink, QuestionnaireInput } from "#domain/questionnaires.ts";

type Text = string | null | undefined;
/** What every row of a project has that people cite. */
type Row = { id: string; number: number; revision: number; name: string; generation_id?: Text };

export type DocumentSection = Row & { description?: Text };
export type DocumentPage = Row & {
  description?: Text;
  features?: Text;
  designs_link?: Text;
  sections: readonly DocumentSection[];
};
export type DocumentUserClass = Row & { description?: Text; privileges?: Text };
export type DocumentUserStory = Row & { user_class_id: string; story: string; acceptance_criteria: string };
export type DocumentFeature = Row & { page_id?: Text; section_id?: Text; description?: Text };
export type DocumentRisk = Pick<Row, "id" | "name"> & Partial<Row> & { functionality: string; description: string };
export type DocumentSecurityMeasure = Row & { threat: string; measure: string; verification?: Text };
export type DocumentTestCase = Row & { user_story_id?: Text; given: string; when: string; then: string };
export type DocumentExternalInterface = Row & { kind: ExternalInterfaceKind; description: string };
export type DocumentQualityRequirement = Row & {
  characteristic: QualityCharacteristic;
  description: string;
  target: string;
  verification?: Text;
};

export type DocumentQuestionnaire = Partial<Omit<QuestionnaireInput, "technology_providers" | "third_party_providers">> & {
  technology_providers?: readonly NamedLink[];
  third_party_providers?: readonly NamedLink[];
};

export type DocumentSpecification = {
  revision?: number;
  project_overview?: Text;
  project_scope?: Text;
  references_list?: Text;
  product_perspective?: Text;
  business_model?: Text;
  business_model_type?: Text;
  pricing_details?: Text;
  frontend_details?: Text;
  backend_details?: Text;
  database_details?: Text;
  payment_provider?: Text;
  /** As stored: an object or its JSON text. */
  third_party_integrations?: unknown;
  design_system?: Text;
  custom_design_system_url?: Text;
  selected_colors?: Text;
  selected_typography?: Text;
  selected_corners?: Text;
  /** As stored: an object or its JSON text. */
  design_connections?: unknown;
};

/** The lists that the document takes as they are. */
type OtherLists = {
  [Name in Exclude<Noun, ListedHere>]: readonly (Row & Pick<RowOf<Name>, keyof (typeof nouns)[Name]["fields"]>)[];
};
type ListedHere =
  | "user_classes"
  | "pages"
  | "sections"
  | "user_stories"
  | "features"
  | "risks"
  | "security_measures"
  | "test_cases"
  | "external_interfaces"
  | "quality_requirements";

/** A project's rows as they are stored, in the order they are to be listed; what was never saved is null or empty. */
export type DocumentInput = OtherLists & {
  project: { name: string; version?: Text; type?: Text; description?: Text };
  specification: DocumentSpecification | null;
  /** As `readQuestionnaire` gives it. */
  questionnaire: DocumentQuestionnaire | null;
  user_classes: readonly DocumentUserClass[];
  pages: readonly DocumentPage[];
  user_stories: readonly DocumentUserStory[];
  features: readonly DocumentFeature[];
  risks: readonly DocumentRisk[];
  security_measures: readonly DocumentSecurityMeasure[];
  test_cases: readonly DocumentTestCase[];
  external_interfaces: readonly DocumentExternalInterface[];
  quality_requirements: readonly DocumentQualityRequirement[];
  /** ISO 8601 date and time. */
  generated_at: string;
};
