import type { Template } from "./template.ts";

export const fieldService: Template = {
  key: "field-service",
  name: "Mobile field service",
  blurb: "People work on site, often without a network, and report back.",
  icon: "truck",
  questionnaire: {
    project_description:
      "A mobile application for technicians who maintain lifts. Dispatchers plan orders, assign orders to technicians by place and skill and see technicians on a map. Technicians see their orders, navigate to the building, complete the checklist of each lift, take photos, record used parts and collect the signature of the caretaker. Everything works without a network and is sent later. Customers report faults, follow the arrival of the technician and read the report. A fault with a trapped person must be answered within 30 minutes. Safety engineers approve each report with a defect. A lift with an open safety defect must never be released. Reports are kept for 10 years.",
    project_type: "Mobile application",
    authentication_types: ["SSO", "Two-factor"],
    business_model: "Licensing",
    design_description: "High contrast for sunlight, buttons for gloves, one thing at a time on the screen.",
  },
};
