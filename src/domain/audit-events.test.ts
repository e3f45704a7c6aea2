import { expect, test } from "vitest";
import { type AuditEvent, auditActionLabel, auditCsv, auditDetails } from "./audit-events.ts";

const event: AuditEvent = {
  id: "1",
  at: "2026-11-22T03:00:00.123456+00:00",
  action: "member.role_changed",
  actor_label: "ada@example.com",
  target_kind: "member",
  target_id: "2",
  target_label: "bo@example.com",
  address: "203.0.113.7",
  agent: null,
  details: { from: "member", to: "viewer" },
};

test("an exported audit log has a row for each event and no cell that a spreadsheet would compute [AUDIT-14]", () => {
  const evil = [
    '=HYPERLINK("http://evil.example")',
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    " =1",
    '"=1',
    "'=1",
    "|calc",
    "%0A=1",
    "＝1",
  ];
  const csv = auditCsv(evil.map((target_label) => ({ ...event, target_label })));
  const lines = csv.split("\r\n");
  expect(lines[0]).toBe('"at","action","actor_label","target_kind","target_id","target_label","address","agent","details"');
  // a tab and a line break may begin a cell of their own
  const written = (text: string) => text.replace(/^[\t\r]/, "$&'").replaceAll('"', '""');
  for (const text of evil) expect(csv, text).toContain(`"'${written(text)}"`);
  expect(auditCsv([event])).toContain(
    '"2026-11-22T03:00:00.123456+00:00","member.role_changed","ada@example.com","member","2","bo@example.com","203.0.113.7","","{""from"":""member"",""to"":""viewer""}"',
  );
});

test("an event is told in words, one that is not known by its name", () => {
  expect(auditActionLabel("auth.login")).toBe("Signed in");
  expect(auditActionLabel("auth.identity_linked")).toBe("Identity linked");
  expect(auditDetails(event)).toBe("member → viewer");
  expect(auditDetails({ details: { from: [], to: ["acme.com", "example.com"] } })).toBe("none → acme.com, example.com");
  expect(auditDetails({ details: { from: false, to: true } })).toBe("off → on");
  expect(auditDetails({ details: { format: "pdf", project_id: "1", expires_at: null } })).toBe("format: pdf");
  expect(auditDetails({ details: {} })).toBe("");
});
