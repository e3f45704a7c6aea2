import { beforeAll, expect, test } from "vitest";
import { addJobApplication } from "#data/job-applications.ts";
import { addWaitlistEntry } from "#data/waitlist.ts";
import { CLIENT_ADDRESS_HEADER } from "#server/auth/request.ts";
import { visitor } from "#tests/support/people.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { countInDatabase, countInMemory, createFormLimits } from "./form-limits.ts";

let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  [server, other] = await Promise.all([startServer(), startServer()]);
});

const someEmail = () => `visitor-${crypto.randomUUID()}@example.com`;

async function untilRefused(send: () => Promise<unknown>) {
  for (let sent = 0; sent < 60; sent += 1) {
    const refusal = await send().then(
      () => null,
      (error: unknown) => error,
    );
    if (refusal) return { sent, refusal };
  }
  throw new Error("Nothing was refused.");
}

test("one network address sends a public form thirty times an hour and is then told when to try again", async () => {
  const { db } = visitor(server);
  const { sent, refusal } = await untilRefused(() => addWaitlistEntry(db, { email: someEmail() }));
  expect(sent).toBe(30);
  expect(refusal).toMatchObject({ kind: "too_many", message: expect.stringMatching(/Try again in \d+ minutes/) });
  expect((await fetch(`${server.url}/rest/v1/wait%6cist`, post({ email: someEmail() }))).status).toBe(429);
});

test("rows that come together count one by one, so that nobody closes a form for everybody by sending many at once [ATTACK-124]", async () => {
  const many = () => fetch(`${server.url}/rest/v1/contacts`, post(Array.from({ length: 10 }, contact)));
  const contact = () => ({ name: "Vi", email: someEmail(), message: "Hello" });
  const statuses = (await Promise.all(Array.from({ length: 5 }, many))).map(({ status }) => status);
  // the first row of each may be counted before the others of any: thirty rows at most, and none for nothing
  expect([
    [201, 201, 201, 429, 429],
    [201, 201, 429, 429, 429],
  ]).toContainEqual(statuses.toSorted());
  const service = { ...post([contact(), contact()]).headers, apikey: server.secretKey };
  expect((await fetch(`${server.url}/rest/v1/contacts`, { ...post([contact(), contact()]), headers: service })).status).toBe(201);
});

test("CVs count as a form of their own, so that nobody fills the storage with them", async () => {
  const { db } = visitor(server);
  const cv = new File(["%PDF-1.4"], "cv.pdf", { type: "application/pdf" });
  const application = () => ({ name: "Vi", email: someEmail(), telephone: null, position: "Full Stack Developer", cv });
  await addJobApplication(db, application());
  const upload = async () => {
    const { error } = await db.storage.from("cv-uploads").upload(`cvs/1-${crypto.randomUUID().slice(0, 8)}.pdf`, cv);
    if (error) throw error;
  };
  const { sent } = await untilRefused(upload);
  expect(sent).toBe(29);
  await expect(addJobApplication(db, application())).rejects.toMatchObject({
    kind: "too_many",
    message: expect.stringMatching(/Try again in \d+ minutes/),
  });
});

/** A request in the words of somebody who would rather be somebody else each time. */
function asAnother(path: string, init: RequestInit) {
  const address = `198.51.100.${Math.ceil(Math.random() * 250)}`;
  const forwarded = {
    [CLIENT_ADDRESS_HEADER]: address,
    "x-forwarded-for": address,
    "x-real-ip": address,
    forwarded: `for=${address}`,
  };
  return fetch(`${other.url}${path}`, { ...init, headers: { apikey: other.publishableKey, ...forwarded, ...init.headers } });
}

test("a caller's word about its address is believed for no form and no upload, and every way to upload counts [TENANT-10]", async () => {
  const cv = new Blob(["%PDF-1.4"], { type: "application/pdf" });
  const path = () => `/storage/v1/object/cv-uploads/cvs/1-${crypto.randomUUID().slice(0, 8)}.pdf`;
  const ways = [
    () => asAnother(path(), { method: "PUT", body: cv }),
    () => asAnother(path(), { method: "POST", body: cv }),
    () => asAnother(path().replace("object/", "object/upload/sign/"), { method: "POST" }),
  ];
  const statuses = [];
  for (let sent = 0; sent < 30; sent += 1) statuses.push((await ways[sent % ways.length]?.())?.status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  for (const way of ways) expect((await way()).status).toBe(429);
});

test("one address uploads so many bytes of CVs a day, said or not, and is told when to try again [TENANT-11]", async () => {
  const most = { requests: 100, seconds: 3600, kilobytes: 12_000, day: 86_400 };
  for (const count of [countInMemory(), countInDatabase(server.database.sql)]) {
    const limits = createFormLimits(count, most);
    const upload = (length?: string) =>
      limits.refuse(
        new Request("http://localhost/storage/v1/object/cv-uploads/cvs/1-a.pdf", {
          method: "PUT",
          headers: { [CLIENT_ADDRESS_HEADER]: "203.0.113.9", ...(length === undefined ? {} : { "content-length": length }) },
        }),
      );
    // 5 MB twice, once without saying so
    expect([await upload("5000000"), await upload()]).toEqual([undefined, undefined]);
    const refusal = await upload("5000000");
    expect(refusal?.status).toBe(429);
    expect(await refusal?.json()).toMatchObject({ message: "Too much was uploaded from here today. Try again in 24 hours." });
  }
});

test("of IPv6, the addresses of one /48 send ten times as much as one of them [ATTACK-88]", async () => {
  for (const count of [countInMemory(), countInDatabase(server.database.sql)]) {
    const limits = createFormLimits(count, { requests: 3, seconds: 3600, kilobytes: 100, day: 86_400 });
    const ask = async (address: string) => {
      const headers = { [CLIENT_ADDRESS_HEADER]: address };
      return (await limits.refuse(new Request("http://localhost/rest/v1/waitlist", { method: "POST", headers })))?.status;
    };
    for (let at = 0; at < 30; at += 1) expect(await ask(`2001:db8:7:${at}::1`)).toBeUndefined();
    expect(await ask("2001:db8:7:99::1")).toBe(429);
    expect(await ask("2001:db8:8:99::1")).toBeUndefined();
    expect(await ask("198.51.100.1")).toBeUndefined();
    // so it is with the bytes of CVs, of which each address sends less than its own share
    const cvs = createFormLimits(count, { requests: 3, seconds: 3600, kilobytes: 20, day: 86_400 });
    const upload = async (address: string) => {
      const headers = { [CLIENT_ADDRESS_HEADER]: address, "content-length": "10240" };
      const path = "http://localhost/storage/v1/object/cv-uploads/cvs/1-a.pdf";
      return (await cvs.refuse(new Request(path, { method: "POST", headers })))?.status;
    };
    for (let at = 0; at < 20; at += 1) expect(await upload(`2001:db8:9:${at}::1`)).toBeUndefined();
    expect(await upload("2001:db8:9:99::1")).toBe(429);
  }
});

function post(body: unknown) {
  return {
    method: "POST",
    headers: { apikey: server.publishableKey, "content-type": "application/json" },
    body: JSON.stringify(body),
  };
}
