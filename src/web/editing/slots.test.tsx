import { expect, onTestFinished, test } from "vitest";
import { createSlots } from "./slots.ts";
import { openTab } from "./tabs.ts";

/** A tab with what the browser keeps for it alone. */
async function opened(session = new Map<string, string>()) {
  const tab = openTab({ getItem: (key) => session.get(key) ?? null, setItem: (key, value) => void session.set(key, value) });
  const slots = createSlots(tab);
  await tab.settled();
  onTestFinished(() => tab.leave());
  const leave = async () => {
    slots.flush();
    tab.leave();
    await expect
      .poll(async () => (await navigator.locks.query()).held?.map(({ name }) => name))
      .not.toContain(`pa:tab:${tab.id()}`);
  };
  return { ...slots, session, id: tab.id, leave };
}

test("two tabs of one person keep their words apart, and what a closed tab left is offered to whoever comes", async () => {
  const row = `pa:draft:${crypto.randomUUID()}:user_story:1`;
  const [one, two] = [await opened(), await opened()];
  one.keep(row, "story");
  two.keep(row, "criteria");
  await one.leave();
  const reloaded = await opened(one.session);
  expect([reloaded.claim(row), two.textOf(row)]).toEqual(["story", "criteria"]);

  reloaded.keep(row, null);
  await two.leave();
  const again = await opened(two.session);
  expect(again.claim(row)).toBe("criteria");
  const copy = await opened(new Map(again.session));
  expect(copy.id()).not.toBe(again.id());
  expect(copy.claim(row)).toBeNull();

  await again.leave();
  await expect.poll(() => copy.keys()).toContain(row);
  expect(copy.textOf(row)).toBeNull();
  copy.keep(row, "of the copy");
  await copy.leave();
  const later = await opened();
  expect(later.claim(row)).toBe("of the copy");
  later.keep(row, "goes on");
  later.keep(row, null);
  expect(later.claim(row)).toBe("criteria");
  later.keep(row, null);
  expect([later.claim(row), (await opened()).claim(row)]).toEqual([null, null]);

  localStorage.setItem(row, "before tabs had slots");
  expect((await opened()).claim(row)).toBe("before tabs had slots");
});
