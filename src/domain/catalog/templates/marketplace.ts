import type { Template } from "./template.ts";

export const marketplace: Template = {
  key: "marketplace",
  name: "Marketplace",
  blurb: "Sellers offer, buyers order, and the house takes a commission.",
  icon: "store",
  questionnaire: {
    project_description:
      "A marketplace where workshops sell refurbished furniture to private buyers. Sellers publish pieces with photos, measurements, condition and price. Buyers search by room, size and price, ask the seller questions, order and pay online. The money is held back until the buyer has confirmed the delivery, at the latest 14 days after it; the marketplace keeps a commission of 12 percent. Carriers see which pieces to collect, agree on a delivery day with the buyer and confirm the delivery with a photo. Buyers rate sellers. Moderators approve new sellers, remove forbidden offers and decide complaints within 5 working days. A piece must never be sold twice.",
    project_type: "E-Commerce",
    authentication_types: ["Email/Password", "Social Login"],
    payment_provider: "Stripe",
    business_model: "Marketplace",
    design_description: "Large photographs on a quiet ground, prices and condition at a glance, made for the phone first.",
  },
};
