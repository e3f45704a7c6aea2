import { afterEach, expect, test } from "vitest";
import { keepEntryKey } from "./entry-key.ts";

afterEach(() => history.replaceState(null, "", location.pathname));

const keyNow = (): unknown => history.state?.key;

test("each document begins with an entry of its own, which a reload keeps: no page opens at another one's scroll position", () => {
  history.replaceState(null, "");
  keepEntryKey();
  const first = keyNow();
  expect(first).toEqual(expect.any(String));
  keepEntryKey();
  expect(keyNow()).toBe(first);
  history.replaceState({ idx: 0 }, "");
  keepEntryKey();
  expect(keyNow()).not.toBe(first);
  expect(history.state).toMatchObject({ idx: 0 });
});
