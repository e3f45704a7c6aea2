import { fileURLToPath } from "node:url";
import { keepApart } from "./keep-apart.ts";
import type { TestingWork } from "./testing-work.ts";

/** A process that has another one do something, and says which. */
const program = fileURLToPath(new URL("./testing-work.ts", import.meta.url));
const kept = keepApart<TestingWork, { pid: number }>({ program, tooMuch: "Too much." });
const { pid } = await kept.have({ task: "hold", megabytes: 1 });
process.stdout.write(String(pid));
setInterval(() => {}, 1_000);
