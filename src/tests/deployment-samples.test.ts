import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { deployments } from "#web/screens/marketing/deployments.ts";

test("the sample configurations are well-formed and set only what the server reads", () => {
  const env = readFileSync("src/server/env.ts", "utf8");
  for (const { label, file, sample } of deployments) {
    const variables = sample.match(/\b[A-Z]+(?:_[A-Z]+)+\b|\b(?:PORT|HOST)\b/g) ?? [];
    expect(variables.length, label).toBeGreaterThan(3);
    expect(
      variables.filter((name) => !env.includes(`  ${name}: `)),
      label,
    ).toEqual([]);
    if (file.endsWith(".yaml")) expect(parse(sample), label).toBeTypeOf("object");
    else expect(sample.split("{").length, label).toBe(sample.split("}").length);
  }
});
