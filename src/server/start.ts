import { supervise } from "./supervise.ts";

process.exitCode = await supervise();
