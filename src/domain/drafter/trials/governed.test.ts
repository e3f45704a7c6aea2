import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "#domain/drafter/full-draft.ts";

const draftOf = (project_description: string) =>
  draftEverything({ ...nothingYet, project: { name: "Wharf" }, questionnaire: { project_description } });
const WHARF =
  "We run a small wharf. Skippers book a berth and pay the harbour dues. Wardens check the berths and print the list of arrivals. Pilots see the list of ships.";

test.each([
  ["A berth can be booked for no more than 3 weeks.", "book a berth"],
  ["If the harbour dues are not paid within 5 days, the berth is released.", "pay the harbour dues"],
  ["Skippers must not book on public holidays.", "book a berth"],
  ["Only wardens may print the list of arrivals.", "print the list of arrivals"],
  ["Payment of the harbour dues must be received at least 3 days before departure.", "pay the harbour dues"],
])("a rule is tried in the story of the deed whose verb and thing it names: %s [LISTEN-421]", (rule, deed) => {
  const draft = draftOf(`${WHARF} ${rule}`);
  const holding = draft.user_stories.filter(({ acceptance_criteria }) =>
    acceptance_criteria?.includes(`the rule "${rule.slice(0, -1)}"`),
  );
  expect(holding.map(({ story }) => story)).toEqual([expect.stringContaining(deed)]);
});

test.each([
  ["Drafts are deleted after 14 days.", "14 days have passed.", "Drafts are deleted."],
  ["After 30 days, the waiting list is emptied.", "30 days have passed.", "The waiting list is emptied."],
  [
    "If the tide falls below 1 metre, the lock is closed automatically.",
    "The tide falls below 1 metre.",
    "The lock is closed automatically.",
  ],
  [
    "Nothing is unloaded before customs has signed.",
    "Something is to be unloaded before customs has signed.",
    "It is refused, nothing is changed, and the message names the rule.",
  ],
  [
    "Pilots may not see the harbour dues.",
    "Pilots try to see the harbour dues.",
    "It is refused, nothing is changed, and the message names the rule.",
  ],
])(
  "a rule that limits no deed has a test of its own, and hangs on no story that shares a word with it: %s [LISTEN-421]",
  (rule, when, then) => {
    const draft = draftOf(`${WHARF} ${rule}`);
    expect(draft.user_stories.map(({ acceptance_criteria }) => acceptance_criteria).join("\n")).not.toContain("the rule");
    const name = rule.slice(0, -1);
    expect(draft.test_cases).toContainEqual({ user_story_id: null, name, given: `The rule "${name}".`, when, then });
  },
);

test("a limit that the deed was told with is tried once [LISTEN-421]", () => {
  const draft = draftOf(`${WHARF} Skippers reserve no more than two berths per year.`);
  const told = draft.test_cases.filter(({ given, when }) => /more than two berths/.test(`${given} ${when}`));
  expect(told).toHaveLength(1);
});
