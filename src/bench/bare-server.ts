import { createServer } from "node:http";
import pg from "pg";

/**
 * The limit the data API is held against: a bare HTTP server that sends the same statements with the raw driver, under the same
 * login, role and claims, in one round trip. Its argument is JSON: { url, claims, statements: { name: text } }.
 */
const { url, claims, statements } = JSON.parse(process.argv[2] ?? "{}") as {
  url: string;
  claims: string;
  statements: Record<string, string>;
};
const pool = new pg.Pool({ connectionString: url, max: 10 });
const quoted = claims.replaceAll("'", "''");
const identity = `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', '${quoted}', true)`;

const server = createServer((request, response) => {
  request.resume().once("end", async () => {
    const statement = statements[(request.url ?? "").slice(1)];
    // several statements in one text have several answers, which the types do not know
    const answers: unknown = await pool.query(`${identity}; ${statement}`);
    const body = Array.isArray(answers) ? String(answers[1].rows[0]?.body) : "";
    response.writeHead(200, { "content-type": "application/json" }).end(body);
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(typeof address === "object" && address ? address.port : 0);
});
