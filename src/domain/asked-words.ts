import { wordTable } from "#domain/word-table.ts";
import { listWords } from "./asked-lists.ts";
import { styleWords } from "./asked-style.ts";
import { businessModelTypeLabel } from "./business-model.ts";
import type { ContentQuestionnaire, ContentSpecification } from "./project-content.ts";
import { answer } from "./questionnaires.ts";
import type { SpecificationSection } from "./specifications.ts";
import { readIntegrations, storedThirdPartyIntegrations } from "./third-party-integrations.ts";

type Words = Pick<
  ContentSpecification,
  | "frontend_details"
  | "backend_details"
  | "database_details"
  | "business_model_type"
  | "third_party_integrations"
  | "payment_provider"
  | "design_system"
  | "selected_colors"
  | "selected_typography"
  | "design_connections"
>;

/** An answer of the questionnaire beside what the specification says of the same thing. */
export type AskedWord = {
  section: SpecificationSection;
  field: string;
  label: string;
  asked: string;
  kept: string;
  /** What the specification says once the answer is used. */
  words: Words;
  /** What is asked comes to what is kept, and does not take its place. */
  adds?: boolean;
};

const models = wordTable<string>({
  Subscription: "subscription",
  Freemium: "freemium",
  Advertising: "advertising",
  Marketplace: "marketplace",
  SaaS: "saas",
  "E-commerce": "ecommerce",
});
const sameTechnology = wordTable<string>({ "Ruby on rails": "Ruby on Rails" });

type Given = { questionnaire: ContentQuestionnaire | null; specification: ContentSpecification | null };

/** Every answer that says something, with what the specification says; the two may be the same. */
export function askedWords({ questionnaire: form, specification: row }: Given): AskedWord[] {
  if (!form) return [];
  const technology = (field: "frontend_details" | "backend_details" | "database_details", label: string, asked: string) => {
    const said = sameTechnology[asked] ?? asked;
    const word: AskedWord = {
      section: "technologyStack",
      field,
      label,
      asked: said,
      kept: row?.[field]?.trim() ?? "",
      words: { [field]: said },
    };
    return word;
  };
  return [
    technology("frontend_details", "Frontend", answer(form.frontend_technology, form.frontend_technology_other)),
    technology("backend_details", "Backend", answer(form.backend_technology, form.backend_technology_other)),
    technology("database_details", "Database", answer(form.database_type, form.database_type_other)),
    ...integrationWords({ questionnaire: form, specification: row }),
    businessModelWord({ questionnaire: form, specification: row }),
    ...styleWords(form, row),
    ...listWords(form, row),
  ].filter(({ asked }) => asked !== "");
}

/** What a specification says that takes every answer. */
export function answersAsWords(questionnaire: ContentQuestionnaire | null): ContentSpecification {
  const words = (specification: ContentSpecification) => askedWords({ questionnaire, specification });
  const taken: ContentSpecification = {};
  for (const { field } of words({})) {
    // a field may share its column with others, so what it says comes to what was taken before
    Object.assign(taken, words(taken).find((word) => word.field === field && !isSaid(word))?.words);
  }
  return taken;
}

/** Whether the specification says the same. */
export function isSaid({ asked, kept }: AskedWord): boolean {
  return kept.toLowerCase() === asked.toLowerCase();
}

function integrationWords({ questionnaire: form, specification: row }: Given): AskedWord[] {
  const record = readIntegrations({
    third_party_integrations: row?.third_party_integrations,
    payment_provider: row?.payment_provider ?? null,
  });
  const stored = (changed: Partial<typeof record>) => storedThirdPartyIntegrations({ ...record, ...changed });
  const section = "thirdPartyIntegrations" as const;
  const types = form?.authentication_types ?? [];
  return [
    {
      section,
      field: "auth_types",
      label: "Ways to sign in",
      asked: listed(types),
      kept: listed(record.auth_types),
      words: stored({ auth_types: types }),
    },
    {
      section,
      field: "auth_provider",
      label: "Sign-in provider",
      asked: answer(form?.authentication_provider, form?.authentication_provider_other),
      kept: answer(record.auth_provider, record.auth_provider_other),
      words: stored({
        auth_provider: form?.authentication_provider ?? "",
        auth_provider_other: form?.authentication_provider_other ?? "",
      }),
    },
    {
      section,
      field: "payment_provider",
      label: "Payment provider",
      asked: answer(form?.payment_provider, form?.payment_provider_other),
      kept: answer(record.payment_provider, record.payment_provider_other),
      words: stored({
        payment_provider: form?.payment_provider ?? null,
        payment_provider_other: form?.payment_provider_other ?? "",
      }),
    },
  ];
}

/** The same for the same types, in whatever order they were ticked. */
function listed(types: readonly string[]): string {
  return types.toSorted().join(", ");
}

function businessModelWord({ questionnaire: form, specification: row }: Given): AskedWord {
  const asked = answer(form?.business_model, form?.business_model_other).slice(0, 100);
  const type = models[asked] ?? asked;
  const kept = row?.business_model_type ?? "";
  return {
    section: "overallDescription",
    field: "business_model_type",
    label: "Business model",
    asked: type && businessModelTypeLabel(type),
    kept: kept && businessModelTypeLabel(kept),
    words: { business_model_type: type },
  };
}
