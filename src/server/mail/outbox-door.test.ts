import { request as ask, createServer as createHttpServer, type IncomingHttpHeaders } from "node:http";
import { connect, createServer, type Server } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { person } from "#tests/support/people.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

const PUBLIC = "https://specs.example.com";

/** Passes bytes on and says nothing of itself, as a tunnel or a load balancer of the fourth layer does. */
async function bareForwarder(to: TestServer): Promise<number> {
  return listening(
    createServer((socket) => {
      const there = connect(to.port, "127.0.0.1");
      socket.pipe(there).pipe(socket);
      for (const end of [socket, there]) end.on("error", () => end.destroy());
    }),
  );
}

/** What `proxy_pass http://127.0.0.1:3000;` does by itself: it asks in its own name and tells nothing of whom it asks for. */
async function plainProxy(to: TestServer): Promise<number> {
  return listening(
    createHttpServer((request, response) => {
      const headers = { ...request.headers, host: `127.0.0.1:${to.port}`, connection: "close" };
      const passed = ask({ port: to.port, path: request.url, method: request.method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      request.pipe(passed);
    }),
  );
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** As a visitor outside could send it: the Host is the caller's own word. */
function read(port: number, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const sent = ask({ port, path, headers: { host: "localhost:3000", ...headers } }, (answer) => {
      let body = "";
      answer.on("data", (chunk) => {
        body += chunk;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    });
    sent.on("error", reject).end();
  });
}

async function keepsRecoveryMail(server: TestServer) {
  const { db, email } = await person(server);
  expect((await db.auth.resetPasswordForEmail(email)).error).toBeNull();
  return email;
}

const tokenOf = (server: TestServer) => new URL(/https?:\S+[\w-]/.exec(server.backend.description[1] ?? "")?.[0] ?? "");

test.each([
  ["the site is public", { SITE_URL: PUBLIC }],
  ["a proxy is counted on", { TRUST_PROXY: "1" }],
])("through a forwarder that adds no header nobody reads the outbox, where %s [SIGN-08]", async (_name, variables) => {
  const server = await startServer({ variables });
  const email = await keepsRecoveryMail(server);
  for (const port of [await bareForwarder(server), await plainProxy(server), server.port]) {
    for (const path of ["/outbox", "/outbox/", "/outbox?token=", "/outbox?token=guess"]) {
      for (const headers of [{}, { accept: "application/json" }, { cookie: "pa_outbox=guess" }]) {
        const answer = await read(port, path, headers);
        expect(answer.status).toBe(404);
        expect(answer.body).not.toContain(email);
      }
    }
  }
});

test("the token that is said at the start opens it, in that browser alone [SIGN-08]", async () => {
  const server = await startServer({ variables: { SITE_URL: PUBLIC } });
  const email = await keepsRecoveryMail(server);
  const address = tokenOf(server);
  expect(`${address.origin}${address.pathname}`).toBe(`${PUBLIC}/outbox`);
  const port = await plainProxy(server);
  const opened = await read(port, address.pathname + address.search);
  expect(opened.status).toBe(303);
  expect(opened.headers.location).toBe("/outbox");
  const [cookie = ""] = opened.headers["set-cookie"] ?? [];
  expect(cookie).toMatch(/; Path=\/outbox; Max-Age=43200; HttpOnly; SameSite=Strict; Secure$/);
  expect(cookie).not.toContain(address.searchParams.get("token"));
  const listed = await read(port, "/outbox", { cookie: cookie.split(";")[0] ?? "" });
  expect(listed.status).toBe(200);
  expect(listed.body).toContain(email);
  expect((await read(port, "/outbox")).status).toBe(404);
});

test("where others reach the server, as in a container, its token opens it although its address is loopback [SIGN-08]", async () => {
  const server = await startServer({ variables: { HOST: "0.0.0.0", SITE_URL: "http://localhost:3000" } });
  const email = await keepsRecoveryMail(server);
  expect((await read(server.port, "/outbox")).status).toBe(404);
  const { pathname, search } = tokenOf(server);
  const [cookie = ""] = (await read(server.port, pathname + search)).headers["set-cookie"] ?? [];
  expect((await read(server.port, "/outbox", { cookie: cookie.split(";")[0] ?? "" })).body).toContain(email);
});

test("on a machine of one's own it opens without a token, and the start says where [SIGN-08]", async () => {
  const server = await startServer();
  const email = await keepsRecoveryMail(server);
  expect(server.backend.description[1]).toBe(`Mail goes to the outbox at ${server.url}/outbox.`);
  expect((await read(server.port, "/outbox")).body).toContain(email);
});
