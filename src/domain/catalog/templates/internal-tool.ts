import type { Template } from "./template.ts";

export const internalTool: Template = {
  key: "internal-tool",
  name: "Internal tool",
  blurb: "Requests, approvals and records that live in spreadsheets today.",
  icon: "wrench",
  questionnaire: {
    project_description:
      "An internal tool in which employees request equipment and the company keeps track of it. Employees request laptops, phones and software licences and say why they need them. Team leads approve or reject each request within two working days; a request above 2,000 euros also needs the approval of the finance manager. IT staff order what was approved, record serial numbers, hand equipment out and take it back when somebody leaves. Auditors read who had which device and when, and change nothing. Records are kept for 10 years. Nobody may approve their own request. It replaces a shared spreadsheet in which requests got lost.",
    project_type: "ERP",
    authentication_types: ["SSO", "Two-factor"],
    authentication_provider: "Microsoft Identity",
    business_model: "No Business Model",
    design_description: "Plain and fast: long tables with filters, keyboard use, nothing decorative.",
  },
};
