import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { connect } from "#server/postgres/connect.ts";
import { startPostgres } from "#server/postgres/embedded.ts";
import { prepareDatabase } from "#server/postgres/prepare.ts";
import { type Cluster, clusterUrl, TEMPLATE } from "./cluster.ts";
import { homeOf } from "./homes.ts";

type Kind = "own" | "handed out";
type Shared = { users: number; cluster: Promise<{ cluster: Cluster; stop(): Promise<void> }> };
const KEY = Symbol.for("product-architect.test-clusters");

/** One server of a kind for the whole run, whichever projects take part: each project loads this file by itself. */
const world = globalThis as typeof globalThis & { [KEY]?: Map<Kind, Shared> };

export async function setup(project: TestProject) {
  const home = homeOf(project.name);
  const kind = home === 2 ? "handed out" : "own";
  world[KEY] ??= new Map();
  const clusters = world[KEY];
  const shared = clusters.get(kind) ?? { users: 0, cluster: startCluster(kind) };
  clusters.set(kind, shared);
  shared.users += 1;
  const { cluster, stop } = await shared.cluster;
  project.provide("cluster", cluster);
  project.provide("home", home);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    clusters.delete(kind);
    await stop();
  };
}

async function startCluster(kind: Kind) {
  const directory = await mkdtemp(join(tmpdir(), "product-architect-tests-"));
  const server = await startPostgres({
    directory,
    // nothing here outlives the run, so nothing has to reach the disk
    flags: ["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off", "-c", "max_connections=400"],
  });
  const { port, password } = server;
  const cluster = { port, password, login: { name: kind === "own" ? "supabase_admin" : "operator", password } };
  const stop = async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  };
  try {
    await makeTemplate(cluster);
  } catch (error) {
    await stop();
    throw error;
  }
  return { cluster, stop };
}

async function makeTemplate(cluster: Cluster) {
  const { login } = cluster;
  const root = connect(clusterUrl(cluster, "supabase_admin", "postgres"), { max: 1 });
  if (login.name !== "supabase_admin") {
    await root.unsafe(`create role ${login.name} login nosuperuser createrole password '${login.password}'`);
  }
  await root`create database ${root(TEMPLATE)} owner ${root(login.name)}`;
  await root.end();
  await prepareDatabase({
    adminUrl: clusterUrl({ ...cluster, password: login.password }, login.name, TEMPLATE),
    owner: "postgres",
  });
}
