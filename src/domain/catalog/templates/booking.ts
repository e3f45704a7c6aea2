import type { Template } from "./template.ts";

export const booking: Template = {
  key: "booking",
  name: "Booking and appointments",
  blurb: "People book a time with somebody, are reminded and pay.",
  icon: "calendar-check",
  questionnaire: {
    project_description:
      "A booking site for a physiotherapy practice with several therapists. Patients see free appointments, book, move and cancel them online and fill in a short form before the first visit. Appointments can be cancelled free of charge until 24 hours before; after that half of the price is due. Therapists publish their working hours, block times and read the form of each patient. Receptionists book for patients who call, mark who did not come and send invoices. The practice owner sees how full each week is and how many appointments were missed. Patients are reminded by e-mail and text message two days before. Two patients must never be booked into the same time of one therapist. Patient records are kept for 10 years.",
    project_type: "SaaS",
    authentication_types: ["Email/Password", "Magic Link"],
    payment_provider: "Stripe",
    business_model: "Pay-per-use",
    design_description: "Calm and friendly, large touch targets, readable for older people.",
  },
};
