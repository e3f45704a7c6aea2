import { businessModels, other, paymentProviders } from "#domain/catalog/questionnaire-options.ts";
import type { QuestionnaireStep } from "./field-definition.ts";
import { optionsOf } from "./options-of.ts";

export const businessStep: QuestionnaireStep = {
  key: "business",
  title: "Business",
  heading: "How does it make money?",
  intro: "The last step. Pricing, user classes and risks are drafted from this.",
  groups: [
    {
      fields: [
        {
          kind: "cards",
          name: "business_model",
          label: "Business model",
          wide: true,
          options: businessModels.map(({ value, label, icon, blurb }) => ({
            value,
            label: value === other ? "Other" : label,
            icon,
            description: blurb,
          })),
          otherLabel: "Which business model?",
          otherPlaceholder: "Donations, grants, …",
        },
      ],
    },
    {
      title: "Payments",
      fields: [
        {
          kind: "choice",
          name: "payment_provider",
          label: "Payment provider",
          options: optionsOf(paymentProviders),
          none: true,
          otherLabel: "Which payment provider?",
          otherPlaceholder: "Paddle, GoCardless, …",
        },
      ],
    },
  ],
};
