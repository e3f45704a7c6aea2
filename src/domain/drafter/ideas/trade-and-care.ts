import type { Idea } from "./idea.ts";

/** Ideas as people first tell them: markets, clinics, clubs and schools. */
export const FIRST_IDEAS: readonly Idea[] = [
  {
    name: "Green box",
    type: "SaaS",
    description: "a marketplace where farmers sell boxes of vegetables to restaurants",
    actors: ["Farmer", "Restaurant"],
    objects: ["boxes of vegetables", "orders", "deliveries"],
  },
  {
    name: "Pawtime",
    type: "Mobile application",
    description: "An app for dog owners to book trusted dog walkers and follow walks on a map.",
    actors: ["Dog owner", "Dog walker"],
    objects: ["walks", "map", "booking"],
  },
  {
    name: "Clinic desk",
    type: "SaaS",
    description:
      "Patients book appointments online, doctors write prescriptions and pharmacies fill them. Receptionists manage the calendar.",
    actors: ["Patient", "Doctor", "Pharmacy", "Receptionist"],
    objects: ["appointments", "prescriptions", "calendar"],
  },
  {
    name: "Leakline",
    type: "SaaS",
    description: "Tenants report leaks with photos; landlords assign plumbers and approve quotes.",
    actors: ["Tenant", "Landlord", "Plumber"],
    objects: ["leaks", "photos", "quotes"],
  },
  {
    name: "Choirbook",
    type: "Membership website",
    description: "Choir members practise their parts with recordings, conductors upload scores and schedule rehearsals.",
    actors: ["Choir member", "Conductor"],
    objects: ["parts", "scores", "rehearsals", "recordings"],
  },
  {
    name: "Billbird",
    type: "SaaS",
    description: "A tool that helps freelancers invoice clients, track hours and chase late payments.",
    actors: ["Freelancer", "Client"],
    objects: ["invoice", "hours", "payments"],
  },
  {
    name: "Hivewatch",
    type: "IOT and Software",
    description:
      "Beekeepers log hive inspections and sensors measure hive weight and temperature. The app alerts a beekeeper when a colony is about to swarm.",
    actors: ["Beekeeper"],
    objects: ["hive inspections", "sensors", "hive weight", "temperature"],
  },
  {
    name: "Museo",
    type: "Mobile application",
    description:
      "Museum visitors scan exhibit labels to hear audio guides. Curators publish tours and see which exhibits are popular.",
    actors: ["Museum visitor", "Curator"],
    objects: ["exhibit labels", "audio guides", "tours"],
  },
  {
    name: "Lunchline",
    type: "SaaS",
    description: "Parents order school lunches, kitchen staff plan menus and teachers see allergies of their pupils.",
    actors: ["Parent", "Kitchen staff", "Teacher"],
    objects: ["school lunches", "menus", "allergies"],
  },
  {
    name: "Second plate",
    type: "other",
    description:
      "Connects supermarkets with food banks so that surplus meals reach people in need. Drivers collect the meals and food banks confirm what they received.",
    actors: ["Supermarket", "Food bank", "Driver"],
    objects: ["meals"],
  },
  {
    name: "Steelstock",
    type: "ERP",
    description:
      "An internal system for a steel workshop: warehouse workers count stock, buyers order material from suppliers, foremen plan jobs and accountants approve invoices.",
    actors: ["Warehouse worker", "Buyer", "Supplier", "Foreman", "Accountant"],
    objects: ["stock", "material", "jobs", "invoices"],
  },
  {
    name: "Candlery",
    type: "E-Commerce",
    description: "Online shop for handmade candles. Customers choose scents, order gift boxes and track the delivery.",
    actors: ["Customer"],
    objects: ["scents", "gift boxes", "delivery"],
  },
  {
    name: "Lena Brandt",
    type: "Portfolio website",
    description:
      "A portfolio for a photographer who shows wedding galleries; couples can request a quote and download their photos.",
    actors: ["Photographer", "Couple"],
    objects: ["wedding galleries", "quote", "photos"],
  },
  {
    name: "Slow soil",
    type: "Blog website",
    description:
      "A blog about gardening where authors publish articles, readers comment on articles and subscribe to a newsletter.",
    actors: ["Author", "Reader"],
    objects: ["articles", "newsletter"],
  },
  {
    name: "Launchpad",
    type: "Landing page",
    description:
      "A landing page for a budgeting course. Visitors join a waiting list and marketers see which campaign brought them.",
    actors: ["Visitor", "Marketer"],
    objects: ["waiting list", "campaign"],
  },
];
