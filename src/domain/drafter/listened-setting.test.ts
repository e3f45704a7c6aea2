import { describe, expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { analyse } from "./analysis/analyse.ts";
import { draftOverview } from "./overview.ts";

const heardIn = (text: string) => {
  const { activities, rules, setting, replaced } = analyse(text);
  return {
    deeds: activities.map(({ actor, said }) => `${actor?.singular}: ${said}`),
    rules: rules.map(({ text }) => text),
    setting,
    replaced,
  };
};

const BOOKINGS = "Customers book a visit. The tuner enters the result. The owner sends the bill. Customers see the date.";
const DEEDS = ["customer: book a visit", "tuner: enter the result", "owner: send the bill", "customer: see the date"];

describe("who speaks and how things are before the product is there", () => {
  test.each([
    ["We restore pianos in a barn near Bath.", ["We restore pianos in a barn near Bath"]],
    ["Our theatre plays nine shows a season for schools.", ["Our theatre plays nine shows a season for schools"]],
    ["Each winter our club runs four courses for adults.", ["Each winter our club runs four courses for adults"]],
    [
      "I work at the front desk of a clinic. Every autumn we get around 300 requests for flu jabs.",
      ["I work at the front desk of a clinic", "Every autumn we get around 300 requests for flu jabs"],
    ],
    [
      "We're a tiny workshop, three people, and most repairs come in as phone calls nobody can follow. I'd like a page for bookings.",
      ["We're a tiny workshop, three people, and most repairs come in as phone calls nobody can follow"],
    ],
    [
      "We are a choir with 80 singers. Singers note their absences on a sheet, and every time somebody is overlooked.\n\nWith the new app it is like this.",
      ["We are a choir with 80 singers", "Singers note their absences on a sheet, and every time somebody is overlooked"],
    ],
    [
      "Purpose. The museum lends 200 objects a year. Requests come in as letters.\n\nVisits.",
      ["The museum lends 200 objects a year", "Requests come in as letters"],
    ],
    ["What we do\nThe museum lends 200 objects a year.\n\nVisits.", ["The museum lends 200 objects a year"]],
  ])("%s is context, no deed and no rule [LISTEN-400]", (told, setting) => {
    const heard = heardIn(`${told} ${BOOKINGS}`);
    expect(heard.setting).toEqual(setting);
    expect(heard.deeds).toEqual(DEEDS);
    expect(heard.rules).toEqual([]);
    const overview = draftOverview({
      ...nothingYet,
      project: { name: "Visits" },
      questionnaire: { project_description: `${told} ${BOOKINGS}` },
    });
    expect(overview.split("\n").find((line) => line.startsWith("**Context.**"))).toContain(setting[0]);
  });

  test("who speaks is told apart from what they want [LISTEN-400]", () => {
    const heard = heardIn("We bake bread in a cellar in Ghent and want a webshop where regulars order loaves and pay by card.");
    expect(heard.setting).toEqual(["We bake bread in a cellar in Ghent"]);
    expect(heard.deeds).toEqual(["regular: order loaves", "regular: pay by card"]);
  });

  test("a complaint with all that stands behind it is how it is today [LISTEN-401]", () => {
    const said = "Booking day is chaos: the line is busy from eight and the secretary writes everything on a whiteboard";
    const heard = heardIn(`${said}. ${BOOKINGS}`);
    expect(heard.replaced).toEqual([said]);
    expect(heard.deeds).toEqual(DEEDS);
  });

  test("what is still so under a condition, what we do with something at hand, and what is asked for stays [LISTEN-401]", () => {
    expect(heardIn(`Late visits are still billed, except in winter. ${BOOKINGS}`).rules).toContain(
      "late visits are still billed, except in winter",
    );
    expect(heardIn(`We note the address and send a fitter. ${BOOKINGS}`).setting).toEqual([]);
    expect(heardIn(`Our members must book before noon. ${BOOKINGS}`).setting).toEqual([]);
    expect(heardIn(`The owner runs a report. ${BOOKINGS} We want an app.`).setting).toEqual([]);
  });
});

test("what a heading says of today ends at the next heading, without an empty line between them and however many words that has [LISTEN-596]", () => {
  const { deeds, replaced } = heardIn(`Landing slips, small harbours
What happens now
- Skippers scribble the catch on carbon slips
- The officer in Plymouth gets everything three weeks late
On the quay in the morning
- The harbour master allots a berth
- The skipper countersigns the total
Maid of all work
- The clerk files the slip`);
  expect(deeds).toEqual(
    expect.arrayContaining(["harbour master: allot a berth", "skipper: countersign the total", "clerk: file the slip"]),
  );
  expect(replaced).toEqual([
    "Skippers scribble the catch on carbon slips",
    "The officer in Plymouth gets everything three weeks late",
  ]);
});

test("a list of numbers, a bullet that goes on in the next line and a plain line are no headings that end it [LISTEN-596]", () => {
  const replaced = (items: string) => heardIn(`How it works today\n${items}\n\n${BOOKINGS}`).replaced;
  expect(replaced("1. Skippers scribble carbon slips\n2. The officer waits for the slips")).toEqual([
    "How it works today",
    "Skippers scribble carbon slips",
    "The officer waits for the slips",
  ]);
  expect(replaced("- The skipper hands the slip to\n  Bob who files it\n- The officer waits for the slips")).toContain(
    "The officer waits for the slips",
  );
});
