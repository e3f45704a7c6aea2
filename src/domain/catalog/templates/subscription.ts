import type { Template } from "./template.ts";

export const subscription: Template = {
  key: "subscription",
  name: "SaaS with subscriptions",
  blurb: "Teams sign up, try it for free and pay every month.",
  icon: "repeat",
  questionnaire: {
    project_description:
      "Software with which small agencies plan the work of their people. Project managers create projects with a budget in hours and assign tasks to employees. Employees see their week, record hours and report absences. Agency owners see projects over budget, compare the workload of employees and export hours for invoices. Agency owners choose a plan, invite people and change the payment method. Every agency tries the product free for 30 days. The price is per person and month, and a whole year costs 20 percent less. An unpaid account becomes read-only after 14 days and is deleted after 90 days. One agency must never see the data of another. Today each project manager plans in a spreadsheet.",
    project_type: "SaaS",
    authentication_types: ["Email/Password", "Social Login", "Two-factor"],
    payment_provider: "Stripe",
    business_model: "Subscription",
    design_description: "Clear and dense, a week at a glance, quick to use with the keyboard.",
  },
};
