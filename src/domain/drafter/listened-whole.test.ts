import { expect, test } from "vitest";
import { deedsOf, rulesOf } from "#tests/support/analysed.ts";

test.each([
  ["Each crew looks after its own boat.", "crew member: look after my own boat"],
  ["The warden gives the keeper a mark, B, A or C.", "warden: give the keeper a mark, B, A or C"],
  ["Cooks may swap a shift as often as it takes.", "cook: swap a shift as often as it takes"],
  ["A porter brings the bags to us every evening.", "porter: bring the bags to the team every evening"],
  ["Guides are told what not to do, such as feeding the seals.", "guide: be told what not to do, such as feeding the seals"],
])("small words keep what they say: %s [LISTEN-274]", (text, deed) => {
  expect(deedsOf(text)).toContain(deed);
});

test.each([
  ["Only vets may decide on it, and only vets may sign the form.", /^only vets may sign the form$/i],
  ["About 4,000 jars are kept in the cellar.", /^about 4,000 jars are kept in the cellar$/i],
  ["Not more than six jars may be lent at once.", /^not more than six jars may be lent at once$/i],
  ["Only then does the county judge get to see the score.", /^the county judge may only then see the score$/i],
])("no comma stands between a limit and what it limits: %s [LISTEN-274]", (text, rule) => {
  expect(rulesOf(text).some((said) => rule.test(said))).toBe(true);
});

test("somebody called by name has no article [LISTEN-274]", () => {
  const text = "The school hires the pianist Ingrid. Ingrid, who only ever plays on Fridays, never tunes the piano.";
  expect(rulesOf(text).join()).not.toMatch(/\bthe Ingrid\b/);
});
