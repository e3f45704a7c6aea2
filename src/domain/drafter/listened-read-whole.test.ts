import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { analyse } from "./analysis/analyse.ts";
import { draftEverything } from "./full-draft.ts";
import { planOf } from "./plan/plan.ts";
import { rulesOf } from "./rules.ts";
import { brokenRule } from "./ruling/broken-rule.ts";
import { nameOfRule } from "./ruling/name-of-rule.ts";

const QUAY = `The clerk enters the moorings. The mate counts the passengers and reports a defect. The warden approves the timetable.`;
const briefOf = (project_description: string) => ({
  ...nothingYet,
  project: { name: "Quay" },
  questionnaire: { project_description },
});
const deedsOf = (said: string) =>
  analyse(`${QUAY}\n\n${said}`)
    .activities.slice(4)
    .map(({ actor, said: deed, condition }) => `${actor?.singular}: ${[deed, condition].filter(Boolean).join(" ")}`);
const rulesIn = (said: string) => rulesOf(briefOf(`${QUAY}\n\n${said}`)).map((rule) => rule.said);
const kindsOf = (said: string) =>
  planOf(briefOf(`We run a quay. ${said} The clerk enters the moorings.`)).deeds.map(
    ({ activity, pattern }) => `${activity.verb}: ${pattern.key}`,
  );

test.each([
  [
    "The plumber maps the tour, notes what was replaced in each flat, and plans the next visit.",
    ["plumber: map the tour", "plumber: note what was replaced in each flat", "plumber: plan the next visit"],
  ],
  [
    "The pilot who'll fly the glider weighs it again and signs for the parachute at the door.",
    ["pilot: weigh the glider again", "pilot: sign for the parachute at the door"],
  ],
  [
    "The steward cancels a race if the wind is too strong and records the winner.",
    ["steward: cancel a race if the wind is too strong", "steward: record the winner"],
  ],
  [
    "The inspector looks at the boat, tags it if it is safe, and sends the report.",
    ["inspector: look at the boat", "inspector: tag the boat if it is safe", "inspector: send the report"],
  ],
  [
    "The official in charge enters the weight, cancels a heat if the water is rough, and publishes the result.",
    ["official: enter the weight", "official: cancel a heat if the water is rough", "official: publish the result"],
  ],
])("each verb of a series is a deed of its own, also behind a condition: %s [LISTEN-517]", (said, deeds) => {
  expect(deedsOf(said)).toEqual(deeds);
});

test.each([
  ["Under-15s: birthdays at most 12 months apart", "Under-15s: birthdays at most 12 months apart"],
  ["A rider stopped by flat tyres is suspended for 28 days", "A rider stopped by flat tyres is suspended for 28 days"],
  ["One course per guest per day", "One course per guest per day"],
])("a limit makes nobody of what it names: %s [LISTEN-518]", (said, rule) => {
  expect(deedsOf(said)).toEqual([]);
  expect(rulesIn(said)).toEqual([rule]);
});

test.each([
  "No ticket, nothing leaves the hall",
  "No deposit, the boat goes to somebody else",
  "No approval 24 hours before the visit, the cow is skipped",
])("what has to be there and what follows without it is one rule: %s [LISTEN-519]", (said) => {
  expect(rulesIn(`${said}.`)).toEqual([said]);
});

test("who pays otherwise still pays, and a list of bans stays one [LISTEN-519]", () => {
  expect(deedsOf("No cash, the members pay by card.")).toEqual(["member: pay by card"]);
  expect(rulesIn("No helmet, no ride.")).toEqual(["No helmet, no ride"]);
});

test("what is not to be built is out of scope, with its reason beside it, and names nothing that is made [LISTEN-520]", () => {
  const said = "No posting to Facebook, no vouchers, and don't make a poster generator, the painters would walk out.";
  expect(deedsOf(said)).toEqual([]);
  expect(rulesIn(said)).toEqual(["No posting to Facebook, no vouchers"]);
  expect(analyse(`${QUAY}\n\n${said}`).excluded).toEqual(["don't make a poster generator"]);
  for (const one of ["Don't do payroll.", "Please don't invent a ranking."])
    expect(analyse(`${QUAY}\n\n${one}`).excluded).toHaveLength(1);
  expect(rulesIn("Don't book a cabin twice.")).toEqual(["Don't book a cabin twice"]);
});

test("of people of several kinds 'a singer' is any of them, and one fuller name alone is the same [LISTEN-521]", () => {
  expect(deedsOf("We have six resident singers. A singer accepts the request. Guest singers block a week.")).toEqual([
    "singer: accept the request",
    "guest singer: block a week",
  ]);
  expect(deedsOf("Barge skippers accept a load. Skippers report the arrival.")).toEqual([
    "barge skipper: accept a load",
    "barge skipper: report the arrival",
  ]);
});

test("'it' in the second half of a sentence is what the first half tells of [LISTEN-522]", () => {
  expect(deedsOf("Guests ask for changes. The deposit is 20% of the quote; it's recorded by the porter.")).toContain(
    "porter: record the deposit",
  );
});

test.each([
  ["Stylists put gowns on hold for a shoot.", "put: book"],
  ["The manager puts the project on hold.", "put: pause"],
  ["The groom flags a lame pony.", "flag: mark"],
  ["The driver flags a problem.", "flag: report"],
  ["The dentist sets the next appointment date.", "set: record"],
  ["The referee sets the running order.", "set: record"],
  ["The manager sets the price.", "set: rule"],
  ["Skippers report the arrival of a boat.", "report: record"],
  ["Skippers report a leak.", "report: report"],
  ["The storeman issues sand to a driver.", "issue: hand"],
  ["The office issues a permit.", "issue: issue"],
  ["The manager turns the request down politely.", "turn: accept"],
  ["A cook passes the order to a colleague.", "pass: hand"],
  ["The owner gets an alarm if the boat is late.", "get: sent"],
  ["Guest cooks block the dates of their stay.", "block: book"],
  ["Nurses block a week.", "block: keep-free"],
])("the kind of a deed is told by what it is done to: %s [LISTEN-523]", (said, kind) => {
  expect(kindsOf(said)).toContain(kind);
});

test("who books waits for nobody where another request is decided on [LISTEN-523]", () => {
  const storiesOf = (said: string) => JSON.stringify(draftEverything(briefOf(said)).user_stories);
  expect(storiesOf("Guests send a request. The planner accepts the request. Guests book a room.")).not.toContain(
    "waits for an answer",
  );
  expect(storiesOf("Guests book a room. The planner accepts the booking.")).toContain("waits for an answer");
});

test("no story says 'them goes' or refuses a refusal [LISTEN-524]", () => {
  const { user_stories } = draftEverything(
    briefOf("Managers pause projects and resume projects. Clerks upload slips. Coaches accept or refuse a proposed heat."),
  );
  expect(JSON.stringify(user_stories)).not.toMatch(
    /\bthem (?:goes|can|belongs|stopped)\b|When I refuse [^"]*?Then it is refused/,
  );
});

test("a name of a rule is none of its ends, and what would break it ends before a remark [LISTEN-525]", () => {
  const rule = (said: string) => ({ said, forbids: false, money: false, speed: false });
  expect(
    nameOfRule(rule("A bottle with no check in the last 12 months, or no test in the last 5 years, can't be filled")),
  ).toMatch(/^(?:A )?[Bb]ottle with no check/);
  expect(
    nameOfRule(rule("The warden waives the test, which is compulsory for anyone who hasn't ridden for 6 months")),
  ).not.toMatch(/^For/);
  expect(brokenRule(rule("Riders don't get an account, their trainer does it all"))).toBe("Riders can get an account");
});

test("who is warned at a level is warned of that, and what 'we' do is told of the team [LISTEN-528]", () => {
  const { user_stories } = draftEverything(
    briefOf(
      "The keeper enters the stock. At less than 15 tonnes the officer is warned. The manager decides whether we bill the damage. The clerk prints a list.",
    ),
  );
  const names = user_stories.map(({ name }) => name);
  expect(names).toContain("Be warned at less than 15 tonnes");
  expect(names).toContain("Decide whether the team bills the damage");
  expect(JSON.stringify(user_stories)).toContain("When it is less than 15 tonnes");
  const rule = { said: "No approval 24 hours before the visit, the cow is skipped", forbids: false, money: false, speed: false };
  expect(nameOfRule(rule)).toBe("No approval 24 hours before the visit, the cow is skipped");
});

test("what follows otherwise is no deed, 'the deviations' are dealt with when they are closed, and two answers about two things are two [LISTEN-529]", () => {
  expect(deedsOf("Each leader hands in the sizes by 15 October, otherwise they sew themselves.")).toEqual([
    "leader: hand in the sizes by 15 October",
  ]);
  expect(kindsOf("The manager closes the deviations.")).toContain("close: finish");
  expect(kindsOf("The lab confirms receipt and rejects broken tubes.")).toContain("reject: approve");
  expect(kindsOf("The chair accepts or rejects the request.")).toContain("reject: accept");
});
