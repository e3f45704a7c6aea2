import { afterAll } from "vitest";
import { cleanup } from "./render.ts";

// the files of one browser page come one after the other, and nobody inherits a screen
afterAll(cleanup);
