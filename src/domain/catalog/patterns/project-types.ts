/** What is known of a project before anybody has described it, by the project type of the questionnaire. */
export type ProjectTypePattern = {
  key: string;
  matches: RegExp;
  /** "a …" as it follows "Name is". */
  called: string;
  customer: readonly [string, string];
  provider: readonly [string, string];
  object: readonly [string, string];
  /** What the type asks for where little is told, and what it asks for where hardly anything is. */
  concerns: readonly string[];
  further: readonly string[];
};

export const PROJECT_TYPES: readonly ProjectTypePattern[] = [
  {
    key: "e-commerce",
    matches: /e-?commerce|shop|store/i,
    called: "online shop",
    customer: ["customer", "customers"],
    provider: ["shop manager", "shop managers"],
    object: ["product", "products"],
    concerns: ["ordering", "payments"],
    further: ["delivery", "search", "inventory", "notifications"],
  },
  {
    key: "landing-page",
    matches: /landing/i,
    called: "landing page",
    customer: ["visitor", "visitors"],
    provider: ["marketing manager", "marketing managers"],
    object: ["offer", "offers"],
    concerns: ["leads"],
    further: ["privacy"],
  },
  {
    key: "blog",
    matches: /blog/i,
    called: "blog",
    customer: ["reader", "readers"],
    provider: ["author", "authors"],
    object: ["article", "articles"],
    concerns: ["content"],
    further: ["search", "community"],
  },
  {
    key: "erp",
    matches: /\berp\b|resource planning/i,
    called: "resource planning system",
    customer: ["employee", "employees"],
    provider: ["department manager", "department managers"],
    object: ["business record", "business records"],
    concerns: [],
    further: ["inventory", "approvals", "invoicing"],
  },
  {
    key: "mobile",
    matches: /mobile|ios|android/i,
    called: "mobile application",
    customer: ["user", "users"],
    provider: ["moderator", "moderators"],
    object: ["entry", "entries"],
    concerns: [],
    further: ["notifications", "search"],
  },
  {
    key: "membership",
    matches: /member/i,
    called: "membership website",
    customer: ["member", "members"],
    provider: ["community manager", "community managers"],
    object: ["article", "articles"],
    concerns: [],
    further: ["subscriptions", "community", "events"],
  },
  {
    key: "portfolio",
    matches: /portfolio/i,
    called: "portfolio website",
    customer: ["visitor", "visitors"],
    provider: ["portfolio owner", "portfolio owners"],
    object: ["work sample", "work samples"],
    concerns: ["content", "leads"],
    further: [],
  },
  {
    key: "iot",
    matches: /\biot\b|device|hardware/i,
    called: "connected-device system",
    customer: ["device owner", "device owners"],
    provider: ["technician", "technicians"],
    object: ["device", "devices"],
    concerns: ["devices"],
    further: ["notifications"],
  },
  {
    key: "saas",
    matches: /saas|software as|cloud|web ?app/i,
    called: "web application",
    customer: ["team member", "team members"],
    provider: ["workspace owner", "workspace owners"],
    object: ["work item", "work items"],
    concerns: [],
    further: ["notifications", "search"],
  },
];

export const ANY_PROJECT_TYPE: ProjectTypePattern = {
  key: "other",
  matches: /.*/,
  called: "software product",
  customer: ["user", "users"],
  provider: ["coordinator", "coordinators"],
  object: ["entry", "entries"],
  concerns: [],
  further: [],
};
