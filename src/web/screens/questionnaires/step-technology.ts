import {
  authenticationProviders,
  authenticationTypes,
  backendTechnologies,
  databaseTypes,
  frontendTechnologies,
} from "#domain/catalog/questionnaire-options.ts";
import type { QuestionnaireStep } from "./field-definition.ts";
import { optionsOf } from "./options-of.ts";

export const technologyStep: QuestionnaireStep = {
  key: "technology",
  title: "Technology",
  heading: "What should it be built with?",
  intro: "Keep the suggestions if you have no preference yet; each of them can be changed later.",
  groups: [
    {
      title: "Stack",
      fields: [
        {
          kind: "choice",
          name: "frontend_technology",
          label: "Frontend",
          options: optionsOf(frontendTechnologies),
          otherLabel: "Which frontend technology?",
          otherPlaceholder: "SolidJS, Qwik, …",
        },
        {
          kind: "choice",
          name: "backend_technology",
          label: "Backend",
          options: optionsOf(backendTechnologies),
          otherLabel: "Which backend technology?",
          otherPlaceholder: "Scala, Deno, …",
        },
        {
          kind: "choice",
          name: "database_type",
          label: "Database",
          options: optionsOf(databaseTypes),
          otherLabel: "Which database?",
          otherPlaceholder: "SQLite, CockroachDB, …",
        },
        {
          kind: "providers",
          name: "technology_providers",
          label: "Technology providers",
          hint: "Hosting, mail, monitoring: services you already know you will use.",
          keepsOne: true,
          add: "Add provider",
          namePlaceholder: "Cloudflare",
          wide: true,
        },
      ],
    },
    {
      title: "Signing in",
      fields: [
        {
          kind: "checks",
          name: "authentication_types",
          label: "How people sign in",
          options: authenticationTypes,
          wide: true,
        },
        {
          kind: "choice",
          name: "authentication_provider",
          label: "Authentication provider",
          options: optionsOf(authenticationProviders),
          otherLabel: "Which authentication provider?",
          otherPlaceholder: "Keycloak, Clerk, …",
        },
      ],
    },
    {
      title: "Other services",
      fields: [
        {
          kind: "providers",
          name: "third_party_providers",
          label: "Third-party providers",
          hint: "Systems it has to talk to: maps, shipping, accounting.",
          keepsOne: false,
          add: "Add third-party provider",
          namePlaceholder: "Mapbox",
          wide: true,
        },
      ],
    },
  ],
};
