import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Instance, openInstance } from "#scripts/instance.ts";
import { benchBytes } from "./bytes.ts";
import { benchDataApi } from "./data-api.ts";
import { benchDrafting } from "./drafting.ts";
import { benchExports, benchPaper } from "./exports.ts";
import { LARGE, type Large } from "./fill-large-project.ts";
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

const [chosen, ...figures] = process.argv.slice(2);
const alone: Record<string, () => Promise<void>> = {
  // five minutes of it
  load: () => benchMixedLoad(Number(figures[0] ?? 300)),
  // what verbs cost beside a million rows of others takes minutes to write
  plans: () => benchPlans(figures.map(Number)),
  // it kills what it measures
  storm: () => benchStorm({ people: Number(figures[0] ?? 200), seconds: Number(figures[1] ?? 180) }),
  // it wants a machine that does nothing else
  data: () => withServer((instance, directory) => benchDataApi(instance, directory)),
  // a project of another size, `npm run bench -- large [stories]`, with features in proportion
  large: () =>
    withServer((instance, directory) => benchLargeProject(instance, directory, largeOf(Number(figures[0] ?? LARGE.stories)))),
  // it fetches Lighthouse
  site: () => withServer((instance) => benchSite(instance.origin)),
};
const bench = chosen === undefined ? everythingElse : alone[chosen];
if (bench) await bench();
else console.error(`There is no bench '${chosen}'; choose one of ${Object.keys(alone).join(", ")}, or none.`);
process.exit(bench ? endingCode() : 1);

async function everythingElse() {
  await benchStart();
  benchDrafting();
  benchListening();
  benchQuality();
  benchContradictions();
  benchExports();
  await benchPaper();
  await withServer(async (instance, directory) => {
    await benchDataApi(instance, directory);
    await benchSignInStorm(instance);
    await benchWholeDraft(instance);
    await benchLargeProject(instance, directory);
    await benchBytes(instance.origin);
  });
}

/** Prints how long the start takes. */
async function benchStart() {
  await inDirectory(async (directory) => {
    const cold = await start(directory);
    await cold.stop();
    const warm: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      const again = await start(directory);
      warm.push(again.milliseconds);
      await again.stop();
    }
    console.log("Start, from the command to the first answer");
    console.log(`cold     ${cold.milliseconds.toFixed(0)} ms (a new data directory, every migration)`);
    console.log(`warm     ${median(warm).toFixed(0)} ms (median of 5)`);
  });
}

async function withServer(measure: (instance: Instance, directory: string) => Promise<void>): Promise<void> {
  await inDirectory(async (directory) => {
    const server = await start(directory);
    try {
      await measure(await openInstance(server.said, server.also), directory);
    } finally {
      await server.stop();
    }
  });
}

async function inDirectory(work: (directory: string) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), "product-architect-bench-"));
  try {
    await work(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

function start(directory: string) {
  // behind one proxy, so that the storm's sign-ins can come from as many addresses as people have
  const env = { DATA_DIR: directory, PORT: "0", LOG_LEVEL: "silent", TRUST_PROXY: "1" };
  return run("src/server/start.ts", { env, ready: /ready at (\S+)[\s\S]*outbox at (\S+)\.\n/ });
}

function largeOf(stories: number): Large {
  return { ...LARGE, stories, features: Math.round((LARGE.features * stories) / LARGE.stories) };
}
