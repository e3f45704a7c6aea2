import autocannon from "autocannon";
import { type Instance, newPerson } from "#scripts/instance.ts";
import { connect } from "#server/postgres/connect.ts";
import { verdictOf } from "./limits.ts";
import { median } from "./median.ts";
import { run, superuserUrl } from "./processes.ts";

const CONNECTIONS = [1, 8, 32];
const ROUNDS = 3;
const SECONDS = 2;
/** Of the bare server's throughput: what is aimed at, and what must be reached with many connections. */
const AIM = 1;
const LEAST = { ratio: 0.8, connections: 32 };
/** So many times the median is the most that the 99th percentile may be. */
const MOST_TIMES = 3;
const COLUMNS = "id, organization_id, name, type, description, version, color, created_at, updated_at";

type Case = { name: string; path: string; statement: string; body?: string };

/** Prints, for each case and number of connections, how much of the bare server's throughput the data API reaches. */
export async function benchDataApi(instance: Instance, directory: string) {
  const { cases, token, id } = await prepare(instance);
  const admin = connect(await superuserUrl(directory), { max: 1 });
  const secrets = await admin`select name, value from platform.secrets where name in ('api_role', 'api_password')`;
  await admin.end();
  const login = Object.fromEntries(secrets.map(({ name, value }) => [name, value]));
  const url = new URL(await superuserUrl(directory));
  url.username = login.api_role;
  url.password = login.api_password;
  const claims = JSON.stringify({ sub: id, role: "authenticated" });
  const statements = Object.fromEntries(cases.map(({ name, statement }) => [name, statement]));
  const bare = await run("src/bench/bare-server.ts", {
    args: [JSON.stringify({ url: url.href, claims, statements })],
    ready: /^(\d+)$/m,
  });

  console.log(
    "\nData API against a bare server with the same statement, identity and login, limit 1.00 or more, and at 32 connections 0.80 and a p99 of 3 medians",
  );
  console.log("case     connections  ratio   ours/s   bare/s  ours median and p99 ms");
  for (const { name, path, body } of cases) {
    for (const connections of CONNECTIONS) {
      const ours: autocannon.Result[] = [];
      const theirs: autocannon.Result[] = [];
      const headers = { apikey: instance.key, authorization: `Bearer ${token}`, "content-type": "application/json" };
      for (let round = 0; round < ROUNDS; round += 1) {
        ours.push(await load(`${instance.origin}/rest/v1/${path}`, connections, headers, body));
        theirs.push(await load(`http://127.0.0.1:${bare.said}/${name}`, connections, {}, body));
      }
      const ratios = ours.map((result, round) => rate(result) / rate(theirs[round]));
      const ratio = median(ratios);
      const what = `${name} of the data API, ${connections} connections`;
      const verdicts = [verdictOf(what, ratio, { least: AIM })];
      const row = [ratio.toFixed(2), median(ours.map(rate)).toFixed(0), median(theirs.map(rate)).toFixed(0)];
      const [half, p99] = [median(ours.map(({ latency }) => latency.p50)), median(ours.map(({ latency }) => latency.p99))];
      if (connections === LEAST.connections) {
        const times = p99 / half;
        verdicts.push(
          `of ${LEAST.ratio.toFixed(2)} ${verdictOf(`${what}, of ${LEAST.ratio}`, ratio, { least: LEAST.ratio })}`,
          `p99 ${times.toFixed(1)} times the median, of ${MOST_TIMES} ${verdictOf(`${what}, p99 over the median`, times, MOST_TIMES)}`,
        );
      }
      console.log(
        `${name.padEnd(8)} ${String(connections).padStart(11)}  ${row[0]}  ${row[1]?.padStart(7)}  ${row[2]?.padStart(7)}  ${half.toFixed(1).padStart(11)} ${p99.toFixed(1).padStart(7)}, ${verdicts.join("; ")}`,
      );
    }
  }
  await bare.stop();
}

async function prepare(instance: Instance) {
  const { db, id, token } = await newPerson(instance, { email: `bench-${Date.now()}@example.com`, password: "bench-password-1" });
  const organization = await db.from("organizations").insert({ name: "Bench", created_by: id }).select("id").single();
  const organization_id = organization.data?.id ?? "";
  const rows = Array.from({ length: 20 }, (_, i) => ({ organization_id, name: `Project ${i}`, type: "SaaS", version: "0.1" }));
  const projects = await db.from("projects").insert(rows).select("id");
  const project = projects.data?.[0]?.id ?? "";
  const select = COLUMNS.replaceAll(" ", "");
  const insert = JSON.stringify({ project_id: project, name: "A user class" });
  const cases: Case[] = [
    {
      name: "list",
      path: `projects?select=${select}&organization_id=eq.${organization_id}&order=updated_at.desc`,
      statement: `select coalesce(json_agg(t), '[]')::text as body from (select ${COLUMNS} from public.projects where organization_id = '${organization_id}' order by updated_at desc) t`,
    },
    {
      name: "row",
      path: `projects?select=${select}&id=eq.${project}`,
      statement: `select coalesce(json_agg(t), '[]')::text as body from (select ${COLUMNS} from public.projects where id = '${project}') t`,
    },
    {
      name: "insert",
      path: "user_classes",
      body: insert,
      statement: `with t as (insert into public.user_classes (project_id, name) values ('${project}', 'A user class') returning id) select '' as body from t`,
    },
  ];
  return { cases, token, id };
}

async function load(url: string, connections: number, headers: Record<string, string>, body?: string) {
  const result = await autocannon({ url, connections, duration: SECONDS, headers, ...(body ? { method: "POST", body } : {}) });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} answered ${result.non2xx} refusals and ${result.errors} errors.`);
  return result;
}

const rate = (result: autocannon.Result | undefined) => (result ? result.requests.total / result.duration : 0);
