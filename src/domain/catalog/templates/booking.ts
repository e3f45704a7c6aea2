import type { Template } from "./template.ts";

export const booking: Template = {
  key: "booking",
  name: "Booking and appointments",
  blurb: "People book a time with somebody, are reminded and pay.",
  icon: "calendar-check",
  questionnaire: {
    project_description:
      "A booking site for a physiotherapy practice with several therapists. Patients find free appointments, book appointments online, move or cancel their appointments and fill in a health form before the first visit. An appointment can be cancelled free of charge until 24 hours before it; after that half of the price is due. Therapists publish their working hours, block times and read the health form of each patient. Receptionists book appointments for callers, record missed appointments and send invoices. The practice owner sees the occupancy of each week and the number of missed appointments. Patients receive a reminder two days before. Two patients must never be booked into the same time of one therapist. Health forms are kept for 10 years.",
    project_type: "SaaS",
    authentication_types: ["Email/Password", "Magic Link"],
    payment_provider: "Stripe",
    business_model: "Pay-per-use",
    design_description: "Calm and friendly, large touch targets, readable for older people.",
  },
};
