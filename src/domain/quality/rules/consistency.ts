import type { Rule } from "./rule.ts";

export const consistencyRules: readonly Rule[] = [
  {
    id: "forbidden",
    name: "Words this project does not want",
    family: "Consistency",
    scored: true,
    why: "The team agreed not to use them.",
    bad: "The portal shall list the boats.",
    good: "The harbour page shall list the boats.",
  },
  {
    id: "two-words",
    name: "One word for one thing",
    family: "Consistency",
    scored: true,
    why: "Two words for one thing read like two things.",
    bad: "The harbour page shall list the vessels.",
    good: "The harbour page shall list the boats.",
  },
  {
    id: "abbreviation",
    name: "Abbreviations explained",
    family: "Consistency",
    scored: false,
    why: "Who joins later does not know it; the glossary says what it stands for.",
    bad: "The harbour page shall show the ETD of each boat.",
    good: "The harbour page shall show when each boat leaves.",
  },
];

export const hintRules: readonly Rule[] = [
  {
    id: "pronoun",
    name: "What “it” stands for",
    family: "Hints",
    scored: false,
    why: "A row is read alone, far from the one before it.",
    bad: "This process shall end within 1 hour.",
    good: "The nightly import shall end within 1 hour.",
  },
  {
    id: "purpose",
    name: "Reasons apart from duties",
    family: "Hints",
    scored: false,
    why: "A reason helps to understand a duty and cannot be tested.",
    bad: "The harbour page shall show the depth in order to keep boats afloat.",
    good: "The harbour page shall show the depth of each berth.",
  },
  {
    id: "time",
    name: "Which moment",
    family: "Hints",
    scored: false,
    why: "“Later” and “eventually” name no moment at which somebody could look.",
    bad: "The harbour page shall eventually show the invoice.",
    good: "The harbour page shall show the invoice within 1 day.",
  },
  {
    id: "units",
    name: "Numbers with units",
    family: "Hints",
    scored: false,
    why: "A limit without a unit is read in two ways.",
    bad: "The harbour page shall answer within 3.",
    good: "The harbour page shall answer within 3 seconds.",
  },
  {
    id: "solution",
    name: "What, not how",
    family: "Hints",
    scored: false,
    why: "A widget or a product in a duty closes ways that may be better; keep it where it is meant.",
    bad: "The harbour page shall offer the berths in a drop-down list.",
    good: "The harbour page shall offer the berths that are free.",
  },
];
