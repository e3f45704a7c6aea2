import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { type Brief, nothingYet } from "#domain/brief.ts";
import { textsOfBrief } from "#domain/source-units/source-texts.ts";
import { spokenUnits } from "#domain/source-units/units.ts";
import { askUserStories } from "#server/prompts/user-stories.ts";
import { modelAi } from "./model-ai.ts";
import { startModelServer } from "./testing-model.ts";

const model = await startModelServer();
afterAll(model.close);

const forms = Array.from(
  { length: 99 },
  (_, at) => `Clerks file the ${String.fromCharCode(97 + (at % 26)).repeat(4)}${at % 7} form.`,
);
const brief: Brief = {
  ...nothingYet,
  project: { name: "Lab" },
  questionnaire: {
    project_description: ["Technicians calibrate sensors. A certificate is kept for 10 years.", ...forms].join(" "),
  },
  user_classes: [{ id: "019aa000-0000-7000-8000-000000000001", name: "Technician", generation_id: "g", revision: 1 }],
};
const [first, second, ...others] = spokenUnits(textsOfBrief(brief));
const everyId = Array.from({ length: 101 }, (_, at) => `s${at + 1}`);
const foreign = spokenUnits(textsOfBrief({ ...brief, questionnaire: { project_description: "Bakers bake bread." } }));

/** What a model names for a row called so, and the clauses it is read with. */
const cases: [name: string, rests_on: unknown, units: (typeof first)[]][] = [
  ["Calibrate sensors", ["s1"], [first]],
  ["Invent rockets", ["s102", "s0", "s-1", "x1", "", "[]", "constructor"], []],
  ["Bake bread", [foreign[0]?.key, foreign[0]?.words, "answer:project_description"], []],
  ["File the bbbb1 form", everyId.toReversed(), []],
  ["Sweep floors", undefined, []],
  ["Count gauges during 10 years", [1, 2, 3.5, -7, 1e21, null, true, ["s1"]], [second, first]],
  ["Pay salaries", [{ key: first?.key, quote: "Pay me." }, "Technicians pay salaries."], []],
  ["Adjust every sensor", { units: [{ key: first?.key, quote: "Pay me." }] }, []],
  ["Archive certificates", "s2", []],
  ["Shred certificates after ten years", "[S2]", [second]],
];
const answer = JSON.stringify({
  user_stories: cases.map(([name, rests_on]) => ({
    user_class: "C1",
    name: `${name} [s1]`,
    story: `${name}, [s2] says the technician.`,
    acceptance_criteria: "Given a lab",
    priority: "must",
    ...(rests_on === undefined ? {} : { rests_on }),
  })),
});
const bases = {
  openai: "/v1",
  anthropic: "/v1",
  google: "/v1beta",
  mistral: "/v1",
  "openai-compatible": "/v1",
  ollama: "/v1",
} as const;

test.each(Object.entries(bases))(
  "whatever a model of %s names, rows rest on clauses that it was shown, in our words, at most twelve and those it says first, and on none whose numbers they leave out; no id stays in their words [COVER-21]",
  async (provider, base) => {
    model.calls.length = 0;
    model.turns.splice(0, model.turns.length, { text: answer });
    const settings = { provider, model: "m", api_key: "sk", base_url: model.url + base };
    const { value } = await modelAi(settings, pino({ level: "silent" })).ask(askUserStories(brief));
    expect(model.calls).toHaveLength(1);
    expect(JSON.stringify(model.calls[0]?.body)).toContain("rests_on");
    const read = new Map(value.map(({ name, rests_on }) => [name, rests_on]));
    expect([...read.keys()]).toEqual(cases.map(([name]) => name));
    for (const { story } of value) expect(story).not.toMatch(/\[/);
    for (const [name, , units] of cases.filter(([name]) => name !== "File the bbbb1 form")) {
      const named = units.map((unit) => ({ key: unit?.key, quote: unit?.words }));
      expect(read.get(name), name).toEqual(named.length > 0 ? { units: named } : undefined);
    }
    const all = read.get("File the bbbb1 form")?.units ?? [];
    expect(all).toHaveLength(12);
    expect(all[0]?.quote).toBe("Clerks file the bbbb1 form.");
    for (const { key, quote } of all) expect(others.find((unit) => unit.key === key)?.words).toBe(quote);
  },
);
