import { createHook } from "node:async_hooks";
import { expect, onTestFinished, test } from "vitest";
import { isSamePlace } from "#server/ai/same-place.ts";
import { leadsInside } from "./addresses.ts";
import { connectorTo } from "./connector.ts";

test("a name that somebody else chose is not looked up by the threads that everything else of the process needs [ATTACK-123]", async () => {
  let [threads, questions] = [0, 0];
  const hook = createHook({
    init: (_id, type) => {
      if (type === "GETADDRINFOREQWRAP") threads += 1;
      if (type === "QUERYWRAP") questions += 1;
    },
  }).enable();
  onTestFinished(() => void hook.disable());
  const far = connectorTo({ may_be_inside: false });
  await expect(far("http://silent.example.invalid/")).rejects.toThrow("does not lead to a server on the internet");
  expect(await leadsInside("https://silent.example.invalid./")).toBe(true);
  expect(await isSamePlace("http://silent.example.invalid:11434/v1", "http://127.0.0.1:11434/v1")).toBe(false);
  expect({ threads, questions }).toEqual({ threads: 0, questions: 6 });
  expect(await leadsInside("http://localhost/")).toBe(true);
});
