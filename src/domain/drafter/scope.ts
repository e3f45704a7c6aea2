import type { Brief } from "#domain/brief.ts";
import { filled } from "#domain/drafter/language/fill.ts";
import { inThirdPerson } from "#domain/drafter/language/third-person.ts";
import { capitalised } from "#domain/drafter/language/words.ts";
import { descriptionOf } from "#domain/drafter/plan/description.ts";
import { type BoundDeed, planOf } from "#domain/drafter/plan/plan.ts";
import { type Scale, scaleOf } from "#domain/drafter/plan/scale.ts";
import { TO_BE_SETTLED } from "#domain/to-be-settled.ts";
import { toldInItsLanguage } from "./languages/in-its-language.ts";
import { scopeTold } from "./languages/outline.ts";
import { draftNotes } from "./notes.ts";
import { type PrivacyLaw, privacyLawOf } from "./privacy-law.ts";
import { bindingRules, leftOut, leftToSettle } from "./rules.ts";
import { SAME_NAME, withoutRepeats } from "./similarity.ts";
import { technologySentences } from "./technology.ts";
import { conditionOf } from "./telling/condition.ts";
import { wordsOf } from "./telling/deed-words.ts";
import { givingOf } from "./telling/duty-of-deed.ts";

const ALWAYS_OUT = ["Applications for desktop operating systems"];
const constraintsOf = ({ at_once }: Scale, law: PrivacyLaw) => [
  "The product runs in the current and the previous major version of Chrome, Edge, Firefox and Safari, from a width of 360 px.",
  "It meets WCAG 2.2 level AA and can be operated by keyboard alone.",
  `Pages show their content within 2 seconds at the 95th percentile with ${at_once} people at the same time.`,
  `Personal data is processed under ${law.name} and erased within 30 days of a valid request.`,
];

/** What belongs to the product, what does not, and what limits it: Markdown with headings. */
export function draftScope(brief: Brief): string {
  const plan = planOf(brief);
  const told = toldInItsLanguage(brief);
  const own = told ? scopeTold(told) : plan.deeds.map(inScope);
  const shared = plan.concerns.map(({ pattern, slots }) => `Suggested: ${filled(pattern.scope, slots)}.`);
  const out = plan.concerns.flatMap((concern) =>
    concern.pattern.excluded ? [`${capitalised(filled(concern.pattern.excluded, concern.slots))}.`] : [],
  );
  out.unshift(
    ...(told ? told.leftOut : [...plan.analysis.excluded, ...leftOut(brief).map(({ said }) => said)]).map((said) =>
      sentence(capitalised(said)),
    ),
  );
  const notes = draftNotes(brief);
  const assumptions = [
    ...notes,
    plan.circumstances.has("signed-in")
      ? "Everybody who uses it has a device with a current browser and an e-mail address of their own."
      : "Everybody who uses it has a device with a current browser; whoever has an account has an e-mail address of their own.",
  ];
  return [
    block("In scope", told ? [...own, ...shared] : withoutRepeats([...own, ...shared], (line) => line, [], SAME_NAME)),
    block("Out of scope", [...out, ...ALWAYS_OUT.map((line) => `${line}.`)]),
    block("Constraints", [
      ...(told ? told.rules.map(capitalised) : bindingRules(brief).map(({ said }) => said)).map(sentence),
      ...technologySentences(brief),
      ...constraintsOf(scaleOf(plan), privacyLawOf(descriptionOf(brief))),
    ]),
    block("Assumptions", assumptions),
    told ? "" : block(TO_BE_SETTLED, leftToSettle(brief)),
  ]
    .filter(Boolean)
    .join("\n\n");
}

const sentence = (said: string) => `${said}.`;

/** "Customers can reserve a bike for a day", "Mechanics are told when a bike is broken". */
function inScope(deed: BoundDeed): string {
  const { who, theirs, theyDo } = wordsOf(deed);
  const { leading } = conditionOf(deed.activity);
  const told = givingOf(deed) === undefined ? `${who} can ${theirs}` : theyDo;
  return `${capitalised(told)}${leading === "" ? "" : ` ${inThirdPerson(leading, "their")}`}.`;
}

function block(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : `## ${title}\n\n${lines.map((line) => `- ${line}`).join("\n")}`;
}
