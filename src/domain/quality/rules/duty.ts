import type { Rule } from "./rule.ts";

export const dutyRules: readonly Rule[] = [
  {
    id: "modal",
    name: "Say “shall”",
    family: "Duty",
    scored: true,
    why: "“Should” asks, “will” foretells and a plain sentence tells: only “shall” or “must” says what has to hold.",
    bad: "The ferry desk should print the boarding list.",
    good: "The ferry desk shall print the boarding list.",
  },
  {
    id: "passive",
    name: "Say who does it",
    family: "Duty",
    scored: true,
    why: "Where nobody is named, nobody builds it, or two do.",
    bad: "Each crossing shall be logged within 1 minute.",
    good: "The ferry desk shall log each crossing within 1 minute.",
  },
  {
    id: "several-duties",
    name: "One duty in each row",
    family: "Duty",
    scored: true,
    why: "Two duties in one row are built, tested and dropped together, and nobody can tell which of them failed.",
    bad: "The ferry desk shall weigh each van and print its ticket.",
    good: "The ferry desk shall print a ticket for each van.",
  },
  {
    id: "infinitive",
    name: "Say the deed itself",
    family: "Duty",
    scored: true,
    why: "“Be able to” asks for a possibility, which holds even where the deed is done once and never again.",
    bad: "The ferry desk shall be able to refund a ticket.",
    good: "The ferry desk shall refund a ticket.",
  },
  {
    id: "logic",
    name: "Clear and, or, not",
    family: "Duty",
    scored: true,
    why: "“And/or”, a slash, “and” beside “or”, and a denial denied are read in different ways by whoever builds and whoever tests.",
    bad: "The ferry desk shall accept cash and/or cards.",
    good: "The ferry desk shall accept both cash and cards.",
  },
];
