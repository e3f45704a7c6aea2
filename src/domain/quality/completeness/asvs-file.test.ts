import { expect, test } from "vitest";
import { asvsFileSize, readAsvsFile } from "./asvs-file.ts";

const line = (req_id: string, req_description: string) => ({ chapter_id: "V1", req_id, req_description, L: "2" });
const file = (...requirements: unknown[]) => JSON.stringify({ requirements });

test("the official flat JSON is read to the wording of each requirement, and any other file gets one sentence [COMPLETE-7]", () => {
  const text = file(line("V1.1.1", " Verify that ships moor. "), line("V17.3.2", "Verify that they leave."));
  expect(readAsvsFile(`\uFEFF${text}`)).toEqual({ "V1.1.1": "Verify that ships moor.", "V17.3.2": "Verify that they leave." });
  expect(readAsvsFile(file(line("V1.1.1", "Verify\0 that \uD800")))).toEqual({ "V1.1.1": "Verify that \uFFFD" });
  const wrong = [
    "",
    "{",
    "null",
    "[]",
    "{}",
    file(),
    file({ req_id: "V1.1.1" }),
    file(line("V1.1.1", "")),
    file(line("V1.1.1", "x".repeat(5000))),
    file(line("V99.1.1", "Verify.")),
    file(line("__proto__", "Verify.")),
    file(line("V1.1.1", "Verify."), line("V1.1.99", "Verify.")),
    '{"requirements":{"__proto__":[]}}',
    "[".repeat(100_000),
    `{"requirements":"${"x".repeat(asvsFileSize)}"}`,
  ];
  for (const one of wrong)
    expect(() => readAsvsFile(one), one.slice(0, 60)).toThrow(/^This is not the flat JSON file of OWASP ASVS 5\.0\./);
});
