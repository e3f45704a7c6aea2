import { expect, test } from "vitest";
import { enterpriseExtras, planComparison, planFeatures, planHas, plans } from "./plans.ts";

const cellsOf = (name: string) => planComparison().find((row) => row.name === name)?.cells;
const having = (name: string) => {
  const feature = planFeatures.find((candidate) => candidate.name === name);
  return plans.filter((plan) => feature && planHas(plan, feature)).map((plan) => plan.name);
};

test("the plans cost and hold what they are said to [CONST-22]", () => {
  expect(plans.map(({ name }) => name)).toEqual(["Free", "Starter", "Enterprise"]);
  expect(cellsOf("Price")).toEqual(["$0/month", "$20/month", "Contact us"]);
  expect(cellsOf("Credits")).toEqual(["5 credits/day", "100 credits/month", "Unlimited credits"]);
  expect(cellsOf("Users")).toEqual(["1 user", "5 users", "Unlimited users"]);
});

test("templates, sharing and working together begin with Starter [CONST-23]", () => {
  for (const name of ["Premium templates", "Project sharing", "Real-time collaboration"]) {
    expect(having(name), name).toEqual(["Starter", "Enterprise"]);
    expect(cellsOf(name), name).toEqual([false, true, true]);
  }
});

test("only Enterprise has single sign-on, its own premises and what else its list names [CONST-24]", () => {
  for (const name of ["SSO", "On-premises", "Enterprise features"]) {
    expect(having(name), name).toEqual(["Enterprise"]);
    expect(cellsOf(name), name).toEqual([false, false, true]);
  }
  expect(enterpriseExtras).toEqual(["Custom integrations", "Dedicated account manager", "Custom training", "SLA", "White-label"]);
});

test("export, support and security grow with the plan, and no plan claims an audit nobody made [CONST-25]", () => {
  expect(cellsOf("Export")).toEqual(["Basic", "Advanced", "All formats"]);
  expect(cellsOf("Support")).toEqual(["Community", "Email", "24-7 priority"]);
  expect(cellsOf("Security")).toEqual(["Basic", "Standard", "Advanced"]);
  expect(JSON.stringify(planComparison())).not.toMatch(/SOC/);
});
