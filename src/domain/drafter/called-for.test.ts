import { describe, expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { tellSource } from "#domain/sources.ts";
import { draftEverything, withDraft } from "./full-draft.ts";
import { planOf } from "./plan/plan.ts";
import { draftBusinessModel } from "./pricing.ts";
import { patternsOfRows } from "./row-patterns.ts";

const briefOf = (project_description: string, project_type?: string) => ({
  ...nothingYet,
  project: { name: "Pier" },
  questionnaire: { project_description, ...(project_type ? { project_type } : {}) },
});
const draftOf = (text: string, type?: string) => draftEverything(briefOf(text, type));
const rowsOf = (text: string, type?: string) => {
  const { user_stories, pages, features, risks, security_measures, test_cases } = draftOf(text, type);
  return JSON.stringify([user_stories, pages, features, risks, security_measures, test_cases]);
};

const LIBRARY =
  "Please make a tool for our hospital library. Nurses report torn books with a photo. Our two clerks see new tickets in a list, take one, write what they did and close it. If a ticket is older than five days, the matron gets a mail. Visitors must never see tickets.";
const BOATS =
  "We rent out canoes at three piers. A guest picks a pier on the map, reserves a canoe for a day and pays by card. Our wardens are told when a paddle is broken and lock the canoe. Nobody may rent more than two canoes at once.";

describe("what a word calls for", () => {
  test("a ticket of a queue is no event, and a photo is kept with what it belongs to [LISTEN-108]", () => {
    expect(rowsOf(LIBRARY)).not.toMatch(/announce an event|register for|\bAdmission\b|saved? search/i);
    expect(rowsOf(LIBRARY)).toContain("Adding photos");
    expect(rowsOf("Choirs announce concerts. Fans attend concerts.")).toMatch(/concert with a code as proof/);
  });

  test("what is denied, put off or replaced calls for nothing, and a limit does not deny [LISTEN-108]", () => {
    for (const said of [
      "Rowers book a boat. There must be no chat, and nobody pays online.",
      "Rowers book a boat. What you need not build: chat. Online payments are not now.",
    ])
      expect(rowsOf(said)).not.toMatch(/unread messages|payment provider|Payment history/);
    expect(rowsOf("Rowers pay by card. No more than two boats may be booked.")).toContain("Payment history");
  });

  test("words that mean something else in another language call for nothing [LISTEN-108]", () => {
    expect(rowsOf("Ruderer chatten und pushen Boote mit Excel auf die Map, und Trainer planen Fahrten.")).not.toMatch(
      /unread messages|Import with preview|Markers in view/,
    );
  });
});

describe("whom it is about", () => {
  test("who is only banned is no user class and no party to anything [LISTEN-109]", () => {
    const { user_classes, user_stories } = draftOf(LIBRARY);
    expect(user_classes.map(({ name }) => name)).toEqual(["Nurse", "Clerk", "Matron", "Administrator"]);
    expect(user_stories.map(({ story }) => story).join()).not.toMatch(/visitor/i);
  });

  test("staff are neither paid out nor register themselves, and whoever comes by themselves does [LISTEN-109]", () => {
    const { user_stories, user_classes } = draftOf(BOATS);
    const nameOf = new Map(user_classes.map(({ id, name }) => [id, name]));
    const told = user_stories.map(({ user_class_id, name }) => `${nameOf.get(user_class_id)}: ${name}`);
    expect(told).toEqual(expect.arrayContaining(["Guest: Create an account", "Administrator: Invite people"]));
    expect(told.filter((one) => /^Warden: (?:Create|Delete|See my pay)/.test(one))).toEqual([]);
    expect(rowsOf(BOATS)).not.toMatch(/payouts?\b|role they take/i);
    expect(rowsOf(LIBRARY)).not.toMatch(/create an account with my|Registration form/);
  });

  test("people who need no account get none, and a place for somebody lets them come [LISTEN-109]", () => {
    const needless = "Citizens report broken lamps to the town. They need no account. Clerks sort reports and close reports.";
    expect(rowsOf(needless)).not.toMatch(/Create an account/);
    expect(draftOf(needless).scope).not.toContain("an e-mail address of their own.\n- Everybody");
    expect(rowsOf("We want a web site for fiddlers. Fiddlers write what they play.")).toContain("Create an account");
  });

  test("a story stands where somebody does what it is about, and is left out where that was said [LISTEN-110]", () => {
    const { user_stories, user_classes } = draftOf(`${BOATS} Wardens photograph the canoe.`);
    expect(user_stories.filter(({ name }) => /^Add photos|^Pay online|on the map$/.test(name))).toEqual(
      user_stories.filter(({ name, priority }) => priority === "must" && /on the map$/.test(name)),
    );
    expect(user_classes.find(({ name }) => name === "Guest")?.privileges).not.toMatch(/Pay online|Add photos/);
    expect(user_classes.find(({ name }) => name === "Warden")?.privileges).toContain("No access to the administration");
  });
});

describe("what it lives on", () => {
  test.each([
    [LIBRARY, "Internal"],
    [BOATS, "Sales"],
    ["A marketplace where weavers sell rugs to hotels. We keep 9 % of each sale.", "Marketplace"],
    ["Pharmacies pay 15 euros a month for each fridge. Pharmacists confirm alarms. Our staff see fridges.", "Subscription"],
    ["Our rowing club lends boats. Members put their name on a list and the coach closes the list.", "Club"],
    ["Citizens report broken lamps to the town hall. Clerks sort reports.", "Public"],
    ["A food bank collects bread. Our drivers weigh crates and helpers count crates.", "Charity"],
    ["Jugglers write down tricks.", "Undecided"],
  ])("is read from who pays whom: %s is %s [LISTEN-111]", (text, model) => {
    expect(draftBusinessModel(briefOf(text))).toMatch(new RegExp(`^${model}:`));
  });

  test("where the idea names its price no other is made up, and renting out is no price [LISTEN-111]", () => {
    const priced = draftOf(
      "Pharmacies pay 15 euros a month for each fridge. Pharmacists confirm alarms. Our staff see fridges.",
    ).pricing;
    expect(priced).toContain("15 euros a month for each fridge");
    expect(priced).not.toMatch(/\b(?:9|19|49) per month|proposals/);
    expect(draftOf(BOATS).pricing).not.toMatch(/two canoes|Said in the idea/);
  });

  test("only two kinds of people who need each other are two sides [LISTEN-112]", () => {
    const marketOf = (text: string, type?: string) => planOf(briefOf(text, type)).market;
    const market = marketOf("A platform that matches learners with native speakers. Learners schedule calls.");
    expect([market?.taker.noun.singular, market?.giver.noun.singular].sort()).toEqual(["learner", "native speaker"]);
    expect(marketOf(BOATS)).toBeUndefined();
    expect(marketOf("Online shop for candles. Customers order boxes.", "E-Commerce")).toBeUndefined();
    expect(marketOf("Engineers connect clusters and auditors get reports.")).toBeUndefined();
  });
});

describe("what is taken for granted", () => {
  test("nothing that the idea says otherwise is assumed or left out [LISTEN-113]", () => {
    const text =
      "Our club has 300 members. Members write down trips. The old Excel data has to be imported once. Languages: English and Welsh. In the valley there is no reception. If nobody is back, the warden is phoned.";
    const { assumptions, scope } = draftOf(text);
    const said = JSON.stringify(assumptions);
    expect(said).not.toMatch(/Nothing is taken over|One language|is online while/);
    expect(said).toContain("At most 1,000 people");
    expect(scope).not.toMatch(/Printed letters and phone calls/);
    expect(JSON.stringify(draftOf(LIBRARY).assumptions)).toContain("At most 500 people");
    expect(JSON.stringify(draftOf(BOATS).assumptions)).toContain("At most 10,000 people");
  });

  test("machines are named that the idea works with: a receipt needs no printer and a medical scan no scanner [LISTEN-113]", () => {
    const hardware = (text: string) =>
      draftOf(text)
        .external_interfaces.filter(({ kind }) => kind === "hardware")
        .map(({ name }) => name);
    expect(hardware("Dentists attach the X-ray scan. Clerks file receipts and tickets. Bills are printed elsewhere.")).toEqual([
      "Devices of the people",
    ]);
    expect(hardware("Porters scan the label and print a list.")).toEqual([
      "Camera as a scanner",
      "Printer",
      "Devices of the people",
    ]);
  });

  test("what somebody tries first is something they do with it [LISTEN-113]", () => {
    const success = draftOf(LIBRARY).quality_requirements.find(({ name }) => name.startsWith("First success"));
    expect(success?.description).toMatch(/^New (?:nurses|clerks) shall (?:report|take) /);
  });
});

describe("why it is there", () => {
  test("suggestions stand apart from what was said, each with what called for it [LISTEN-114]", () => {
    const { overview, scope } = draftOf(LIBRARY);
    expect(overview).toMatch(/\*\*Suggested beside it\.\*\* Photos [^;]*because of "Nurses report torn books with a photo"/);
    expect(scope).toContain("- Nurses can report torn books with a photo.");
    expect(scope).toContain("- Suggested: photos that are kept with what they belong to.");
    expect(draftOf("Visitors join a list.", "Landing page").overview).toContain("because of the project type, landing page");
  });

  test("a row that a pattern added tells its source what called for it [LISTEN-114]", () => {
    const brief = withDraft(briefOf(LIBRARY), draftOf(LIBRARY));
    const row = brief.features.find(({ name }) => name === "Check of uploads");
    const pattern = patternsOfRows(brief)("features", row ?? {});
    expect(pattern).toBe('files, called for by "Nurses report torn books with a photo"');
    const line = { kind: "pattern", reference: { pattern }, revision: 1, field: null } as Parameters<typeof tellSource>[0];
    expect(tellSource(line, String)).toBe(
      'Added by the built-in pattern "files", called for by "Nurses report torn books with a photo"',
    );
  });
});

test("a file is what is brought, and no thing that is only looked at [LISTEN-301]", () => {
  const looked = rowsOf(
    "We run a boatyard. Owners can look at the certificates of their boat. Riggers photograph cracks in the hull.",
  );
  expect(looked).toContain("Adding photos");
  expect(looked).not.toContain("Adding certificates");
  expect(rowsOf("We run a boatyard. Riggers upload proofs of repair. Owners look at the certificates.")).toContain(
    "Adding proofs",
  );
});
