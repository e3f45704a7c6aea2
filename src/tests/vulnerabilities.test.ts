import { expect, test } from "vitest";
import { judgeReport } from "#scripts/vulnerabilities.ts";

const today = "2026-11-22";
const advisory = (id: string, severity: string) => ({
  source: 1_103_907,
  name: "minimist",
  dependency: "minimist",
  title: "Prototype Pollution in minimist",
  url: `https://github.com/advisories/${id}`,
  severity,
  cwe: ["CWE-1321"],
  cvss: { score: 9.8, vectorString: "CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H" },
  range: "<0.2.4",
});
/** As `npm audit --json` of npm 11 says it, the warning before it included. */
const report = (...found: ReturnType<typeof advisory>[]) =>
  `npm warn Unknown user config "x".\n${JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      ...(found.length > 0
        ? {
            minimist: {
              name: "minimist",
              severity: "critical",
              isDirect: false,
              via: found,
              effects: ["mkdirp"],
              range: "<0.2.4",
              nodes: [],
              fixAvailable: true,
            },
            mkdirp: {
              name: "mkdirp",
              severity: "critical",
              isDirect: true,
              via: ["minimist"],
              effects: [],
              range: "<0.5.2",
              nodes: [],
              fixAvailable: true,
            },
          }
        : {}),
    },
    metadata: {
      vulnerabilities: { info: 0, low: 0, moderate: 0, high: 0, critical: found.length, total: found.length },
      dependencies: { prod: 180 },
    },
  })}`;
const judge = (said: string, allowed: { id: string; until: string; reason: string }[] = []) =>
  judgeReport({ report: said, allowed, today });
const until = (day: string) => [{ id: "GHSA-xvch-5gv4-984h", until: day, reason: "No way to reach it." }];

test("a known-vulnerable dependency fails the checks from moderate on, once for each advisory [AUDIT-17]", () => {
  expect(judge(report())).toEqual({ asked: true, problems: [] });
  expect(judge(report(advisory("GHSA-low0-low0-low0", "low"))).problems).toEqual([]);
  for (const severity of ["moderate", "high", "critical"]) {
    const { problems } = judge(report(advisory("GHSA-xvch-5gv4-984h", severity)));
    expect(problems).toEqual([
      `GHSA-xvch-5gv4-984h (${severity}) in minimist: Prototype Pollution in minimist. Update it, or allow it with a date and a reason.`,
    ]);
  }
});

test("an advisory is allowed until its day; an entry that has run out, is not needed or has no day fails [AUDIT-17]", () => {
  const found = report(advisory("GHSA-xvch-5gv4-984h", "critical"));
  expect(judge(found, until("2026-11-22"))).toEqual({ asked: true, problems: [] });
  expect(judge(found, until("2026-11-21")).problems).toHaveLength(2);
  expect(judge(found, until("soon")).problems.at(-1)).toContain("needs a day such as");
  expect(judge(report(), until("2026-12-31")).problems).toEqual([
    "GHSA-xvch-5gv4-984h is allowed but no longer found: remove it from scripts/vulnerabilities.json.",
  ]);
});

test("a registry that cannot be asked is no report, whatever it says; an entry that has run out fails even then [AUDIT-17]", () => {
  expect(judge('{"auditReportVersion": 3, "advisories": {}}').problems).toHaveLength(1);
  const answers = [
    '{"message": "405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk", "statusCode": 405}',
    '{"error": {"code": "ENOTFOUND", "summary": "request failed"}}',
    "npm error audit endpoint returned an error",
    "",
  ];
  for (const said of answers) {
    expect(judge(said)).toEqual({ asked: false, problems: [] });
    expect(judge(said, until("2026-11-21")).problems).toHaveLength(1);
  }
});
