import type { Template } from "./template.ts";

export const fieldService: Template = {
  key: "field-service",
  name: "Mobile field service",
  blurb: "People work on site, often without a network, and report back.",
  icon: "truck",
  questionnaire: {
    project_description:
      "A mobile application for technicians who maintain lifts. Dispatchers plan orders, assign them to technicians by place and skill and see on a map who is where. Technicians see their orders of the day, navigate to the building, work through the checklist of the lift, take photos, record parts used and let the caretaker sign on the screen. Everything works without a network and is sent once there is one. Customers report a fault, see when somebody comes and read the report afterwards. A fault with a person stuck must be answered within 30 minutes. Safety engineers approve every report in which a defect was found; a lift with an open safety defect must never be released. Reports are kept for 10 years.",
    project_type: "Mobile application",
    authentication_types: ["SSO", "Two-factor"],
    business_model: "Licensing",
    design_description: "High contrast for sunlight, buttons for gloves, one thing at a time on the screen.",
  },
};
