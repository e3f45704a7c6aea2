import { median } from "./median.ts";
import type { Servers } from "./storm-servers.ts";

const LOOK_MS = 5_000;

/** Megabytes that each process held, look by look; `peaks` of those that were there, by their place. */
export type Held = { lasting: number[]; middle: number; end: number; peaks: number[] };

/** Looks at the memory of each process, of which the last one lives through the whole storm. */
export function watchStormMemory(servers: Servers, processes: number) {
  const looks: number[][] = [];
  let begun = 0;
  const watching = setInterval(() => {
    looks.push(Array.from({ length: processes }, (_, at) => servers.memoryOf(at)));
  }, LOOK_MS);
  return {
    begin: () => {
      begun = looks.length;
    },
    /** From when everybody was there: of the middle third and of the last, the value in the middle. */
    end: (): Held => {
      clearInterval(watching);
      const lasting = looks.slice(begun).map((look) => look.at(-1) ?? 0);
      const third = Math.ceil(lasting.length / 3);
      const peaks = Array.from({ length: processes }, (_, at) => Math.max(...looks.map((look) => look[at] ?? 0)));
      return { lasting, middle: median(lasting.slice(third, 2 * third)), end: median(lasting.slice(2 * third)), peaks };
    },
  };
}
