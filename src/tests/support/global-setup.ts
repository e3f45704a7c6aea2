import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { connect } from "#server/connect.ts";
import { startPostgres } from "#server/postgres.ts";
import { prepareDatabase } from "#server/prepare.ts";
import { type Cluster, clusterUrl, TEMPLATE } from "./cluster.ts";

type Shared = { users: number; cluster: Promise<{ cluster: Cluster; stop(): Promise<void> }> };
const KEY = Symbol.for("product-architect.test-cluster");

/** One server for the whole run, whichever projects take part: each project loads this file by itself. */
const world = globalThis as typeof globalThis & { [KEY]?: Shared };

export async function setup(project: TestProject) {
  world[KEY] ??= { users: 0, cluster: startCluster() };
  const shared = world[KEY];
  shared.users += 1;
  const { cluster, stop } = await shared.cluster;
  project.provide("cluster", cluster);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    delete world[KEY];
    await stop();
  };
}

async function startCluster() {
  const directory = await mkdtemp(join(tmpdir(), "product-architect-tests-"));
  const server = await startPostgres({
    directory,
    // nothing here outlives the run, so nothing has to reach the disk
    flags: ["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off", "-c", "max_connections=400"],
  });
  const cluster = { port: server.port, password: server.password };
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
  const root = connect(clusterUrl(cluster, "supabase_admin", "postgres"), { max: 1 });
  await root`create database ${root(TEMPLATE)}`;
  await root.end();
  await prepareDatabase({ adminUrl: clusterUrl(cluster, "supabase_admin", TEMPLATE), owner: "postgres" });
}
