import type { InputOf, Noun } from "./nouns/all.ts";
import type { DomainAnswer, NamedLink, QuestionnaireInput } from "./questionnaires.ts";

type Text = string | null | undefined;
/** What may be null may be missing. */
type Loose<Row> = { [Column in keyof Row as null extends Row[Column] ? never : Column]: Row[Column] } & {
  [Column in keyof Row as null extends Row[Column] ? Column : never]?: Row[Column] | undefined;
};

/** The words of a row, the number it is cited by and the run that wrote it. */
export type ContentRow<Name extends Noun> = { id: string; number: number; revision: number; generation_id?: Text } & Loose<
  InputOf<Name>
>;
export type ContentSection = Omit<ContentRow<"sections">, "page_id">;
export type ContentPage = ContentRow<"pages"> & { sections: readonly ContentSection[] };

/** As `readQuestionnaire` gives it. */
export type ContentQuestionnaire = Partial<
  Omit<QuestionnaireInput, "technology_providers" | "third_party_providers" | "domain_answers">
> & {
  domain_answers?: readonly DomainAnswer[];
  technology_providers?: readonly NamedLink[];
  third_party_providers?: readonly NamedLink[];
};

export type ContentSpecification = {
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

type Lists = { [Name in Exclude<Noun, "pages" | "sections">]: readonly ContentRow<Name>[] };

/** All that a project says in its current version, in the order it is to be listed; what was never saved is null or empty. */
export type ProjectContent = Lists & {
  project: { name: string; version?: Text; type?: Text; description?: Text; color?: Text };
  specification: ContentSpecification | null;
  questionnaire: ContentQuestionnaire | null;
  pages: readonly ContentPage[];
};
