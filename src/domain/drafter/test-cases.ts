import type { Brief, BriefUserStory } from "#domain/brief.ts";
import { capitalised } from "#domain/drafter/language/words.ts";
import { toldInItsLanguage } from "./languages/in-its-language.ts";
import type { Tongue } from "./languages/tongue.ts";
import { isRefused, type Scenario, scenariosOf } from "./scenarios.ts";
import { isNearDuplicate, SAME_NAME, SAME_STATEMENT } from "./similarity.ts";

export type DraftedTestCase = { user_story_id: string; name: string; given: string; when: string; then: string };

/** A test case for each scenario of each user story of the brief; what is tested already is left out. */
export function draftTestCases(brief: Brief): DraftedTestCase[] {
  const people = new Map(brief.user_classes.map(({ id, name }) => [id, name]));
  const drafted: DraftedTestCase[] = [];
  const words = toldInItsLanguage(brief)?.tongue.testing ?? ENGLISH;
  for (const story of brief.user_stories) {
    const present = brief.test_cases.filter(({ user_story_id }) => user_story_id === story.id);
    for (const item of casesOf(story, people.get(story.user_class_id ?? ""), words)) {
      const tested = present.some(
        (other) =>
          isNearDuplicate(other.name, item.name, SAME_NAME) ||
          isNearDuplicate(
            `${other.given} ${other.when} ${other.then}`,
            `${item.given} ${item.when} ${item.then}`,
            SAME_STATEMENT,
          ),
      );
      if (!tested) drafted.push(item);
    }
  }
  return drafted;
}

const ENGLISH: Tongue["testing"] = { signedIn: "Signed in as", expected: "as expected", wrong: "when it goes wrong" };

function casesOf(story: BriefUserStory, person: string | undefined, words: Tongue["testing"]): DraftedTestCase[] {
  const scenarios = scenariosOf(story.acceptance_criteria ?? "");
  const counts = new Map<string, number>();
  return (scenarios.length > 0 ? scenarios : fromStory(story)).map((scenario) => {
    const last = scenarios.length > 1 && scenario === scenarios.at(-1);
    const fails = last || isRefused(scenario);
    const course = fails ? words.wrong : words.expected;
    const nth = (counts.get(course) ?? 0) + 1;
    counts.set(course, nth);
    return {
      user_story_id: story.id,
      name: `${plain(story.name)}, ${course}${nth > 1 ? ` (${nth})` : ""}`.slice(0, 200),
      given: [
        person ? `${words.signedIn} ${plain(person)}.` : "",
        sentence(scenario.given || (person ? "" : "The product is open")),
      ]
        .filter(Boolean)
        .join(" "),
      when: sentence(scenario.when),
      then: sentence(scenario.outcome),
    };
  });
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
