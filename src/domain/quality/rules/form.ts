import type { Rule } from "./rule.ts";

export const formRules: readonly Rule[] = [
  {
    id: "ears",
    name: "Conditions by their pattern",
    family: "Form",
    scored: true,
    why: "When for an event, While for a state, Where for an option, If … then for what goes wrong: the same condition is then read the same by all.",
    bad: "If the printer is out of paper, the ferry desk shall show a warning.",
    good: "If the printer is out of paper, then the ferry desk shall show a warning.",
  },
  {
    id: "story",
    name: "A story's form",
    family: "Form",
    scored: true,
    why: "A story says who wants what, and why; without the reason nobody can weigh it, and two wishes are two stories.",
    bad: "As a skipper, I want to see the berths that are free.",
    good: "As a skipper, I want to see the berths that are free, so that I moor at the right quay.",
  },
  {
    id: "gherkin",
    name: "Criteria that can be tested",
    family: "Form",
    scored: true,
    why: "Given what is there, When one thing is done, Then something can be seen: that is a test, and less is none.",
    bad: "Given a full harbour, then the skipper is on the waiting list.",
    good: "Given a full harbour, when the skipper asks for a berth, then the list of those who wait shows the skipper.",
  },
];
