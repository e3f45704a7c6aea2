/** The words the product uses for its own things, each in one sentence, and the page of the user guide that says more. */
export const glossary: readonly { word: string; means: string; more: string }[] = [
  { word: "Acceptance criteria", means: "The checks a user story has to pass to count as done.", more: "first-steps" },
  {
    word: "Accepted",
    means: "Confirmed by a person, which a drafted or imported text is not until somebody presses Accept.",
    more: "coverage#what-you-did-not-say",
  },
  {
    word: "API key",
    means: "A secret that lets a coding agent or a script read one project, and report and propose if you allow it.",
    more: "agents#connect-an-agent",
  },
  {
    word: "Assumption",
    means: "Something you take for granted although nobody has confirmed it yet.",
    more: "coverage#what-became-of-what-you-said",
  },
  {
    word: "Audit log",
    means: "The list of who signed in, joined, left or changed the rights in your organization.",
    more: "people#the-audit-log",
  },
  {
    word: "Baseline",
    means: "A version you hold on to, so that everybody can compare later changes with it.",
    more: "versions#make-a-version",
  },
  {
    word: "Clause",
    means: "One statement of your description, an answer or a document, also called a source unit.",
    more: "coverage#what-became-of-what-you-said",
  },
  {
    word: "Completeness",
    means: "How many items of a standard, such as ISO 29148, your specification applies or waives.",
    more: "completeness",
  },
  {
    word: "Contradiction",
    means: "Two rows that cannot both be true, such as different limits for the same thing.",
    more: "wording#contradictions",
  },
  {
    word: "Coverage",
    means: "Which of your clauses a row of the specification covers, and which none does.",
    more: "coverage#what-became-of-what-you-said",
  },
  {
    word: "Document",
    means: "The whole specification in one place, ready to read, print or hand over.",
    more: "document",
  },
  {
    word: "Draft",
    means: "A first text or a set of rows written for you, which you edit, keep or undo.",
    more: "drafting",
  },
  {
    word: "Feature",
    means: "Something the product can do, usually on one of its pages.",
    more: "first-steps",
  },
  {
    word: "Finding",
    means: "Words that break a rule on wording, for example because two people could read them differently.",
    more: "wording#wording",
  },
  {
    word: "Import",
    means: "Bringing a file you already have into a project, with a preview before anything is saved.",
    more: "files#bring-a-file",
  },
  {
    word: "MCP",
    means: "The Model Context Protocol, the standard way for coding agents to read a project and report on it.",
    more: "agents#connect-an-agent",
  },
  {
    word: "Open point",
    means: "Something the document still lacks and somebody has to decide or write.",
    more: "coverage#what-became-of-what-you-said",
  },
  {
    word: "Organization",
    means: "A team with its members and the projects they share.",
    more: "projects",
  },
  { word: "Page", means: "One screen of the product you are specifying.", more: "first-steps" },
  {
    word: "Project",
    means: "One product you are specifying, with everything written about it.",
    more: "projects",
  },
  {
    word: "Proposal",
    means: "A change a person or an agent suggests, which takes effect once somebody accepts it.",
    more: "together#suggest-instead-of-changing",
  },
  {
    word: "Provenance",
    means: "Where a text comes from: a clause, a pattern, a model, an import or a person.",
    more: "coverage#what-you-did-not-say",
  },
  {
    word: "Questionnaire",
    means: "The questions whose answers describe your idea and that drafts are written from.",
    more: "questionnaire",
  },
  {
    word: "Reference number",
    means: "The short name of a row, such as US-14, by which any text can link to it.",
    more: "handing-over#numbers-that-stay",
  },
  {
    word: "Section",
    means: "One part of a page, such as its header or a form; also one entry of the specification menu.",
    more: "first-steps",
  },
  {
    word: "Share link",
    means: "An address that shows the document, or some of its chapters, to people without an account.",
    more: "handing-over#as-a-link",
  },
  {
    word: "Snapshot",
    means: "A copy of a whole version, saved so that you can read, compare or restore it later.",
    more: "versions#go-back-to-one",
  },
  {
    word: "Source text",
    means: "The parts of an imported file that fit nowhere else, saved as written and read by every draft.",
    more: "files#bring-a-file",
  },
  {
    word: "Specification",
    means: "Everything that says what the product has to do, and for whom.",
    more: "first-steps",
  },
  {
    word: "Suggestion",
    means: "Something a draft added from a known pattern, although nobody said it.",
    more: "coverage#what-you-did-not-say",
  },
  {
    word: "Trace",
    means: "The links from user class to story, feature, page and test, and the gaps between them.",
    more: "document",
  },
  {
    word: "Tracker",
    means: "A tool such as Jira in which a team plans its work, and which reads the exported table.",
    more: "handing-over#as-a-file",
  },
  {
    word: "User class",
    means: "A group of people who use the product in the same way, such as buyers or administrators.",
    more: "first-steps",
  },
  {
    word: "User story",
    means: "What a person of one user class wants to do, and why.",
    more: "first-steps",
  },
  {
    word: "Version",
    means: "One named state of the specification, such as 1.0, of which one is current at a time.",
    more: "versions",
  },
  {
    word: "Waiver",
    means: "A decision, with its reason, that an item of a standard does not concern this product.",
    more: "completeness#decide-an-item",
  },
  {
    word: "Work package",
    means: "Everything a person or an agent needs to build one row, such as a feature.",
    more: "agents#what-agents-do",
  },
];
