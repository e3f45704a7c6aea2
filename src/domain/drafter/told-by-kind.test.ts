import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "./full-draft.ts";

const draftOf = (text: string) =>
  draftEverything({ ...nothingYet, project: { name: "Told" }, questionnaire: { project_description: text } });

/** The criteria of the story with these words. */
function criteriaOf(text: string, words: string): string {
  return draftOf(text).user_stories.find(({ story }) => story.includes(words))?.acceptance_criteria ?? "";
}

test("money is paid back and charged to nobody, within its time [LISTEN-475]", () => {
  const text = "Skippers pay the fee by card. The clerk refunds a fee, but only within 30 days of payment.";
  const told = criteriaOf(text, "refund a fee");
  expect(told).toContain("whoever paid sees how much is paid back");
  expect(told).toContain("Given more than 30 days have passed since payment\nWhen I refund a fee\nThen it is refused");
  expect(told).not.toMatch(/charged/);
});

test("hours are opened for others, a state is no attendance, a list of what is there is looked at, and prices are no work [LISTEN-476]", () => {
  expect(criteriaOf("The lead opens slots for each Saturday.", "open slots")).not.toMatch(/work/);
  expect(criteriaOf("Volunteers mark a household as served.", "as served")).not.toMatch(/who is there/);
  expect(criteriaOf("The treasurer lists all unpaid fees.", "list all")).toMatch(/^Given something is known of the unpaid fees/);
  expect(criteriaOf("The manager maintains the prices.", "maintain")).not.toMatch(/work|is still to be done/);
});

test("a rule is tried and broken by what it bans, and never by what is said beside a thing [LISTEN-477]", () => {
  const { features, risks, test_cases, user_stories } = draftOf(
    "Pupils cancel a lesson they can't attend. Nobody under 18 gets a key. No phone numbers of holders are to be shown to other holders.",
  );
  expect(features.map(({ description }) => description).join()).not.toMatch(/not let pupils/);
  expect(user_stories.map(({ acceptance_criteria }) => acceptance_criteria).join()).not.toMatch(/they is to|Given the rule/);
  const age = test_cases.filter(({ name }) => name.startsWith("Nobody under 18"));
  expect(age.map(({ when }) => when)).toEqual([
    "Somebody tries it who turns 18 tomorrow.",
    "Somebody tries it who turned 18 today.",
  ]);
  expect(risks.map(({ name }) => name)).toContain("Phone numbers of holders are shown to other holders");
  expect(test_cases.map(({ when }) => when)).toContain("Phone numbers of holders are to be shown to other holders.");
});

test("a deadline is kept by people, a rule told to somebody names them, and work offline is theirs whose device it is [LISTEN-478]", () => {
  const { features } = draftOf("The dispatcher assigns vans. Vans must be assigned by 6 pm on the day before.");
  expect(features.map(({ description }) => description)).toContain(
    "The system shall require that vans be assigned by 6 pm on the day before.",
  );
  const told = draftOf("As a skater you book a rink.\n\nAs a steward you clean it. You must never get more than 3 rinks a day.");
  expect(told.features.map(({ description }) => description)).toContain(
    "The system shall not let stewards get more than 3 rinks a day.",
  );
  const { user_stories } = draftOf(
    "The clerk enters parcels. The clerk prints labels. The clerk closes a tour. The driver scans the parcel. The driver's phone must work without a network.",
  );
  const offline = user_stories.filter(({ story }) => story.includes("without a connection"));
  expect(offline.map(({ story }) => story.replace(/, I want.*/, ""))).toEqual(["As a driver"]);
});

test("each item below the rules is one, whatever stands in it, and what is told to be all is all [LISTEN-479]", () => {
  const { features } = draftOf(`What it does
- Skippers book a berth
- The clerk registers new boats: name, zip code, length. Nothing else!

Rules, all agreed
- All pages for skippers in French and Dutch
- A crossing is 20 minutes long
- Boats over 9 m only on the outer pier
- Anything past its date must not show up on a list`);
  const rules = features.flatMap(({ description }) => /hold to this rule: "(.+)"/.exec(description)?.[1] ?? []);
  expect(rules).toEqual([
    "The clerk registers new boats: name, zip code, length, nothing else.",
    "All pages for skippers in French and Dutch.",
    "A crossing is 20 minutes long.",
    "Boats over 9 m only on the outer pier.",
  ]);
  expect(features.map(({ description }) => description)).toContain(
    "The system shall not let anything past its date show up on a list.",
  );
});

test("what is opened anew is made, a deposit is taken from somebody, and what is offered to one is answered by one [LISTEN-481]", () => {
  expect(criteriaOf("The clerk opens a hire contract when a guest walks in.", "open a hire")).toMatch(
    /^Given I have every required/,
  );
  expect(criteriaOf("The clerk takes the deposit.", "take the deposit")).not.toMatch(/declined|I have a receipt/);
  expect(criteriaOf("The secretary offers the plot to the applicant at the top.", "offer the plot")).toMatch(
    /whoever it is offered to is told, and can answer/,
  );
});

test("what is asked for too late is refused, and what has to be done in time is overdue [LISTEN-482]", () => {
  const { features, test_cases } = draftOf(
    "Keepers enter parcels. A claim has to be raised within 48 hours of delivery. Foals are registered within thirty days of birth.",
  );
  const claim = test_cases.find(({ name }) => name.startsWith("A claim"));
  expect(claim).toMatchObject({
    when: "It is raised more than 48 hours after delivery.",
    then: expect.stringMatching(/^It is refused/),
  });
  expect(features.map(({ description }) => description)).toContain(
    "The system shall require that foals be registered within thirty days of birth.",
  );
});

test("who is entered and what one person alone has to do with have pages of their own [LISTEN-483]", () => {
  const { pages } = draftOf(
    "Guests cancel a slot. Leads close slots. Leads move slots. Volunteers register new households and mark a household as served. The driver records the pallets. The director downloads a monthly headcount.",
  );
  const sections = pages.map(({ name, sections: own }) => `${name}: ${own.map((section) => section.name).join(", ")}`);
  expect(sections).toContain("Households: Registering new households, Marking a household as served");
  expect(sections).toContain("Monthly headcounts: Export");
});
