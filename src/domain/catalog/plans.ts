/** The plans, cheapest first; what an absent number means is said beside it. */
export const plans = [
  {
    name: "Free",
    for: "To try it on one idea of your own.",
    dollars_a_month: 0,
    credits: { amount: 5, per: "day" },
    users: 1,
    export: "Basic",
    support: "Community",
    security: "Basic",
  },
  {
    name: "Starter",
    for: "For a small team that specifies together.",
    dollars_a_month: 20,
    credits: { amount: 100, per: "month" },
    users: 5,
    export: "Advanced",
    support: "Email",
    security: "Standard",
  },
  {
    name: "Enterprise",
    for: "For organizations that run it on their own ground.",
    /** Agreed upon in person. */
    dollars_a_month: null,
    /** Unlimited. */
    credits: null,
    /** Unlimited. */
    users: null,
    export: "All formats",
    support: "24-7 priority",
    security: "Advanced",
  },
] as const;

export type Plan = (typeof plans)[number];
export type PlanName = Plan["name"];

/** What is either in a plan or not, with the first plan that has it. */
export const planFeatures = [
  { name: "Premium templates", from: "Starter" },
  { name: "Project sharing", from: "Starter" },
  { name: "Real-time collaboration", from: "Starter" },
  { name: "SSO", from: "Enterprise" },
  { name: "On-premises", from: "Enterprise" },
  { name: "Enterprise features", from: "Enterprise" },
] as const satisfies readonly { name: string; from: PlanName }[];

/** What else comes with Enterprise. */
export const enterpriseExtras = [
  "Custom integrations",
  "Dedicated account manager",
  "Custom training",
  "SLA",
  "White-label",
] as const;

export function planPrice({ dollars_a_month }: Plan): string {
  return dollars_a_month === null ? "Contact us" : `$${dollars_a_month}/month`;
}

/** Whether a plan has a feature; plans only ever add to the ones before them. */
export function planHas(plan: Plan, { from }: (typeof planFeatures)[number]): boolean {
  const order = plans.map(({ name }): PlanName => name);
  return order.indexOf(plan.name) >= order.indexOf(from);
}

/** The comparison, row by row, with one cell for each plan in their order: a text, or whether the plan has it. */
export function planComparison(): { name: string; cells: (string | boolean)[] }[] {
  return [
    { name: "Price", cells: plans.map(planPrice) },
    {
      name: "Credits",
      cells: plans.map(({ credits }) => (credits ? `${credits.amount} credits/${credits.per}` : "Unlimited credits")),
    },
    {
      name: "Users",
      cells: plans.map(({ users }) => (users ? `${users} ${users === 1 ? "user" : "users"}` : "Unlimited users")),
    },
    ...planFeatures.map((feature) => ({ name: feature.name, cells: plans.map((plan) => planHas(plan, feature)) })),
    { name: "Export", cells: plans.map((plan) => plan.export) },
    { name: "Support", cells: plans.map(({ support }) => support) },
    { name: "Security", cells: plans.map(({ security }) => security) },
  ];
}
