import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { capitalised } from "#domain/drafter/language/words.ts";
import { markedIdeas } from "#tests/support/marked-ideas.ts";
import { draftEverything } from "./full-draft.ts";
import { planOf } from "./plan/plan.ts";
import { bindingRules, leftToSettle, rulesToBuild } from "./rules.ts";
import { nameOfDeed } from "./telling/duty-of-deed.ts";
import { draftTestCases } from "./test-cases.ts";

const briefOf = (project_description: string) => ({
  ...nothingYet,
  project: { name: "It" },
  questionnaire: { project_description },
});

test("what most likely binds nobody is quoted below what is to be settled and is no requirement; what may bind nobody is one requirement alone [LISTEN-621]", () => {
  const told = markedIdeas()
    .slice(0, 24)
    .flatMap(({ text }) => {
      const brief = briefOf(text);
      const draft = draftEverything(brief);
      const [scope = "", settled = ""] = draft.scope.split("## To be settled");
      const features = draft.features.map(({ description }) => description).join("\n");
      const others = JSON.stringify([scope, draft.overview, draft.test_cases]);
      const binding = bindingRules(brief);
      const build = rulesToBuild(brief);
      return [
        ...leftToSettle(brief).map((said) => ({ kind: "settled", said: said.replace(/[“”]/g, ""), settled, features, others })),
        ...build.map((rule) => ({
          kind: binding.includes(rule) ? "binding" : "once",
          said: rule.said,
          settled,
          features,
          others,
        })),
      ];
    });
  const of = (kind: string) => told.filter((one) => one.kind === kind);
  for (const kind of ["settled", "once", "binding"]) expect(of(kind).length, kind).toBeGreaterThan(9);
  const has = (where: "settled" | "features" | "others") => (one: (typeof told)[number]) =>
    one[where].toLowerCase().includes(one.said.toLowerCase());
  expect(of("settled").filter((one) => !has("settled")(one) || has("features")(one))).toEqual([]);
  expect(
    of("once")
      .filter((one) => has("settled")(one) || has("others")(one))
      .map(({ said }) => said),
  ).toEqual([]);
  const share = (kind: string, where: "features" | "others") => of(kind).filter(has(where)).length / of(kind).length;
  // a rule is told in words of a requirement where it can be
  expect(share("once", "features")).toBeGreaterThan(0.5);
  expect(share("binding", "others")).toBeGreaterThan(0.9);
  expect(draftEverything(briefOf("Members book a kiln. A kiln is hot.")).scope).not.toContain("To be settled");
});

test("of a deed that may have been meant otherwise a story is drafted, and nothing else rests on it [LISTEN-622]", () => {
  const drafts = markedIdeas()
    .slice(0, 8)
    .map(({ text }) => ({ draft: draftEverything(briefOf(text)), plan: planOf(briefOf(text)) }));
  const of = (isDoubtful: boolean) =>
    drafts.flatMap(({ draft, plan }) =>
      plan.told
        .filter((deed) => plan.deeds.includes(deed) !== isDoubtful)
        .map((deed) => ({ draft, name: capitalised(deed.activity.said), feature: nameOfDeed(deed) })),
    );
  type Told = ReturnType<typeof of>[number];
  const share = (told: readonly Told[], is: (one: Told) => boolean) => told.filter(is).length / told.length;
  const isStory = ({ draft, name }: Told) => draft.user_stories.some((story) => story.name === name);
  const isFeature = ({ draft, feature }: Told) => draft.features.some(({ name }) => name === feature);
  const isTested = ({ draft, name }: Told) => draft.test_cases.some((one) => one.name.startsWith(`${name}: `));
  const isInScope = ({ draft, name }: Told) => draft.scope.includes(`can ${name.charAt(0).toLowerCase()}${name.slice(1)}`);
  expect(of(true).length).toBeGreaterThan(15);
  // what says nearly the same as another is told once
  for (const told of [of(true), of(false)]) expect(share(told, isStory)).toBeGreaterThan(0.9);
  expect(share(of(false), isFeature)).toBeGreaterThan(0.9);
  for (const rests of [isFeature, isTested, isInScope]) expect(of(true).filter(rests)).toEqual([]);
});

test("what somebody accepted as a story is doubted no more: features and test cases are drafted for it [LISTEN-624]", () => {
  const found = markedIdeas()
    .slice(0, 8)
    .flatMap(({ text }) => {
      const [deed] = planOf(briefOf(text)).told.filter(({ activity }) => activity.doubt);
      return deed ? [{ text, deed, draft: draftEverything(briefOf(text)) }] : [];
    });
  expect(found.length).toBeGreaterThan(3);
  for (const { text, deed, draft } of found) {
    const name = capitalised(deed.activity.said);
    const stored = {
      ...briefOf(text),
      user_classes: draft.user_classes,
      user_stories: draft.user_stories.map((story, at) => ({ id: `s${at}`, ...story })),
    };
    const id = stored.user_stories.find((story) => story.name === name)?.id ?? "";
    const featuresOf = (brief: typeof stored) =>
      draftEverything({ ...brief, user_classes: [], user_stories: brief.user_stories }).features.map((feature) => feature.name);
    const testsOf = (brief: typeof stored) => draftTestCases(brief).filter((one) => one.user_story_id === id);
    expect(testsOf(stored)).toEqual([]);
    expect(featuresOf(stored)).not.toContain(nameOfDeed(deed));
    const taken = { ...stored, taken: new Set([id]) };
    expect(testsOf(taken).length, name).toBeGreaterThan(0);
    expect(featuresOf(taken)).toContain(nameOfDeed(deed));
  }
});

test.each(["Keep out", "Please leave out", "Parked", "Later", "Not for now", "Outside the scope"])(
  "what stands below “%s” is left out and calls for nothing [LISTEN-623]",
  (heading) => {
    const said = `We run a depot for buses.\n\nWhat it does\n• Reps open a case\n• Reps close a case\n\n${heading}\n• Chat – there's a group for moaning\n• Members rate the reps\n\nRules\n• A case closes after 4 weeks`;
    const { user_stories, pages, scope } = draftEverything(briefOf(said));
    expect(user_stories.map(({ story }) => story).join("\n")).not.toContain("rate the reps");
    expect(pages.map(({ name }) => name)).not.toContain("Messages");
    expect(scope.slice(scope.indexOf("## Out of scope"))).toContain("Members rate the reps");
    expect(scope).toContain("A case closes after 4 weeks");
  },
);

test("a rule that only a doubted deed tells is built all the same [LISTEN-621]", () => {
  const lost = markedIdeas()
    .slice(0, 12)
    .flatMap(({ text }) => {
      const brief = briefOf(text);
      const { scope, features } = draftEverything(brief);
      const told = [scope, ...features.map(({ description }) => description)].join("\n").toLowerCase();
      return rulesToBuild(brief).filter(({ said, duty }) => !duty && !told.includes(said.toLowerCase()));
    });
  expect(lost.map(({ said }) => said)).toEqual([]);
});
