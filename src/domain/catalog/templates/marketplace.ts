import type { Template } from "./template.ts";

export const marketplace: Template = {
  key: "marketplace",
  name: "Marketplace",
  blurb: "Sellers offer, buyers order, and the house takes a commission.",
  icon: "store",
  questionnaire: {
    project_description:
      "A marketplace where workshops sell refurbished furniture to private buyers. Workshops publish pieces with photos, measurements, condition and price. Buyers search pieces by size and price, ask workshops questions, order pieces and pay online. The money is held back until the buyer has confirmed the delivery, at the latest for 14 days. The marketplace keeps a commission of 12 percent. Carriers collect pieces, agree on a delivery day with the buyer and confirm the delivery with a photo. Buyers rate workshops. Moderators approve new workshops, remove forbidden offers and decide complaints. A complaint is decided within 5 working days. A piece must never be sold twice.",
    project_type: "E-Commerce",
    authentication_types: ["Email/Password", "Social Login"],
    payment_provider: "Stripe",
    business_model: "Marketplace",
    design_description: "Large photographs on a quiet ground, prices and condition at a glance, made for the phone first.",
  },
};
