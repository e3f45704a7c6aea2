type Clause = { id: string; title: string; asks: string };

/** The clauses of ISO/IEC/IEEE 29148:2018, 9.6, by their titles and, in our words, what each asks for. */
export const clauses: readonly Clause[] = [
  ["Introduction", "What the document is about, before anything else."],
  ["Purpose", "Why the product is made, and for whom."],
  ["Scope", "What the product does, and what it leaves to others."],
  [
    "Product perspective",
    "Where it stands among other systems: interfaces to systems, people, hardware, software, networks and services, memory, operation, adaptation to a site.",
  ],
  ["Product functions", "The main things the product does."],
  ["User characteristics", "Who uses it, with what knowledge and what impairments."],
  ["Limitations", "What narrows the choices: rules, hardware, other systems, safety."],
  ["Assumptions and dependencies", "What is taken for granted, and what it relies on."],
  ["Apportioning of requirements", "Which requirements come first, and which may wait."],
  ["Specified requirements", "Every requirement, so precise that it can be built and tested."],
  ["External interfaces", "What goes in and comes out, from where and to where."],
  ["Functions", "What the product does with what it is given, mistakes included."],
  ["Usability requirements", "How well people get along with it, in numbers."],
  ["Performance requirements", "How fast and how much, in numbers."],
  ["Logical database requirements", "What is stored, how it belongs together and how long it is kept."],
  ["Design constraints", "What the design has to keep to: technology, look, platforms."],
  ["Standards compliance", "Which standards and laws it follows."],
  ["Software system attributes", "How reliable, available, secure, maintainable and portable it is."],
  ["Verification", "How each requirement is shown to be met."],
  ["Supporting information", "What helps to understand the rest: background, business, sources."],
].map(([title = "", asks = ""], at) => ({ id: `9.6.${at + 1}`, title, asks }));
