import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "./full-draft.ts";
import { furtherGiven, whoIsThere } from "./who-is-there.ts";

const casesOf = (project_description: string) =>
  draftEverything({ ...nothingYet, project: { name: "Pier" }, questionnaire: { project_description } }).test_cases;
const CHOIR =
  "A site for people who sing. Singers borrow scores and see the dates of rehearsals. A librarian lends the scores and takes them back.";

test("a test in which somebody has no account or cannot sign in begins outside, and all others signed in [LISTEN-200]", () => {
  const cases = casesOf(CHOIR);
  const outside = cases.filter(({ given }) => given.startsWith("Not signed in."));
  expect(outside.length).toBeGreaterThanOrEqual(2);
  expect(outside.every(({ name }) => /^(?:Recover a forgotten password|Create an account|Register online)/.test(name))).toBe(
    true,
  );
  expect(cases.filter(({ name }) => name.startsWith("Recover a forgotten password"))).toHaveLength(2);
  for (const { given, when, name } of cases.filter((one) => !outside.includes(one))) {
    expect(given, name).toMatch(/^Signed in (?:as|with a role other than) /);
    expect(`${given} ${when}`, name).not.toMatch(/I have no account|my recovery link|I am signed in/i);
  }
});

test.each([
  ["I have forgotten my password", "I ask for help", "Not signed in."],
  ["my session ended and I am signed out", "I save", "Not signed in."],
  ["somebody without access", "they try to sign in", "Signed in as Warden."],
  ["a bike is free", "I register a bike", "Signed in as Warden."],
])("whether somebody is there already is told by what is given and done: %s [LISTEN-200]", (given, when, begins) => {
  expect(whoIsThere({ given, when, outcome: "it is shown" }, { person: "Warden", hasAccount: true })).toBe(begins);
});

test("whoever happens to pass has no account, and where most work in the house the others are invited [LISTEN-211]", () => {
  const draft = draftEverything({
    ...nothingYet,
    project: { name: "Pier" },
    questionnaire: {
      project_description:
        "Lifts are inspected by the safety officer. Faults are logged by the technician and ranked by the plant manager. Spare parts are costed by the estimator. Passers-by report a stuck lift.",
    },
  });
  expect(draft.pages.map(({ name }) => name)).not.toContain("Registration");
  expect(draft.user_stories.map(({ name }) => name)).toContain("Invite people");
  expect(draft.user_stories.filter(({ story }) => story.startsWith("As a passer-by"))).toHaveLength(1);
});

test("whoever needs no account is signed in in no test [LISTEN-200]", () => {
  const cases = casesOf("Visitors report a damaged sign without an account. Rangers see the reports and repair the sign.");
  const reports = cases.filter(({ name }) => name.startsWith("Report a damaged sign"));
  expect(reports.length).toBeGreaterThan(0);
  for (const { given } of reports) expect(given).toMatch(/^Not signed in\./);
  const repairs = cases.filter(({ name }) => name.startsWith("Repair the sign"));
  expect(repairs.map(({ given }) => given.slice(0, 19))).toEqual(["Signed in as Ranger", "Signed in as Ranger"]);
});

test("who has no account says nothing of others in the same sentence [LISTEN-296]", () => {
  const cases = casesOf(
    "Wardens draw the route. The individual has no account, she replies by post and the warden files the answer. Wardens record the costs.",
  );
  const draws = cases.filter(({ name }) => /^(?:Draw|Record)/.test(name));
  expect(draws.length).toBeGreaterThan(0);
  for (const { given, name } of draws) expect(given, name).toMatch(/^Signed in as Warden/);
});

test("where nobody needs an account those from outside have none, and whoever is invited does not register [LISTEN-380]", () => {
  const draftOf = (project_description: string) =>
    draftEverything({ ...nothingYet, project: { name: "Stage" }, questionnaire: { project_description } });
  const open = draftOf(
    "We run a small theatre. Visitors choose a play and buy tickets. Cashiers scan tickets. The manager sets up plays. Nobody needs an account.",
  );
  expect(JSON.stringify([open.pages, open.user_stories])).not.toMatch(/create an account|Registration/);
  expect(JSON.stringify(open.test_cases)).not.toMatch(/Signed in as Visitor/);
  expect(open.scope).toMatch(/## Constraints[\s\S]*Nobody needs an account/);
  const invited = draftOf(
    "The photographer creates a gallery and invites the couple. Couples mark pictures. Couples order prints. The photographer sends a bill.",
  );
  expect(JSON.stringify([invited.pages, invited.user_stories])).not.toMatch(/As a couple, I want to create an account/);
});

test("who is refused what only somebody else may do is not signed in as the one who may [LISTEN-381]", () => {
  const scenario = {
    given: 'the rule "Only the chair can close a vote"',
    when: "somebody else tries to close a vote",
    outcome: "it is refused",
  };
  expect(whoIsThere(scenario, { person: "Chair", hasAccount: true })).toBe("Signed in with a role other than Chair.");
  const other = { given: "I am signed in with another role", when: "I open the gate", outcome: "I am told who may do it" };
  expect(whoIsThere(other, { person: "Warden", hasAccount: true })).toBe("Signed in with a role other than Warden.");
  expect(furtherGiven(other)).toBe("");
  const taken = { given: "somebody else has taken the bed", when: "I book the bed", outcome: "it is refused" };
  expect(whoIsThere(taken, { person: "Guest", hasAccount: true })).toBe("Signed in as Guest.");
  const cases = casesOf(
    "Members hand in receipts. Members see the balance. The treasurer approves receipts. Only the treasurer can approve a receipt.",
  );
  const refused = cases.filter(({ when }) => /^Somebody else tries to approve/.test(when ?? ""));
  expect(refused.length).toBeGreaterThan(0);
  for (const { given } of refused) expect(given).toMatch(/^Signed in with a role other than Treasurer\./);
});
