import type { Found } from "#domain/quality/finding.ts";
import type { Statement } from "#domain/quality/reading/statement.ts";

type Step = { kind: "given" | "when" | "then"; start: number; end: number };

const STEP = /(?:^|\n|(?<=[,;.])\s)\s*(?:[-*•]\s+)?(?:and\s+|but\s+)?(given|when|then|and|but)\b/gi;
const INWARD =
  /\b(?:the )?(?:\p{L}+ )?(?:system|software|application|app|database|product|server|platform|service|program|tool|module|code|backend|machine|api|\p{L}+)\s+(?:internally\s+)?(?:understands?|knows?|believes?|thinks?|realises?|realizes?|is (?:internally )?(?:happy|relieved|calm|glad|proud|impressed|certain|aware|satisfied|pleased|content|confident|convinced|sure)|feels?|remembers?|considers?|wants?|hopes?|trusts?|likes?|enjoys?|notices?|intends?|assumes?|expects?|comprehends?|is internally \p{L}+|works? (?:correctly|properly|fine|well|as expected|as intended)|behaves? (?:correctly|properly|as expected|well)|functions? (?:correctly|properly)|handles? (?:it|this|that|them) (?:correctly|properly|well|gracefully)|does the right thing|reacts? (?:correctly|properly|accordingly))\b[^,.\n]*|\b(?:everything|it|all) (?:works|is (?:fine|ok|okay|good|well|correct))\b[^,.\n]*|\b(?:internally|in memory|behind the scenes|in the background)\b[^,.\n]*/iu;

/** Scenarios of Given, When, Then; an empty line stands between two of them. */
export function criteriaForm({ plain }: Statement): Found[] {
  const scenarios = [...plain.matchAll(/[^\n]*\S[^\n]*(?:\n[^\n]*\S[^\n]*)*/g)].map(({ 0: said, index }) => ({
    said,
    at: index,
  }));
  return scenarios.flatMap(({ said, at }) => inScenario(plain, said, at));
}

function inScenario(plain: string, said: string, at: number): Found[] {
  const steps = stepsIn(said, at);
  const found = (step: Step, why: string): Found => ({ rule: "gherkin", start: step.start, end: step.end, why });
  const first = steps[0];
  if (!first) {
    if (/^\s*(?:#|scenario|feature|background|rule|examples?|\||@)/i.test(said)) return [];
    const start = at + said.length - said.trimStart().length;
    return [
      found(
        { kind: "given", start, end: at + said.trimEnd().length },
        "Say it as Given, When, Then, so that it can be tested step by step.",
      ),
    ];
  }
  const whens = steps.filter(({ kind }) => kind === "when");
  const thens = steps.filter(({ kind }) => kind === "then");
  const problems: Found[] = [];
  const second = whens[1];
  const [when, then] = [whens[0], thens[0]];
  if (second) problems.push(found(second, "A second When is a second scenario: one deed, then what comes of it."));
  else if (!when) problems.push(found(then ?? first, "Nothing is done here: say with When what the person does."));
  else if (!then) problems.push(found(when, "Nothing comes of it: say with Then what can be seen afterwards."));
  else if (then.start < when.start)
    problems.push(found(then, "Then stands before When: first what is done, then what comes of it."));
  for (const step of thens) {
    const inward = INWARD.exec(plain.slice(step.start, step.end));
    if (inward)
      problems.push({
        rule: "gherkin",
        start: step.start + inward.index,
        end: step.start + inward.index + inward[0].length,
        why: "Nobody can see this from outside: say what is shown, stored or sent.",
      });
  }
  return problems;
}

/** The steps of a scenario; "And" goes on with the one before it. */
function stepsIn(said: string, at: number): Step[] {
  const starts = [...said.matchAll(STEP)].map(({ 0: lead, 1: word = "", index }) => ({
    word: word.toLowerCase(),
    start: index + lead.length - word.length,
    inline: !/^\s*$|\n/.test(lead.slice(0, -word.length)) && index > 0,
  }));
  const steps: Step[] = [];
  for (const { word, start, inline } of starts) {
    const last = steps.at(-1);
    if (word === "given" || word === "when" || word === "then") {
      if (inline && !last) continue;
      if (last) last.end = at + said.slice(0, start).replace(/[\s,;.]+$/, "").length;
      steps.push({ kind: word, start: at + start, end: at + said.trimEnd().length });
    }
  }
  return steps;
}
