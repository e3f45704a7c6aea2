import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Instance, openInstance } from "#scripts/instance.ts";
import { benchBytes } from "./bytes.ts";
import { benchDataApi } from "./data-api.ts";
import { benchDrafting } from "./drafting.ts";
import { benchExports, benchPaper } from "./exports.ts";
import { LARGE } from "./fill-large-project.ts";
import { benchLargeProject } from "./large-project.ts";
import { endingCode } from "./limits.ts";
import { benchListening } from "./listening.ts";
import { median } from "./median.ts";
import { benchMixedLoad } from "./mixed-load.ts";
import { benchPlans } from "./plans.ts";
import { run } from "./processes.ts";
import { benchContradictions, benchQuality } from "./quality.ts";
import { benchSignInStorm } from "./sign-in-storm.ts";
import { benchSite } from "./site.ts";
import { benchStorm } from "./storm.ts";
import { benchWholeDraft } from "./whole-draft.ts";

// `npm run bench -- load` alone, since it takes five minutes
if (process.argv[2] === "load") {
  await benchMixedLoad(Number(process.argv[3] ?? 300));
  process.exit();
}

// what verbs cost beside a million rows of others takes minutes to write
if (process.argv[2] === "plans") {
  await benchPlans(process.argv.slice(3).map(Number));
  process.exit();
}

// `npm run bench -- storm` alone, since it kills what it measures
if (process.argv[2] === "storm") {
  const calm = await benchStorm({ people: Number(process.argv[3] ?? 200), seconds: Number(process.argv[4] ?? 180) });
  process.exit(calm ? 0 : 1);
}

const directory = await mkdtemp(join(tmpdir(), "product-architect-bench-"));
// behind one proxy, so that the storm's sign-ins can come from as many addresses as people have
const env = { DATA_DIR: directory, PORT: "0", LOG_LEVEL: "silent", TRUST_PROXY: "1" };
const start = () => run("src/server/start.ts", { env, ready: /ready at (\S+)[\s\S]*outbox at (\S+)\.\n/ });

// the data API alone, since it wants a machine that does nothing else
if (process.argv[2] === "data") {
  await withServer((instance) => benchDataApi(instance, directory));
  process.exit();
}

// a project of another size alone, `npm run bench -- large [stories]`, with features in proportion
if (process.argv[2] === "large") {
  const stories = Number(process.argv[3] ?? LARGE.stories);
  const features = Math.round((LARGE.features * stories) / LARGE.stories);
  await withServer((instance) => benchLargeProject(instance, directory, { ...LARGE, stories, features }));
  process.exit(endingCode());
}

// what Lighthouse says of the public pages, since it fetches Lighthouse
if (process.argv[2] === "site") {
  await withServer((instance) => benchSite(instance.origin));
  process.exit();
}

const cold = await start();
await cold.stop();
const warm: number[] = [];
for (let i = 0; i < 5; i += 1) {
  const again = await start();
  warm.push(again.milliseconds);
  await again.stop();
}
console.log("Start, from the command to the first answer");
console.log(`cold     ${cold.milliseconds.toFixed(0)} ms (a new data directory, every migration)`);
console.log(`warm     ${median(warm).toFixed(0)} ms (median of 5)`);

benchDrafting();
benchListening();
benchQuality();
benchContradictions();
benchExports();
await benchPaper();

await withServer(async (instance) => {
  await benchDataApi(instance, directory);
  await benchSignInStorm(instance);
  await benchWholeDraft(instance);
  await benchLargeProject(instance, directory);
  await benchBytes(instance.origin);
});
process.exitCode = endingCode();

async function withServer(measure: (instance: Instance) => Promise<void>): Promise<void> {
  const server = await start();
  try {
    await measure(await openInstance(server.said, server.also));
  } finally {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}
