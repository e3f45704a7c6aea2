import { expect, test } from "vitest";
import { analyse } from "./analysis/analyse.ts";
import type { Mention } from "./analysis/reading/mentions.ts";
import { referentOf } from "./analysis/reading/refer.ts";

/** What each person does, in the words of the deed. */
function deedsOf(text: string): string[] {
  return analyse(text).activities.map(({ actor, said }) => `${actor?.singular}: ${said}`);
}

test.each([
  ["what was acted on before", "The mason lays a slab on the wall. The foreman checks it.", ["foreman: check the slab"]],
  [
    "things, where things are done to",
    "Waiters bring plates back to the cooks. A porter washes them.",
    ["porter: wash the plates"],
  ],
  [
    "people, where people are told",
    "Skippers hand in their papers. The harbour clerk reminds them.",
    ["harbour clerk: remind the skippers"],
  ],
  ["no match, where he is meant", "The captain reads the match report. The league fines him.", ["league: fine the captain"]],
])("%s is meant [LISTEN-152]", (_what, text, deeds) => {
  expect(deedsOf(text)).toEqual(expect.arrayContaining(deeds));
});

test("where two things may as well be meant it stays open, and what is beside something is not ahead [LISTEN-152]", () => {
  const mention = (head: string, at: number, beside: boolean): Mention => {
    const noun = { singular: head, plural: `${head}s`, head, countable: true };
    const phrase = { noun, said: `the ${head}`, bare: false, kind: "thing" as const, modifiers: [] };
    const named = { phrase, plural: false, proper: false };
    return {
      at,
      head,
      plural: false,
      somebody: false,
      beside,
      acts: false,
      owned: false,
      role: beside ? "other" : "object",
      named,
    };
  };
  const asked = { word: "it", at: 9, toThings: true, acting: [], lastDoneTo: undefined };
  const meant = (...mentions: Mention[]) => referentOf([{ mentions }], asked)?.head;
  expect(meant(mention("drum", 2, false), mention("horn", 5, false))).toBeUndefined();
  expect(meant(mention("drum", 2, false), mention("bench", 5, true))).toBe("drum");
  expect(meant(mention("drum", 2, false), mention("horn", 11, false))).toBe("drum");
  expect(referentOf([{ mentions: [mention("drum", 2, false)] }], { ...asked, word: "them" })).toBeUndefined();
});

test.each([
  [
    "The system names four jurors for each film and the chairwoman invites one. He accepts the film or declines it.",
    ["chairwoman: invite a juror", "juror: accept the film", "juror: decline the film"],
  ],
  ["Nurses write a remark on the chart and only the doctor can delete that.", ["doctor: delete the remark"]],
  [
    "The editor reads poems, drops poems, and hands each of the rest to a juror.",
    ["editor: hand each of the other poems to a juror"],
  ],
  [
    "Tutors give lessons. If a tutor is ill, the office moves his lessons to Friday.",
    ["office: move the tutor's lessons to Friday"],
  ],
  ["My sister writes an offer, it's 9.50 a head, and sends it to the bride.", ["sister: send the offer to the bride"]],
])("one of several, the rest and what is somebody's are told by name: %s [LISTEN-153]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(expect.arrayContaining(deeds));
});

test.each([
  ["The list of graves can be read by anyone.", ["member of the public: read the list of graves"]],
  ["The lift is tested by an independent inspector. The lift inspector files it.", ["independent inspector: test the lift"]],
  ["Every slide is read by a second pathologist, never by the first.", ["second pathologist: read every slide"]],
  ["Potholes can be reported by passers-by by means of a form.", ["passer-by: report potholes by means of a form"]],
  ["Pupils see their own marks but not those of others.", ["pupil: see my own marks"]],
  ["The date is set by the judge, except that it is moved where a witness is ill.", ["judge: set the date"]],
  ["The deposit's 20 euros, and tenants pay it on arrival.", ["tenant: pay the deposit on arrival"]],
  [
    "The stage manager opens the door. While working the fitters can put questions to the stage manager.",
    ["fitter: put questions to the stage manager"],
  ],
  ["The matron looks round. She then offers each bed to a nurse.", ["matron: offer each bed to a nurse"]],
  ["I am the treasurer. One thing I would like for myself, though: to see the late fees.", ["treasurer: see the late fees"]],
  ["Writers hand in a text, and an extra pair of eyes, we call them readers, goes through it.", ["reader: go through the text"]],
])("%s is read as it is meant [LISTEN-154]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(expect.arrayContaining(deeds));
});

test.each([
  [
    "The coach picks the crew. The rowers sign in. The bosun keeps the oars. Bookkeeping has its own program; it stays outside.",
    "bosun",
  ],
  ["The coach picks the crew. The rowers sign in. The bosun orders the oars by letter, which remains outside.", "bosun"],
])("what stays outside takes nobody along who was named before it: %s [LISTEN-156]", (text, who) => {
  expect(analyse(text).actors.map(({ singular }) => singular)).toContain(who);
});

test("who stays outside is no user, also where it is said in passing [LISTEN-156]", () => {
  const { actors } = analyse(
    "The coach picks the crew. The rowers sign in. The bosun hands the cup to the umpire, who stays outside.",
  );
  const who = actors.map(({ singular }) => singular);
  expect(who).toContain("bosun");
  expect(who).not.toContain("umpire");
});
