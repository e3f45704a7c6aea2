import type { Template } from "./template.ts";

export const internalTool: Template = {
  key: "internal-tool",
  name: "Internal tool",
  blurb: "Requests, approvals and records that live in spreadsheets today.",
  icon: "wrench",
  questionnaire: {
    project_description:
      "An internal tool in which employees request equipment, so that it is always known who has what. Employees request laptops, phones and software licences with a reason. Team leads approve or reject requests. Each request is decided within two working days. A request above 2,000 euros also needs the approval of the finance manager. Technicians order approved equipment, record serial numbers, hand out equipment and take it back from leavers. Auditors read the history of each device. Requests and devices are kept for 10 years. Nobody may approve their own request. Today requests are collected in a shared spreadsheet and many get lost.",
    project_type: "ERP",
    authentication_types: ["SSO", "Two-factor"],
    authentication_provider: "Microsoft Identity",
    business_model: "No Business Model",
    design_description: "Plain and fast: long tables with filters, keyboard use, nothing decorative.",
  },
};
