import { parentPort, workerData } from "node:worker_threads";
import * as z from "zod";
import { decodePage } from "./decode.ts";
import { readPage } from "./read-page.ts";

const given = z.object({ address: z.string(), content_type: z.string(), bytes: z.instanceof(Uint8Array) });

const { address, content_type, bytes } = given.parse(workerData);
parentPort?.postMessage(readPage(decodePage(bytes, content_type), address));
