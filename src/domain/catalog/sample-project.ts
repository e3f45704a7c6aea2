import type { QuestionnaireInput } from "#domain/questionnaires.ts";

type Sample = {
  name: string;
  questionnaire: Pick<QuestionnaireInput, "project_description"> & Partial<QuestionnaireInput>;
};

/** A project to look at before one's own: its idea answers all that is asked of one. */
export const sampleProject: Sample = {
  name: "Sample: Yoga studio bookings",
  questionnaire: {
    project_description:
      "A booking site for a yoga studio with three rooms. Members book places in classes, cancel their bookings and see how many classes their pass still holds. Teachers publish classes with a room and a time, see who is coming and record who came. The front desk books places for callers, sells passes and sends invoices. The studio owner approves new teachers and sees the occupancy of each class per week. When a class is full, members join a waiting list; the first in line has 30 minutes to take a place that frees up. A booking can be cancelled free of charge until 12 hours before the class; after that it counts as used. Members hold at most 10 bookings at a time. A class must never hold more people than its room. Members receive a reminder the evening before. Today bookings arrive by telephone and stand in a paper calendar, which the site replaces. Members pay for passes; the studio pays for the site. Invoices are kept for 10 years. Only the front desk and the studio owner may see invoices of others.",
    project_type: "SaaS",
    frontend_technology: "React",
    backend_technology: "Node.js",
    database_type: "PostgreSQL",
    authentication_types: ["Email/Password", "Magic Link"],
    payment_provider: "Stripe",
    business_model: "Subscription",
    design_description: "Calm and light, large photographs of the rooms, readable on a telephone on the way to class.",
  },
};
