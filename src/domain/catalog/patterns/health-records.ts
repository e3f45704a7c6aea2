import type { ConcernPattern } from "./pattern.ts";

export const healthRecords: ConcernPattern = {
  key: "health-records",
  short: /\b(?:prescriptions?|diagnos[ei]s|(?:medical|health) records?|medications?|vaccinations?)\b/,
  unless: /\b(?:animals?|pets?|vets?|veterinarians?|dogs?|cats?|horses?|hives?|wholesalers?)\b/,
  keywords: ["patient", "doctor", "therapy", "symptom"],
  verbs: { customer: [], provider: ["diagnose", "prescribe", "treat", "vaccinate"] },
  doneBy: { provider: /\b(?:prescri|diagnos|medication|treat|vaccinat)/ },
  object: ["treatment", "treatments"],
  borrows: false,
  scope: "health records with consent, access log and emergency access",
  excluded: "Diagnosis by the software itself, which would make it a medical device",
  pages: [
    {
      name: "Health records",
      description: "Where health data is kept, with the consent of the person it is about.",
      sections: [
        {
          name: "Record",
          description: "Findings, treatment, medication and allergies in order of time.",
          stories: ["Add an entry to a health record"],
          features: [
            ["Record in order of time", "The system shall keep each entry with author and time."],
            ["Traces of changes", "The system shall keep a trace of each change to an entry."],
            ["Allergy warning", "The system shall show known allergies on every screen on which medication is chosen."],
          ],
        },
        {
          name: "Consent and access log",
          description: "Who may see the record, until when, and who has seen it.",
          stories: ["Decide who sees the health record", "Open a record in an emergency"],
          features: [
            [
              "Access log for the person concerned",
              "The system shall show the person concerned who opened the record, when and why, for 10 years.",
            ],
          ],
        },
      ],
    },
  ],
  stories: [
    {
      by: "customer",
      name: "Decide who sees the health record",
      want: "to decide on consent for each person who may see the health record",
      so: "health data stays with the people I trust",
      criteria: [
        [
          "Given {a provider} with my consent",
          "When I withdraw it",
          "Then access ends within 60 seconds and the withdrawal is recorded",
        ],
        [
          "Given nobody has my consent",
          "When somebody opens the record",
          "Then access is refused and the attempt is in my access log",
        ],
      ],
    },
    {
      by: "provider",
      name: "Add an entry to a health record",
      want: "to add findings and treatment to a record",
      so: "the next person who helps knows what was done",
      criteria: [
        ["Given consent", "When I save an entry", "Then it carries my name and time and can only be supplemented"],
        [
          "Given a chosen medicine is on the list of allergies",
          "When I save",
          "Then it is not stored until I have confirmed the warning with a reason",
        ],
      ],
    },
    {
      by: "provider",
      name: "Open a record in an emergency",
      want: "to open a record without consent in an emergency",
      so: "a life is not lost over a missing click",
      criteria: [
        [
          "Given an emergency and my reason",
          "When I open the record",
          "Then it opens for 4 hours and the person concerned is told",
        ],
        ["Given I give no reason", "When I try to open the record", "Then access is refused"],
      ],
    },
  ],
  risks: [
    {
      name: "Disclosure of health data",
      functionality: "Health records",
      description:
        "Health data is protected by law and its disclosure cannot be undone. A single leak harms people for life and leads to fines, so records open only with consent or with a recorded emergency.",
    },
  ],
};
