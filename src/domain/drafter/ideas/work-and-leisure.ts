import type { Idea } from "./idea.ts";

/** Ideas of work, leisure and the town. */
export const SECOND_IDEAS: readonly Idea[] = [
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
