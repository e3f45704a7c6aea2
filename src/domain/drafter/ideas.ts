/** Ideas to judge the drafter by, with the people and things a reader finds in them. */
export type Idea = { name: string; type: string; description: string; actors: readonly string[]; objects: readonly string[] };

export const IDEAS: readonly Idea[] = [
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
  {
    name: "Quizroom",
    type: "SaaS",
    description:
      "Teachers create quizzes and assign them to classes. Students answer questions on their phones and teachers see results per pupil.",
    actors: ["Teacher", "Student"],
    objects: ["quizzes", "questions", "results"],
  },
  {
    name: "Ridepool",
    type: "Mobile application",
    description:
      "- Commuters offer seats in their car\n- Colleagues request a ride\n- Employers reward shared rides with vouchers",
    actors: ["Commuter", "Colleague", "Employer"],
    objects: ["seats", "ride", "vouchers"],
  },
  {
    name: "Gymnote",
    type: "Mobile application",
    description: "A workout tracker where athletes log exercises, coaches write training plans and comment on progress.",
    actors: ["Athlete", "Coach"],
    objects: ["exercises", "training plans", "progress"],
  },
  {
    name: "Hallkeeper",
    type: "SaaS",
    description: "Sports clubs reserve halls, the municipality approves reservations, and caretakers unlock doors with a code.",
    actors: ["Sports club", "Municipality", "Caretaker"],
    objects: ["halls", "reservations", "doors"],
  },
  {
    name: "Kin",
    type: "Mobile application",
    description: "Families share photos with grandparents and caregivers record medication of an elderly person.",
    actors: ["Family", "Grandparent", "Caregiver"],
    objects: ["photos", "medication"],
  },
  {
    name: "Gigsheet",
    type: "SaaS",
    description: "Bands apply for gigs, venues list dates and promoters sign contracts. Fans buy tickets.",
    actors: ["Band", "Venue", "Promoter", "Fan"],
    objects: ["gigs", "dates", "contracts", "tickets"],
  },
  {
    name: "Adoptly",
    type: "other",
    description:
      "Shelters publish profiles of animals, adopters apply to adopt an animal and veterinarians keep vaccination records.",
    actors: ["Shelter", "Adopter", "Veterinarian"],
    objects: ["animals", "vaccination records"],
  },
  {
    name: "Sitelog",
    type: "Mobile application",
    description:
      "Construction managers record defects on site with photos, subcontractors fix the defects and clients accept the work. It must work offline.",
    actors: ["Construction manager", "Subcontractor", "Client"],
    objects: ["defects", "photos"],
  },
  {
    name: "Lingopair",
    type: "SaaS",
    description:
      "A platform that matches language learners with native speakers. Learners schedule calls, save new words and rate each call.",
    actors: ["Language learner", "Native speaker"],
    objects: ["calls", "words"],
  },
  {
    name: "Petition hub",
    type: "other",
    description:
      "Citizens start petitions, sign petitions of others and comment; council members answer petitions with more than 500 signatures.",
    actors: ["Citizen", "Council member"],
    objects: ["petitions", "signatures"],
  },
  {
    name: "Fleetcare",
    type: "IOT and Software",
    description:
      "Fleet managers monitor vehicles, mechanics schedule repairs and drivers report accidents. Trackers send the position of each vehicle every minute.",
    actors: ["Fleet manager", "Mechanic", "Driver"],
    objects: ["vehicles", "repairs", "accidents", "position"],
  },
  {
    name: "Readalong",
    type: "Membership website",
    description:
      "Members of a book club vote for the next book, discuss chapters and lend books to each other. A moderator removes rude comments.",
    actors: ["Member"],
    objects: ["book", "chapters", "comments"],
  },
  {
    name: "Labtrail",
    type: "SaaS",
    description:
      "Researchers register samples, technicians run tests on samples and principal investigators review results before they export data for a paper.",
    actors: ["Researcher", "Technician", "Principal investigator"],
    objects: ["samples", "tests", "results", "data"],
  },
  {
    name: "Stallmap",
    type: "Mobile application",
    description:
      "As a market visitor I want to find stalls on a map. Stallholders update their opening hours and special offers, and market organisers assign pitches.",
    actors: ["Market visitor", "Stallholder", "Market organiser"],
    objects: ["stalls", "opening hours", "special offers", "pitches"],
  },
  {
    name: "Repair café",
    type: "other",
    description:
      "People bring broken appliances, volunteers repair them, and organisers plan repair events. We want to count how much waste was avoided.",
    actors: ["Volunteer", "Organiser"],
    objects: ["appliances", "repair events", "waste"],
  },
];
