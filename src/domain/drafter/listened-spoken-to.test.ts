import { expect, test } from "vitest";
import { analyse } from "./analysis/analyse.ts";

/** What each person does, in the words of the deed. */
function deedsOf(text: string): string[] {
  return analyse(text).activities.map(({ actor, said }) => `${actor?.singular}: ${said}`);
}

test.each([
  ["This is for tenants who've just moved in. You report damage.", ["tenant: report damage"]],
  ["For swimmers and lifeguards of the lido.\nYou book a lane; a lifeguard marks you as gone.", ["swimmer: book a lane"]],
  ["An app for walkers. You reserve a bunk in a hut.", ["walker: reserve a bunk in a hut"]],
  ["An app for our volunteers. Volunteers take shifts. You see who comes.", ["customer: see who comes"]],
  [
    "We need a list of loans. I am the only librarian here, so be patient.\nI lend out the scores.",
    ["librarian: lend out the scores"],
  ],
  ["I lend out the scores. I am, heaven help me, the librarian of the choir.", ["librarian: lend out the scores"]],
  [
    "DEVELOPER: Who does what?\nTREASURER: I book the fees.\nDEVELOPER: I could add a chart.\nTREASURER: No need.",
    ["treasurer: book the fees"],
  ],
])("'you' and 'I' are whoever the text is for and from: %s [LISTEN-150]", (text, deeds) => {
  const told = deedsOf(text);
  expect(told).toEqual(expect.arrayContaining(deeds));
  expect(told.filter((deed) => /chart|be patient/.test(deed))).toEqual([]);
});

test("what is said to whoever reads, and what one would rather do than that, is no deed [LISTEN-150]", () => {
  const told = deedsOf(
    "I am the registrar. I set out here what we need, bear with me. I'd rather peel onions than type it twice. I enter the births. You can look up a birth, say because you need a copy.",
  );
  expect(told.filter((deed) => /peel|bear|set out|: say/.test(deed))).toEqual([]);
  expect(told).toContain("registrar: enter the births");
});

test("what is done 'by you' is the work of whoever builds it, where nobody else is spoken to [LISTEN-291]", () => {
  const moved = "Slaters log the roofs. The 700 old cards are typed in once by you.";
  expect(deedsOf(moved)).toEqual(["slater: log the roofs"]);
  expect(analyse(moved).actors.map(({ singular }) => singular)).toEqual(["slater"]);
  expect(analyse(moved).rules.map(({ text }) => text)).toEqual(["the 700 old cards are typed in once by the supplier"]);
  expect(deedsOf("An app for walkers. You reserve a bunk. The bunk is cleaned by you.")).toContain("walker: clean the bunk");
});

test("what 'we' do so many times a year, at the opening, is no story [LISTEN-292]", () => {
  const people = (text: string) => analyse(text).actors.map(({ singular }) => singular);
  expect(people("We cast bells, 30 a year, and no two are alike. The moulder logs the alloy.")).toEqual(["moulder"]);
  expect(people("We restore about 40 clocks a year. The clerk weighs the parts.")).toEqual(["clerk"]);
  expect(deedsOf("We approve at most 3 trips a week per rider. Riders ask for trips.")).toContain(
    "team member: approve at most 3 trips a week per rider",
  );
});
