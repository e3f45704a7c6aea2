import { stepIn } from "#domain/bring/statements.ts";
import { scenariosOf } from "#domain/document/blocks.ts";
import { oneLine } from "#domain/export/markdown-text.ts";

/** What is there, what is done, and what must come of it; the latter two are never empty. */
export type Scenario = { given: string[]; when: string[]; then: string[] };

/** Acceptance criteria as scenarios; lines that name no step must hold once `done`. */
export function scenariosIn(criteria: string | null | undefined, done: string): Scenario[] {
  return scenariosOf(criteria).map((lines) => scenarioOf(lines, done));
}

function scenarioOf(lines: readonly string[], done: string): Scenario {
  const scenario: Scenario = { given: [], when: [], then: [] };
  let at: keyof Scenario = "then";
  for (const line of lines) {
    const found = stepIn(line);
    at = found?.step ?? at;
    scenario[at].push(oneLine(found?.rest ?? line));
  }
  return whole(scenario, done);
}

export function testScenario({ given, when, then }: Record<keyof Scenario, string>): Scenario {
  const lines = (text: string) =>
    text
      .split("\n")
      .map((line) => oneLine(stepIn(line)?.rest ?? line))
      .filter(Boolean);
  return whole({ given: lines(given), when: lines(when), then: lines(then) }, "the test is run");
}

/** What is asked for without steps: it must come of what is done. */
export function plainScenario(when: string, then: string): Scenario {
  return whole({ given: [], when: [oneLine(when)], then: [oneLine(then)] }, "it is used");
}

function whole({ given, when, then }: Scenario, done: string): Scenario {
  const said = (lines: readonly string[]) => lines.map((line) => line.replace(/(?<!\.)\.$/, "")).filter(Boolean);
  const [doing, coming] = [said(when), said(then)];
  return {
    given: said(given),
    when: doing.length > 0 ? doing : [done],
    then: coming.length > 0 ? coming : ["what is described above holds"],
  };
}
