type Text = string | null | undefined;
type Named = { name: string; link?: Text };

/** What the questionnaire says. Every field may be missing, empty or null. */
export type BriefQuestionnaire = {
  project_description?: Text;
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
};

export type BriefUserClass = { id: string; name: string; description?: Text; privileges?: Text };
export type BriefSection = { id: string; name: string; description?: Text };
export type BriefPage = { id: string; name: string; description?: Text; features?: Text; sections: readonly BriefSection[] };
export type BriefUserStory = {
  id: string;
  name: string;
  story: string;
  acceptance_criteria?: Text;
  user_class_id?: Text;
};
export type BriefFeature = { id: string; name: string; description?: Text; page_id?: Text; section_id?: Text };
export type BriefRisk = { id: string; name: string; functionality?: Text; description?: Text };

/** All that a draft is made from: whoever drafts reads this and nothing else. */
export type Brief = {
  project: { name: string; type?: Text; description?: Text };
  questionnaire?: BriefQuestionnaire | null | undefined;
  specification?: BriefSpecification | null | undefined;
  user_classes: readonly BriefUserClass[];
  pages: readonly BriefPage[];
  user_stories: readonly BriefUserStory[];
  features: readonly BriefFeature[];
  risks: readonly BriefRisk[];
};
