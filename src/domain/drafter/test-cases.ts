import type { Brief, BriefUserStory } from "#domain/brief.ts";
import { trialsOfKind } from "#domain/catalog/patterns/deeds/trials.ts";
import { trialsOfStory } from "#domain/catalog/patterns/story-trials.ts";
import { capitalised, uncapitalised } from "#domain/drafter/language/words.ts";
import { type BoundDeed, type Plan, planOf } from "#domain/drafter/plan/plan.ts";
import { toldInItsLanguage } from "./languages/in-its-language.ts";
import type { Texts } from "./languages/texts/texts.ts";
import { bindingRules, type Rule } from "./rules.ts";
import { plainRule } from "./ruling/plain-rule.ts";
import { type Scenario, scenariosOf } from "./scenarios.ts";
import { isNearDuplicate, SAME_NAME, SAME_STATEMENT } from "./similarity.ts";
import { toldOfKind, trialsAtOwnLimits } from "./telling/criteria-of-deed.ts";
import { deedGoverned } from "./trials/governed.ts";
import { trialsAtLimits, trialsOfRule } from "./trials/trials-of-rule.ts";
import { furtherGiven, type Opening, whoIsThere } from "./who-is-there.ts";

export type DraftedTestCase = { user_story_id: string | null; name: string; given: string; when: string; then: string };

/** A test case for each scenario of each user story of the brief, and for each rule that is no story's; what is tested already is left out. */
export function draftTestCases(brief: Brief): DraftedTestCase[] {
  const people = new Map(brief.user_classes.map(({ id, name }) => [id, name]));
  const drafted: DraftedTestCase[] = [];
  const texts = toldInItsLanguage(brief)?.tongue.texts;
  const plan = planOf(brief, { ofClasses: true });
  const strangers = withoutAccount(plan);
  const deeds = texts ? [] : plan.deeds;
  const doubtful = texts ? [] : plan.told.filter((deed) => !plan.deeds.includes(deed));
  const rules = texts ? [] : bindingRules(brief);
  const governing = Map.groupBy(rules, (rule) => deedGoverned(rule, deeds));
  for (const story of brief.user_stories) {
    if (doubtful.some((deed) => isStoryOf(story, deed))) continue;
    const present = brief.test_cases.filter(({ user_story_id }) => user_story_id === story.id);
    const person = people.get(story.user_class_id ?? "");
    const hasAccount = !strangers.has(story.user_class_id ?? "");
    const tried = withTrials(story, deeds, governing);
    for (const item of casesOf(tried, { person: person && plain(person), hasAccount, signedIn: texts?.signedIn }, texts)) {
      if (!isTested(item, present)) drafted.push(item);
    }
  }
  return [...drafted, ...casesOfRules(brief, rules)];
}

/** What is tried beside the criteria: a criterion of a kind of deed is tried by steps of its own, each limit also just within it. */
function withTrials(
  story: BriefUserStory,
  deeds: readonly BoundDeed[],
  governing: ReadonlyMap<BoundDeed | undefined, readonly Rule[]>,
): BriefUserStory {
  const criteria = (story.acceptance_criteria ?? "").split(/\n\s*\n/).filter(Boolean);
  const deed = deeds.find((one) => isStoryOf(story, one));
  const { criteria: known, trials } = deed
    ? { criteria: toldOfKind(deed.pattern.criteria, deed), trials: toldOfKind(trialsOfKind(deed.pattern), deed) }
    : trialsOfStory(story.name);
  // what somebody wrote or changed is tried as it stands
  const isKnown = trials.length > 0 && criteria.some((one) => known.includes(one));
  const kept = isKnown ? criteria.filter((one) => !known.includes(one)) : criteria;
  const atLimits = deed ? [...trialsAtOwnLimits(deed), ...(governing.get(deed) ?? []).flatMap(trialsAtLimits)] : [];
  return { ...story, acceptance_criteria: [...kept, ...atLimits, ...(isKnown ? trials : [])].join("\n\n") };
}

function isStoryOf({ user_class_id, name }: BriefUserStory, { party, activity }: BoundDeed): boolean {
  return party.class_id === user_class_id && capitalised(activity.said) === name;
}

function isTested(item: DraftedTestCase, present: Brief["test_cases"]): boolean {
  const steps = ({ given, when, then }: Pick<DraftedTestCase, "given" | "when" | "then">) => `${given} ${when} ${then}`;
  return present.some(
    (other) => isNearDuplicate(other.name, item.name, SAME_NAME) || isNearDuplicate(steps(other), steps(item), SAME_STATEMENT),
  );
}

/** What has to hold whoever does what: no story tells it, so its tests stand alone. */
function casesOfRules(brief: Brief, rules: readonly Rule[]): DraftedTestCase[] {
  if (brief.user_stories.length === 0) return [];
  const told = brief.user_stories.map(({ acceptance_criteria }) => acceptance_criteria ?? "").join("\n");
  const present = brief.test_cases.filter(({ user_story_id }) => !user_story_id);
  return rules
    .filter(({ said }) => !told.includes(said))
    .flatMap((rule) => {
      const scenarios = (trials: readonly string[]) => scenariosOf(trials.join("\n\n")).map((one) => tried(one, "somebody"));
      const name = plainRule(rule.said);
      return [
        ...casesNamed(name, scenarios(trialsOfRule(rule))),
        ...casesNamed(name, scenarios(trialsAtLimits(rule)), ": just within"),
      ];
    })
    .filter((item) => !isTested(item, present));
}

/** A limit is given, and somebody tries what it limits. */
const GIVEN_LIMIT =
  /^(?:it would be|it is (?:exactly|more than|later than|earlier than|one minute before)|(?:less than|exactly) .+ (?:is|are) left\b|the value is\b)/i;

function tried(scenario: Scenario, who: "somebody" | "I"): Scenario {
  if (!GIVEN_LIMIT.test(scenario.when) || !/\brefused\b/.test(scenario.outcome)) return scenario;
  return {
    ...scenario,
    given: [scenario.given, scenario.when].filter(Boolean).join(" and "),
    when: `${who} ${who === "I" ? "try" : "tries"} it`,
  };
}

function casesNamed(rule: string, scenarios: readonly Scenario[], which = ""): DraftedTestCase[] {
  const name = (behind: string) =>
    `${plain(rule)
      .slice(0, LONGEST_NAME - behind.length)
      .trimEnd()}${behind}`;
  return scenarios.map((scenario, at) => ({
    user_story_id: null,
    name: name(scenarios.length > 1 ? `${which} (${at + 1})` : which),
    given: sentence(scenario.given),
    when: sentence(scenario.when),
    then: sentence(scenario.outcome),
  }));
}

/** The classes whose people need no account. */
function withoutAccount({ parties }: Plan): ReadonlySet<string> {
  return new Set(parties.flatMap(({ coming, class_id }) => (coming === "without-account" && class_id ? [class_id] : [])));
}

const LONGEST_NAME = 200;

function casesOf(story: BriefUserStory, opening: Opening, texts: Texts | undefined): DraftedTestCase[] {
  const { alone = (step: string) => step, colon = ":" } = texts ?? {};
  const scenarios = scenariosOf(story.acceptance_criteria ?? "").map((scenario) => (texts ? scenario : tried(scenario, "I")));
  const named = new Set<string>();
  return (scenarios.length > 0 ? scenarios : fromStory(story)).map((scenario) => {
    const name = [checkedIn(scenario), uncapitalised(scenario.when), uncapitalised(scenario.outcome)]
      .map((checked) => `${plain(story.name)}${colon} ${plain(checked)}`.slice(0, LONGEST_NAME).trimEnd())
      .find((one) => !named.has(one));
    const unique = name ?? `${plain(story.name)} (${named.size + 1})`;
    named.add(unique);
    return {
      user_story_id: story.id,
      name: unique,
      given: [whoIsThere(scenario, opening), sentence(furtherGiven(scenario) || (opening.person ? "" : "The product is open"))]
        .filter(Boolean)
        .join(" "),
      when: sentence(alone(scenario.when)),
      then: sentence(alone(scenario.outcome)),
    };
  });
}

/** What one course of events checks, and no other: what is given; of a rule, what is done. */
function checkedIn({ given, when }: Scenario): string {
  return uncapitalised(given === "" || /^the rule "/i.test(given) ? when : given).replace(/\.$/, "");
}

/** A story without scenarios is tested by what it wants, and by what happens to somebody who may not. */
function fromStory({ story }: BriefUserStory): Scenario[] {
  const match = /I want (?:to )?([\s\S]+?),? so that ([\s\S]+?)\.?$/.exec(plain(story));
  const [want, good] = [match?.[1] ?? plain(story), match?.[2] ?? "it is done"];
  return [
    { given: "All that is needed for it is there", when: `I ${want}`, outcome: `${good}, and it is still so after a reload` },
    {
      given: "I am signed out in another window",
      when: `I ${want}`,
      outcome: "It is refused, nothing has changed, and I am asked to sign in",
    },
  ];
}

function sentence(text: string): string {
  const said = capitalised(plain(text));
  return said === "" || /[.!?]$/.test(said) ? said : `${said}.`;
}

function plain(text: string): string {
  return text
    .replace(/[{}<>]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
