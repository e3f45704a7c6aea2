import { allNouns, type Noun, type nouns } from "#domain/nouns/all.ts";

type Text = string | null | undefined;
type Named = { name: string; link?: Text };

/** What the questionnaire says. Every field may be missing, empty or null. */
export type BriefQuestionnaire = {
  project_description?: Text;
  project_documents?: readonly { name: string; path: string }[] | null | undefined;
  prd_language?: Text;
  prd_language_other?: Text;
  project_type?: Text;
  project_type_other?: Text;
  frontend_technology?: Text;
  frontend_technology_other?: Text;
  backend_technology?: Text;
  backend_technology_other?: Text;
  database_type?: Text;
  database_type_other?: Text;
  technology_providers?: readonly Named[] | null | undefined;
  authentication_types?: readonly string[] | null | undefined;
  authentication_provider?: Text;
  authentication_provider_other?: Text;
  payment_provider?: Text;
  payment_provider_other?: Text;
  third_party_providers?: readonly Named[] | null | undefined;
  business_model?: Text;
  business_model_other?: Text;
  design_description?: Text;
  design_framework?: Text;
  design_framework_other?: Text;
};

export type BriefSpecification = {
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
  payment_provider?: string | null;
  third_party_integrations?: unknown;
};

/** What a row says of its origin: a run's id where it was drafted, and a revision above 1 where its words were changed. */
type Written = { generation_id?: Text; revision?: number | undefined };

export type BriefUserClass = { id: string; name: string; description?: Text; privileges?: Text } & Written;
export type BriefSection = { id: string; name: string; description?: Text } & Written;
export type BriefPage = {
  id: string;
  name: string;
  description?: Text;
  features?: Text;
  sections: readonly BriefSection[];
} & Written;
export type BriefUserStory = {
  id: string;
  name: string;
  story: string;
  acceptance_criteria?: Text;
  user_class_id?: Text;
} & Written;
export type BriefFeature = { id: string; name: string; description?: Text; page_id?: Text; section_id?: Text } & Written;
export type BriefRisk = { id: string; name: string; functionality?: Text; description?: Text };
export type BriefSecurityMeasure = { id: string; name: string; threat?: Text; measure?: Text; verification?: Text } & Written;
export type BriefTestCase = {
  id: string;
  name: string;
  given?: Text;
  when?: Text;
  then?: Text;
  user_story_id?: Text;
} & Written;
export type BriefExternalInterface = { id: string; kind: string; name: string; description?: Text } & Written;
export type BriefQualityRequirement = {
  id: string;
  characteristic: string;
  name: string;
  description?: Text;
  target?: Text;
  verification?: Text;
} & Written;

/** A document of the project as plain text. */
export type BriefDocument = { name: string; text: string };

type BriefRow<Name extends Noun> = { id: string; name: string } & Written &
  Partial<Record<Exclude<keyof (typeof nouns)[Name]["fields"], "name">, Text>>;

/** Rows as a draft reads them, where more is known of them than that their fields are texts. */
type Known = {
  user_classes: BriefUserClass;
  pages: BriefPage;
  user_stories: BriefUserStory;
  features: BriefFeature;
  risks: BriefRisk;
  security_measures: BriefSecurityMeasure;
  test_cases: BriefTestCase;
  external_interfaces: BriefExternalInterface;
  quality_requirements: BriefQualityRequirement;
};
type BriefLists = {
  [Name in Exclude<Noun, "sections">]: readonly (Name extends keyof Known ? Known[Name] : BriefRow<Name>)[];
};

/** All that a draft is made from: whoever drafts reads this and nothing else. */
export type Brief = BriefLists & {
  project: { name: string; type?: Text; description?: Text };
  questionnaire?: BriefQuestionnaire | null | undefined;
  specification?: BriefSpecification | null | undefined;
  documents: readonly BriefDocument[];
};

/** The lists of a project in which nothing stands yet. */
export const nothingYet = {
  documents: [],
  // the keys are the nouns, each without a row
  ...(Object.fromEntries<unknown>(allNouns.map((noun) => [noun, []])) as BriefLists),
} satisfies Omit<Brief, "project">;
