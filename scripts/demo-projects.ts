import type { RiskInput } from "#domain/nouns/risks.ts";
import { newQuestionnaire, type QuestionnaireInput } from "#domain/questionnaires.ts";

export type DemoProject = {
  name: string;
  type: string;
  questionnaire: QuestionnaireInput;
  references_list: string;
  product_perspective: string;
  risk: RiskInput;
};

/** Three products of different kinds, as their makers would describe them. */
export const demoProjects: readonly DemoProject[] = [
  {
    name: "Field to Fork",
    type: "E-Commerce",
    questionnaire: {
      ...newQuestionnaire,
      project_description:
        "A marketplace where farmers sell boxes of vegetables to restaurants. Farmers publish what they harvest this week with prices and amounts. Restaurants order boxes until Wednesday noon and choose a delivery day. Drivers see their route, deliver the boxes and take a photo at the kitchen door. Restaurants rate each box. The market team approves new farmers, settles payments every two weeks and answers complaints.",
      project_type: "E-Commerce",
      frontend_technology: "Next.js",
      backend_technology: "Node.js",
      database_type: "PostgreSQL",
      authentication_types: ["Email/Password", "Magic Link"],
      authentication_provider: "Supabase",
      payment_provider: "Stripe",
      business_model: "Marketplace",
      design_description: "Warm and earthy, large photographs of produce, readable on a phone in a cold store.",
      design_framework: "Tailwind CSS",
      main_color_primary: "#2f6f3e",
      main_color_secondary: "#f2b84b",
      main_font_primary: "Nunito",
      main_font_secondary: "Merriweather",
    },
    references_list:
      "- Regulation (EC) No 852/2004 on the hygiene of foodstuffs\n- Stripe Connect: payouts to connected accounts",
    product_perspective:
      "Field to Fork stands between the farms' own stock lists, which farmers import as CSV files, and the restaurants' purchasing, which receives a monthly invoice as PDF and as an XRechnung file. Payments and payouts run through Stripe Connect.",
    risk: {
      name: "Harvest falls short after the order deadline",
      functionality: "Ordering and delivery",
      description:
        "Frost or pests can halve a crop between Wednesday noon and harvest. Restaurants would plan menus around boxes that never come. Farmers therefore confirm amounts by Thursday 10:00, and missing boxes are offered to other farmers within 30 minutes.",
    },
  },
  {
    name: "ClinicDesk",
    type: "SaaS",
    questionnaire: {
      ...newQuestionnaire,
      project_description:
        "Appointment and reminder software for small medical practices. Patients book, move and cancel appointments online and fill in an intake form before the visit. Receptionists manage the calendar of each doctor, call the next patient and record who did not come. Doctors see the intake form, write a visit note and issue a prescription as PDF. Practice owners see occupancy and no-show figures per week. Reminders go out by e-mail and text message 48 hours and 4 hours before.",
      project_type: "SaaS",
      frontend_technology: "React",
      backend_technology: ".NET",
      database_type: "Microsoft SQL Server",
      authentication_types: ["Email/Password", "Two-factor", "SSO"],
      authentication_provider: "Microsoft Identity",
      payment_provider: null,
      business_model: "Licensing",
      design_description: "Quiet and legible, large targets for touch screens at the front desk.",
      design_framework: "Fluent UI",
      main_color_primary: "#0f6cbd",
      main_color_secondary: "#d1e8ff",
      main_font_primary: "Open Sans",
      main_font_secondary: "Open Sans",
    },
    references_list: "- Regulation (EU) 2016/679 (GDPR), article 9: health data\n- HL7 FHIR R5: Appointment, Patient",
    product_perspective:
      "ClinicDesk replaces the paper calendar of a practice. It exchanges patients and appointments with the practice management system over HL7 FHIR and sends text messages through an operator the practice chooses.",
    risk: {
      name: "A reminder reaches the wrong person",
      functionality: "Reminders",
      description:
        "A mistyped telephone number would tell a stranger about a medical appointment. Reminders name neither the doctor's speciality nor the reason for the visit, and a new number is confirmed by a code first.",
    },
  },
  {
    name: "TrailLog",
    type: "Mobile application",
    questionnaire: {
      ...newQuestionnaire,
      project_description:
        "A mobile app for hikers to record trails and report damage. Hikers record their route with GPS, add photos and notes, and work offline for a whole day. They report fallen trees, broken signs and washed-out bridges with a photo and the place. Rangers see the reports on a map, assign them to a repair crew and close them with a photo. Trail associations publish official routes and closures. Hikers who follow a trail get a notification when it is closed.",
      project_type: "Mobile application",
      frontend_technology: "other",
      frontend_technology_other: "Flutter",
      backend_technology: "GO (Golang)",
      database_type: "PostgreSQL",
      authentication_types: ["Social Login", "Passwordless"],
      authentication_provider: "Google Identity",
      payment_provider: null,
      business_model: "Freemium",
      design_description: "High contrast for bright sunlight, one-handed use, large map.",
      design_framework: "Material UI",
      main_color_primary: "#8a4b2a",
      main_color_secondary: "#3a6b5c",
      main_font_primary: "Lato",
      main_font_secondary: "Lato",
    },
    references_list: "- GPX 1.1 schema\n- OpenStreetMap tile usage policy",
    product_perspective:
      "TrailLog runs on phones with Android 12 or iOS 16 and newer. It draws maps from tiles stored on the device and synchronises recordings, reports and photos when a network is there.",
    risk: {
      name: "The battery is empty before the way back",
      functionality: "Recording a route",
      description:
        "Continuous GPS can empty a phone in 6 hours, and a hiker without a phone cannot call for help. Recording switches to one position every 30 seconds below 20 % charge and says so on the screen.",
    },
  },
];
