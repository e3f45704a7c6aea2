import { prdLanguages, projectTypes } from "#domain/catalog/questionnaire-options.ts";
import type { QuestionnaireStep } from "./field-definition.ts";
import { optionsOf } from "./options-of.ts";

const typeIcons = {
  SaaS: "cloud",
  "E-Commerce": "shopping-cart",
  "Landing page": "panel-top",
  "Blog website": "newspaper",
  ERP: "factory",
  "Mobile application": "smartphone",
  "Membership website": "id-card",
  "Portfolio website": "images",
  "IOT and Software": "cpu",
  other: "pencil",
};

export const introductionStep: QuestionnaireStep = {
  key: "introduction",
  title: "Introduction",
  heading: "What are you building?",
  intro: "A few plain sentences are enough. Everything that follows is drafted from them.",
  groups: [
    {
      fields: [
        { kind: "description", name: "project_description", label: "Project description", wide: true },
        { kind: "domain", name: "domain_answers", label: "Questions about what you wrote", wide: true },
        {
          kind: "cards",
          name: "project_type",
          label: "Project type",
          wide: true,
          options: optionsOf(projectTypes, typeIcons),
          otherLabel: "Which type of project?",
          otherPlaceholder: "Browser extension, desktop app, …",
        },
      ],
    },
    {
      title: "Language and background",
      fields: [
        {
          kind: "choice",
          name: "prd_language",
          label: "Language of the specification",
          options: optionsOf(prdLanguages),
          otherLabel: "Which language?",
          otherPlaceholder: "Portuguese, Japanese, …",
        },
        {
          kind: "text",
          name: "github_repo_link",
          label: "GitHub repository",
          placeholder: "https://github.com/you/project",
          isAddress: true,
        },
        {
          kind: "documents",
          name: "project_documents",
          label: "Project documents",
          hint: "Briefs, notes or sketches that say more about the idea.",
          wide: true,
        },
      ],
    },
  ],
};
