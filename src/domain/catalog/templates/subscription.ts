import type { Template } from "./template.ts";

export const subscription: Template = {
  key: "subscription",
  name: "SaaS with subscriptions",
  blurb: "Teams sign up, try it for free and pay every month.",
  icon: "repeat",
  questionnaire: {
    project_description:
      "Software with which small agencies plan the work of their people. Project managers create projects with a budget in hours and assign people to tasks. Employees see their week, record the hours they worked and report absences. Agency owners see which projects go over budget and who has too much to do, and export hours for invoices. Team admins invite people, choose a plan and change the payment method. Every agency tries the product free for 30 days; then it pays each month per person, with 20 percent less for a whole year. An unpaid account becomes read-only after 14 days and is deleted after 90 days. One agency must never see the data of another. It replaces spreadsheets that each manager keeps alone.",
    project_type: "SaaS",
    authentication_types: ["Email/Password", "Social Login", "Two-factor"],
    payment_provider: "Stripe",
    business_model: "Subscription",
    design_description: "Clear and dense, a week at a glance, quick to use with the keyboard.",
  },
};
