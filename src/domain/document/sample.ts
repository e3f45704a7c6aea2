import { newQuestionnaire } from "#domain/questionnaires.ts";
import type { DocumentInput } from "./document-input.ts";

/** A small finished project, for the tests of the document and of the exports. */
export const sample: DocumentInput = {
  project: { name: "Farm Boxes", version: "0.1", type: "Marketplace", description: null },
  specification: {
    revision: 3,
    project_overview: "Farmers sell boxes of vegetables to restaurants.\n\n## Why\n\n- fresh\n- fair",
    project_scope: "It sells boxes. It does not cook.",
    references_list: "Regulation (EC) 852/2004",
    product_perspective: "A web application of its own.",
    business_model: "A commission of 5 % on each order.",
    business_model_type: "marketplace",
    frontend_details: "React",
    backend_details: "Node.js",
    database_details: "PostgreSQL",
    third_party_integrations: {
      auth_types: ["Email", "Google"],
      auth_provider: "Firebase",
      payment_provider: null,
      custom_providers: [{ name: "Stripe", link: "https://stripe.com" }],
    },
    design_system: "Tailwind CSS",
    pricing_details: "| Plan | Price |\n| --- | --- |\n| Farmer | 5 % |",
  },
  questionnaire: {
    ...newQuestionnaire,
    project_description: "A marketplace where farmers sell boxes of vegetables to restaurants.",
    third_party_providers: [{ name: "Stripe", link: "https://stripe.com" }],
    authentication_types: ["Email", "Google"],
  },
  user_classes: [
    {
      id: "c1",
      number: 1,
      revision: 1,
      name: "Farmer",
      description: "Grows vegetables.",
      privileges: "Lists boxes\nSees orders",
    },
    { id: "c2", number: 2, revision: 2, name: "Restaurant", description: "Cooks.", privileges: null, generation_id: "g" },
  ],
  pages: [
    {
      id: "p1",
      number: 1,
      revision: 1,
      name: "Boxes",
      description: "Where boxes are found.",
      features: "Search\nOrder",
      sections: [
        { id: "s1", number: 1, revision: 1, name: "Box list", description: "All boxes." },
        { id: "s2", number: 2, revision: 1, name: "Filter", description: null },
      ],
    },
    { id: "p2", number: 2, revision: 1, name: "Orders", description: "Where orders are followed.", sections: [] },
  ],
  user_stories: [
    {
      id: "u1",
      number: 14,
      revision: 3,
      name: "List a box",
      user_class_id: "c1",
      story: "As a farmer, I want to list a box, so that restaurants find it.",
      acceptance_criteria:
        "Given a signed-in farmer\nWhen a box is saved\nThen it is listed\nGiven no price\nWhen a box is saved\nThen the price is asked for",
      generation_id: "g",
    },
    {
      id: "u2",
      number: 15,
      revision: 1,
      name: "Order a box",
      user_class_id: "c2",
      story: "As a restaurant, I want to order a box, so that I can cook.",
      acceptance_criteria: "",
    },
  ],
  features: [
    {
      id: "f1",
      number: 1,
      revision: 1,
      name: "Search",
      description: "Finds boxes in 2 seconds.",
      page_id: "p1",
      section_id: "s1",
    },
    { id: "f2", number: 2, revision: 1, name: "Reports", description: null, page_id: null, section_id: null },
  ],
  risks: [
    { id: "1", name: "Late delivery", functionality: "Orders", description: "Boxes rot.", number: 1, revision: 1 },
    { id: "2", name: "Fraud", functionality: "Payments", description: "Stolen cards.", number: 2, revision: 1 },
  ],
  assumptions: [
    {
      id: "a1",
      number: 1,
      revision: 1,
      name: "Farmers deliver themselves",
      statement: "Every farmer has a van that is cooled.",
      consequence: "A carrier has to be found, and boxes cost more.",
    },
  ],
  glossary_terms: [
    {
      id: "gt1",
      number: 1,
      revision: 1,
      name: "Box",
      definition: "What a buyer orders for one week.",
      avoid: "crate, parcel",
    },
  ],
  security_measures: [
    {
      id: "m1",
      number: 1,
      revision: 1,
      name: "Slow guesses",
      threat: "Somebody guesses passwords.",
      measure: "After 10 wrong passwords an account waits 15 minutes.",
      verification: "A test that guesses 11 times.",
    },
    { id: "m2", number: 2, revision: 1, name: "Signed orders", threat: "A forged order.", measure: "Orders are signed." },
  ],
  test_cases: [
    {
      id: "t1",
      number: 1,
      revision: 1,
      name: "A box without a price",
      user_story_id: "u1",
      given: "a signed-in farmer\na box without a price",
      when: "the box is saved",
      then: "the price is asked for",
    },
    { id: "t2", number: 2, revision: 1, name: "Up", given: "Given a server", when: "it is asked", then: "Then it answers" },
  ],
  external_interfaces: [
    { id: "e1", number: 1, revision: 1, kind: "user", name: "Phone", description: "Works on a phone held in one hand." },
    { id: "e2", number: 2, revision: 1, kind: "software", name: "Stock list", description: "Reads CSV files of farms." },
  ],
  quality_requirements: [
    {
      id: "q1",
      number: 1,
      revision: 1,
      characteristic: "performance_efficiency",
      name: "Quick search",
      description: "The product shall answer searches at once.",
      target: "2 seconds for 95 of 100 searches",
      verification: "Measured each night with 1,000 boxes.",
    },
    {
      id: "q2",
      number: 2,
      revision: 1,
      characteristic: "reliability",
      name: "There when needed",
      description: "The product shall be up on market days.",
      target: "always",
      verification: null,
    },
  ],
  generated_at: "2026-11-21T10:00:00.000Z",
};

/** A project about which nothing was said. */
export const blank: DocumentInput = {
  project: { name: "Blank" },
  specification: null,
  questionnaire: null,
  user_classes: [],
  pages: [],
  user_stories: [],
  features: [],
  risks: [],
  assumptions: [],
  glossary_terms: [],
  security_measures: [],
  test_cases: [],
  external_interfaces: [],
  quality_requirements: [],
  generated_at: "2026-11-21T10:00:00.000Z",
};
