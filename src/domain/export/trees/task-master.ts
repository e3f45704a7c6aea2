import { cite } from "#domain/citation.ts";
import { citationsIn } from "#domain/citations-in.ts";
import type { Exported } from "#domain/export/exported.ts";
import { toMarkdown } from "#domain/export/markdown.ts";
import { oneLine } from "#domain/export/markdown-text.ts";
import { agentsFiles } from "./agents.ts";
import { type Capability, capabilitiesOf } from "./capabilities.ts";
import type { Need } from "./needs.ts";
import type { Scenario } from "./scenarios.ts";
import { DATA_LINE, originLine, type Tree } from "./words.ts";

/** Task Master's tasks, each capability one with its requirements as subtasks, and the document it may parse again. */
export function taskMasterTree(exported: Exported): Tree {
  const capabilities = capabilitiesOf(exported);
  const tasks = capabilities.map((one, at) => taskOf(one, at, dependenciesOf(one, at, capabilities)));
  const metadata = {
    created: exported.generated_at,
    updated: exported.generated_at,
    description: `${originLine(exported)} ${DATA_LINE.slice(2)}`,
  };
  return {
    ...agentsFiles(exported),
    ".taskmaster/tasks/tasks.json": `${JSON.stringify({ master: { tasks, metadata } }, null, 2)}\n`,
    ".taskmaster/docs/prd.md": toMarkdown(exported.document),
  };
}

const levels = { must: "high", should: "medium", could: "low", wont: "low" } as const;
const order = ["must", "should", "could", "wont"] as const;
const levelOf = (needs: readonly Need[]) => {
  const most = order.find((one) => needs.some(({ priority }) => priority === one));
  return most ? levels[most] : "medium";
};

function taskOf(capability: Capability, at: number, dependencies: number[]): object {
  const { title, about, needs } = capability;
  return {
    id: at + 1,
    title: capability.cite ? `${capability.cite} ${oneLine(title)}` : oneLine(title),
    description: oneLine(about) || oneLine(title),
    details: `${DATA_LINE.slice(2)}\n\n${needs.map((need) => `${need.cite}: ${need.shall}`).join("\n")}`,
    testStrategy: "Every acceptance scenario of its subtasks has a test that cites its requirement and passes.",
    status: "pending",
    priority: levelOf(needs),
    dependencies,
    subtasks: needs.map(subtaskOf),
    metadata: {
      cites: needs.map((need) => need.cite),
      ...(capability.cite ? { cite: capability.cite, number: capability.number } : {}),
    },
  };
}

function subtaskOf(need: Need, at: number): object {
  return {
    id: at + 1,
    title: `${need.cite} ${oneLine(need.title)}`,
    description: oneLine(need.shall),
    details: [need.words, ...need.scenarios.map(scenarioLines)].filter(Boolean).join("\n\n"),
    testStrategy: need.tests.length > 0 ? `Test cases ${need.tests.join(", ")}.` : "Tests from the scenarios in its details.",
    status: "pending",
    dependencies: [],
    metadata: { cite: need.cite, number: cite(need.noun, need.number), revision: need.revision },
  };
}

function scenarioLines({ given, when, then }: Scenario): string {
  const lines = (word: string, said: readonly string[]) => said.map((line, at) => `${at === 0 ? word : "And"} ${line}`);
  return [...lines("Given", given), ...lines("When", when), ...lines("Then", then)].join("\n");
}

/** The tasks before it whose requirements it names. */
function dependenciesOf({ needs }: Capability, at: number, capabilities: readonly Capability[]): number[] {
  const named = new Set(needs.flatMap(({ words }) => citationsIn(words).map(({ reference }) => reference)));
  return capabilities.slice(0, at).flatMap((other, index) => {
    const isNamed = other.needs.some(({ noun, number }) => named.has(cite(noun, number)));
    return isNamed ? [index + 1] : [];
  });
}
