import { expect, test } from "vitest";
import { guardFile } from "./guard-file.ts";

const answered = (headers: Record<string, string>, status = 200) => guardFile(new Response("bytes", { status, headers }));

test.each([
  ["image/png", "image/png", null],
  ["application/pdf", "application/pdf", null],
  ["image/svg+xml", "image/svg+xml", "attachment"],
  ["text/html; charset=utf-8", "application/octet-stream", "attachment"],
  ["application/xhtml+xml", "application/octet-stream", "attachment"],
])("%s from another platform goes out as nothing a browser would run", async (given, served, disposition) => {
  const answer = answered({ "content-type": given, etag: '"1"' });
  expect(answer.headers.get("content-type")).toBe(served);
  expect(answer.headers.get("content-disposition")).toBe(disposition);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("content-security-policy")).toContain("sandbox");
  expect(answer.headers.get("etag")).toBe('"1"');
  expect(await answer.text()).toBe("bytes");
});

test("the name a download was given stays, and so does what a refusal says", async () => {
  const named = answered({ "content-type": "image/svg+xml", "content-disposition": 'attachment; filename="a.svg"' });
  expect(named.headers.get("content-disposition")).toBe('attachment; filename="a.svg"');
  const refused = answered({ "content-type": "application/json" }, 404);
  expect([refused.status, refused.headers.get("content-type")]).toEqual([404, "application/json"]);
  expect(guardFile(new Response(null, { status: 304 })).status).toBe(304);
});
