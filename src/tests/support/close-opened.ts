import { afterAll } from "vitest";
import { opened } from "./opened.ts";

// a hook set by a module that many files share would belong to the first of them
afterAll(async () => {
  await Promise.all(opened.splice(0).map((close) => close()));
});
