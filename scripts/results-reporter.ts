import { writeFileSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";
import type { TestResult } from "./test-results.ts";

/** Vitest's own report in JSON does not say how many tries a test needed. */
export class ResultsReporter implements Reporter {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    writeFileSync(this.#file, JSON.stringify(modules.flatMap(resultsOf)));
  }
}

function resultsOf(module: TestModule): TestResult[] {
  const found = new Map<string, number>();
  const results = [...module.children.allTests()].map((test): TestResult => {
    const name = `${module.relativeModuleId} > ${test.fullName}`;
    const times = (found.get(name) ?? 0) + 1;
    found.set(name, times);
    const { state } = test.result();
    return {
      // two tests of a file may have one name, and are two all the same
      name: times === 1 ? name : `${name} (${times})`,
      outcome: state === "pending" ? "failed" : state,
      tries: (test.diagnostic()?.retryCount ?? 0) + 1,
    };
  });
  // a file that broke before its tests, or beside them, has failed as a whole
  const isBroken = module.state() === "failed" && results.every(({ outcome }) => outcome !== "failed");
  return isBroken ? [...results, { name: module.relativeModuleId, outcome: "failed", tries: 1 }] : results;
}
