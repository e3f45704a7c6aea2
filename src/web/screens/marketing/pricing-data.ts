import { plans } from "#domain/catalog/plans.ts";
import { productName } from "#web/lib/page-title.ts";
import { type Described, organization } from "./structured-data.ts";

export const questions = [
  {
    question: "What is a credit?",
    answer: "One draft by a language model. Writing, editing, comparing versions and exporting cost none.",
  },
  {
    question: "Can we bring our own model?",
    answer:
      "Yes. An organization’s admin connects its provider and key, or a server of your own, in the organization’s settings.",
  },
  {
    question: "Can we run it ourselves?",
    answer: "Yes, with Enterprise: on your servers, in your cloud account, or on a network without a way out.",
  },
  {
    question: "Can we leave?",
    answer: "At any time, with everything: each specification exports whole, and your account’s data downloads as one file.",
  },
];

/** The product with those of its plans that have a price. */
export const application = (): Described => ({
  "@type": "SoftwareApplication",
  name: productName,
  description: "Turns an idea into a software requirements specification that people and coding agents can build from.",
  applicationCategory: "BusinessApplication",
  operatingSystem: "Web, or Linux where it is run by its users",
  publisher: organization(),
  offers: plans.flatMap(({ name, dollars_a_month: price }) =>
    price === null ? [] : [{ "@type": "Offer", name, price, priceCurrency: "USD", priceSpecification: monthly(price) }],
  ),
});

const monthly = (price: number): Described => ({
  "@type": "UnitPriceSpecification",
  price,
  priceCurrency: "USD",
  unitText: "month",
});

export const questionsPage = (): Described => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
