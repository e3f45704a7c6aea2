import { readFileSync } from "node:fs";
import { DockerfileParser } from "dockerfile-ast";

export const DOCKERFILE = "deploy/docker/Dockerfile";

type Step = { keyword: string; args: string[]; from?: string | undefined };

/** The stages of the Dockerfile by their names, the last one as `""`; `from` is the stage a COPY takes from. */
export function readStages(): Map<string, Step[]> {
  const stages = new Map<string, Step[]>();
  let steps: Step[] = [];
  for (const instruction of DockerfileParser.parse(readFileSync(DOCKERFILE, "utf8")).getInstructions()) {
    const keyword = instruction.getKeyword().toUpperCase();
    const args = instruction.getArguments().map((argument) => argument.getValue());
    const [, from] = /^COPY --from=(\S+)/.exec(instruction.getTextContent()) ?? [];
    if (keyword === "FROM") {
      steps = [];
      stages.set(/^as$/i.test(args[1] ?? "") ? (args[2] ?? "") : "", steps);
    }
    steps.push({ keyword, args, from });
  }
  return stages;
}

/** What the last stage is made of. */
export function readImage() {
  const steps = readStages().get("") ?? [];
  const all = (keyword: string) => steps.filter((step) => step.keyword === keyword);
  const one = (keyword: string) => all(keyword).flatMap(({ args }) => args);
  return {
    all,
    one,
    /** The words of an instruction in its form as a list. */
    list: (keyword: string): string[] => JSON.parse(/\[.*\]/s.exec(one(keyword).join(" "))?.[0] ?? "[]"),
    env: Object.fromEntries(
      one("ENV").map((pair): [string, string] => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
    ),
  };
}
