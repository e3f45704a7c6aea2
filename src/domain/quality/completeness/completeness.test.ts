import { describe, expect, test } from "vitest";
import { qualityCharacteristics } from "#domain/nouns/quality-requirements.ts";
import {
  qualitySubcharacteristics,
  subcharacteristicBlurbs,
  subcharacteristicsFor,
} from "#domain/nouns/quality-subcharacteristics.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import { asvsChapters } from "./asvs.ts";
import { type CheckedItem, completenessOf } from "./completeness.ts";
import type { AsvsLevel, Decision } from "./decision.ts";
import { draftedContent } from "./testing-content.ts";

const decided = (standard: Decision["standard"], item: string, state: Decision["state"], more: Partial<Decision> = {}) => ({
  ...{ standard, item, state, reason: null, rests_on: [], basis: null, level: standard === "asvs" ? (2 as const) : null },
  ...more,
});
const checked = (content: ProjectContent, decisions: Decision[] = [], level: AsvsLevel = 2) =>
  completenessOf(content, { level, decisions });
function item(content: ProjectContent, key: string, decisions: Decision[] = [], level: AsvsLevel = 2): CheckedItem {
  const { 29148: clauses, 25010: quality, asvs } = checked(content, decisions, level);
  const found = [clauses, quality, asvs]
    .flatMap(({ groups }) => groups.flatMap(({ items }) => items))
    .find((one) => one.key === key);
  if (!found) throw new Error(`There is no item ${key}`);
  return found;
}
const feature = (number: number, name: string, description: string) => ({
  ...{ id: `f${number}`, number, revision: 1, page_id: "p1", name, description },
});
const plain: ProjectContent = {
  ...{ user_classes: [], pages: [], user_stories: [], risks: [], assumptions: [], security_measures: [] },
  ...{ test_cases: [], external_interfaces: [], quality_requirements: [], glossary_terms: [] },
  project: { name: "Moor" },
  specification: { backend_details: "TypeScript on Node.js" },
  questionnaire: null,
  features: [feature(1, "Keep a berth", "A skipper keeps a berth for the night.")],
};

test("the standards are known whole: 20 clauses, 9 characteristics with 40 subcharacteristics, 345 requirements in 80 sections of 17 chapters, 70 and 253 of them at levels 1 and 2 [COMPLETE-2]", () => {
  const all = (level: AsvsLevel) => checked(plain, [], level).asvs.counts.all;
  expect([all(1), all(2), all(3)]).toEqual([70, 253, 345]);
  const sections = asvsChapters.flatMap((chapter) => chapter.sections);
  expect([asvsChapters.length, sections.length]).toEqual([17, 80]);
  const perChapter = asvsChapters.map(({ sections: own }) => own.reduce((sum, { requirements }) => sum + requirements.length, 0));
  expect(perChapter).toEqual([30, 13, 31, 16, 13, 47, 19, 13, 7, 36, 24, 12, 21, 13, 21, 17, 12]);
  const requirements = sections.flatMap((section) => section.requirements);
  expect(requirements.find(({ id }) => id === "V7.3.1")).toEqual({
    id: "V7.3.1",
    level: 2,
    title: "Session ends after inactivity",
  });
  expect(new Set(requirements.map(({ title }) => title)).size).toBe(345);
  expect(requirements.filter(({ title }) => title.length > 70 || /^verify|\bshall\b/i.test(title))).toEqual([]);
  const { 29148: clauses, 25010: quality } = checked(plain);
  expect(clauses.groups.flatMap(({ items }) => items.map(({ key }) => key))).toEqual(
    Array.from({ length: 20 }, (_, at) => `9.6.${at + 1}`),
  );
  expect(clauses.groups.flatMap(({ items }) => items).find(({ key }) => key === "9.6.19")?.title).toBe("Verification");
  expect([quality.groups.length, quality.counts.all]).toEqual([9, 40]);
});

test("each subcharacteristic goes with one characteristic and is told in a sentence, and drafts name those of their own [COMPLETE-1]", () => {
  expect(new Set(qualityCharacteristics.flatMap(subcharacteristicsFor))).toEqual(new Set(qualitySubcharacteristics));
  expect(qualitySubcharacteristics).toHaveLength(40);
  expect(qualitySubcharacteristics.filter((one) => !/^[A-Z].+\.$/.test(subcharacteristicBlurbs[one]))).toEqual([]);
  const drafted = draftedContent("Moor", "Skippers book berths in harbours. Harbour masters see who comes.").quality_requirements;
  expect(
    drafted.filter((row) => row.subcharacteristic && !subcharacteristicsFor(row.characteristic).includes(row.subcharacteristic)),
  ).toEqual([]);
  expect(drafted.filter(({ subcharacteristic }) => !subcharacteristic).length / drafted.length).toBeLessThan(0.2);
});

describe("waivers are proposed from what is not there, with the reason in words", () => {
  test.each([
    ["V17.1.1", "live sound or pictures", feature(2, "Video visits", "Doctors see patients in a video call.")],
    ["V10.2.1", "signing in elsewhere", feature(2, "Sign-in with Google", "People sign in with Google.")],
    ["V9.1.1", "self-contained tokens", feature(2, "Tokens", "Partners send a JWT with each request.")],
    ["V5.2.1", "files", feature(2, "Photos", "A skipper uploads a photo of the boat.")],
    ["V4.3.1", "GraphQL", feature(2, "Interface", "Partners read berths over GraphQL.")],
    ["V8.4.1", "organizations", feature(2, "Harbours", "Each company signs in and sees its own berths.")],
  ])("%s: nothing speaks of %s [COMPLETE-3]", (key, says, against) => {
    const { state, proposed } = item(plain, key);
    expect(state).toBe("open");
    expect(proposed).toMatchObject({ state: "waived", reason: expect.stringContaining(says) });
    expect(item({ ...plain, features: [...plain.features, against] }, key).proposed?.state).not.toBe("waived");
  });

  test("what the scope leaves out, or is said not to be, is not spoken of; without features nothing is ruled out [COMPLETE-3]", () => {
    const scoped = {
      ...plain,
      specification: { project_scope: "## In scope\n\n- Berths\n\n## Out of scope\n\n- Uploads of photos" },
    };
    expect(item(scoped, "V5.2.1").proposed?.state).toBe("waived");
    const denied = { ...plain, features: [feature(1, "Berths", "It is kept without any photo or upload.")] };
    expect(item(denied, "V5.2.1").proposed?.state).toBe("waived");
    expect(item({ ...plain, features: [] }, "V5.2.1").proposed).toBeNull();
  });

  test("of a project in another language only what names tell is concluded, and what was concluded from English words is open again [COMPLETE-10]", () => {
    const german = {
      ...plain,
      project: {
        ...plain.project,
        name: "Liegeplatz",
        description: "Skipper buchen Liegeplätze und laden Bilder ihrer Boote hoch.",
      },
      features: [
        feature(1, "Liegeplätze", "Der Hafenmeister sieht, welche Liegeplätze morgen frei sind."),
        feature(2, "Bilder", "Ein Skipper lädt ein Bild seines Bootes hoch, und der Hafenmeister sieht es."),
      ],
    };
    expect(item(german, "V5.2.1").proposed?.state).not.toBe("waived");
    expect(item(german, "V1.4.1").proposed).toMatchObject({ state: "waived", basis: "managed-memory" });
    expect(item(german, "V4.3.1").proposed).toMatchObject({ state: "waived", basis: "no-graphql" });
    const concluded = decided("asvs", "V5.2", "waived", { reason: "No files.", basis: "no-uploads" });
    expect(item(german, "V5.2.1", [concluded])).toMatchObject({
      state: "open",
      reopened: "It was concluded from English words, and most of the specification is in another language.",
    });
    expect(item(german, "V5.2.1", [{ ...concluded, basis: null }]).state).toBe("waived");
  });

  test("what only a technology rules out waits until the technology is said [COMPLETE-3]", () => {
    expect(item(plain, "V1.4.1").proposed?.state).toBe("waived");
    expect(item({ ...plain, specification: {} }, "V1.4.1").proposed).toBeNull();
    expect(item({ ...plain, specification: { backend_details: "C++ and Node.js" } }, "V1.4.1").proposed).toBeNull();
  });
});

test("links are proposed to what plainly treats an item, and nothing proposed counts [COMPLETE-4]", () => {
  const content = draftedContent("Moor", "Skippers book berths in harbours and pay. Harbour masters see who comes.");
  const all = checked(content);
  expect([all[29148].counts.decided, all[25010].counts.decided, all.asvs.counts.decided]).toEqual([0, 0, 0]);
  expect(item(content, "9.6.3").proposed).toEqual({ state: "applied", rests_on: ["project_scope"] });
  expect(item(content, "9.6.19").proposed).toEqual({ state: "applied", rests_on: ["test_cases"] });
  expect(item(content, "9.6.16").proposed).toBeNull();
  const [lasting] = content.quality_requirements.filter(({ subcharacteristic }) => subcharacteristic === "availability");
  expect(item(content, "availability").proposed).toMatchObject({ rests_on: [`NFR-${lasting?.number}`] });
  const limited = content.security_measures.find(({ name }) => name === "Limited sign-in attempts");
  expect(item(content, "V6.3.1").proposed).toMatchObject({
    state: "applied",
    rests_on: [`SM-${limited?.number}`, expect.anything()],
  });
  const measures = {
    ...plain,
    security_measures: [{ id: "m", number: 4, revision: 1, name: "Cookies", threat: "HttpOnly is missing.", measure: "None" }],
  };
  expect(item(measures, "V3.3.4").proposed).toBeNull();
});

test("a section is decided for the requirements up to its level, an exception stands for itself, and taken back it goes with its section [COMPLETE-5]", () => {
  const waived = decided("asvs", "V3.3", "waived", { reason: "No cookies.", level: 1 });
  const state = (key: string, decisions: Decision[], level: AsvsLevel = 2) => item(plain, key, decisions, level).state;
  expect(state("V3.3.1", [waived])).toBe("waived");
  expect(item(plain, "V3.3.1", [waived])).toMatchObject({ isInherited: true, decision: { reason: "No cookies." } });
  expect(state("V3.3.2", [waived])).toBe("open");
  const second = { ...waived, level: 2 as const };
  expect([state("V3.3.2", [second]), state("V3.3.5", [second], 3)]).toEqual(["waived", "open"]);
  const exception = decided("asvs", "V3.3.2", "applied", { rests_on: ["FEAT-1"] });
  expect([state("V3.3.2", [second, exception]), state("V3.3.3", [second, exception])]).toEqual(["applied", "waived"]);
  expect(state("V3.3.2", [second, decided("asvs", "V3.3.2", "open")])).toBe("open");
  expect(checked(plain, [second]).asvs.counts).toMatchObject({ waived: 4, open: 249, decided: 4, all: 253 });
});

test("what rests on deleted rows is open again and names them, and so is a waiver something speaks against [COMPLETE-5]", () => {
  const linked = decided("29148", "9.6.12", "applied", { rests_on: ["FEAT-1", "FEAT-2"] });
  const both = { ...plain, features: [...plain.features, feature(2, "Pay", "A skipper pays.")] };
  expect(item(both, "9.6.12", [linked])).toMatchObject({
    state: "applied",
    gone: [],
    places: [{ key: "FEAT-1" }, { key: "FEAT-2" }],
  });
  expect(item(plain, "9.6.12", [linked])).toMatchObject({
    state: "applied",
    gone: ["FEAT-2"],
    places: [{ label: "Keep a berth" }],
  });
  const none = item({ ...plain, features: [] }, "9.6.12", [linked]);
  expect(none).toMatchObject({ state: "open", reopened: "FEAT-1, FEAT-2 are no longer there." });
  expect(item(both, "9.6.12", [linked]).state).toBe("applied");

  const concluded = decided("asvs", "V5.2", "waived", { reason: "No files.", basis: "no-uploads" });
  expect(item(plain, "V5.2.1", [concluded]).state).toBe("waived");
  const photos = { ...plain, features: [...plain.features, feature(3, "Photos", "A skipper uploads photos.")] };
  expect(item(photos, "V5.2.1", [concluded])).toMatchObject({ state: "open", reopened: "FEAT-3 speaks of it now." });
  expect(item(photos, "V5.2.1", [{ ...concluded, basis: null }]).state).toBe("waived");
  const unsaid = decided("asvs", "V1.4", "waived", { reason: "Managed.", basis: "managed-memory" });
  expect(item({ ...plain, specification: null }, "V1.4.1", [unsaid]).reopened).toMatch(/technology, which is not said any more/);
});
