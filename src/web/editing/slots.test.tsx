import { expect, onTestFinished, test } from "vitest";
import { sessionKey } from "#web/lib/session-key.ts";
import { sealingIsReady } from "./sealed-words.ts";
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

/** Somebody is signed in at a server that asks for sealed words. */
function signIn(user_id: string) {
  const words_key = btoa(user_id.replaceAll("-", "")).slice(0, 43);
  const payload = btoa(JSON.stringify({ sub: user_id, words_key }));
  localStorage.setItem(sessionKey, JSON.stringify({ access_token: `head.${payload}.sign` }));
}
const onDevice = () => Object.entries(localStorage).filter(([key]) => key.startsWith("pa:tab:") || key.startsWith("pa:draft:"));

test("where the server asks for it, words lie on the device sealed, and are there again for whoever they are of alone [ASVS-19]", async () => {
  onTestFinished(() => localStorage.removeItem(sessionKey));
  const [ada, eve] = [crypto.randomUUID(), crypto.randomUUID()];
  const row = `pa:draft:${ada}:user_story:1`;
  const early = await opened();
  early.keep(row, "typed before anybody asked");
  await early.leave();

  signIn(ada);
  expect(await sealingIsReady()).toBe(true);
  const one = await opened(early.session);
  expect(one.claim(row)).toBe("typed before anybody asked");
  one.keep(row, "a plan nobody may know");
  one.flush();
  // what other people's tests left lies there as well
  const lying = () =>
    onDevice()
      .flatMap(([key, words]) => (key.includes(ada) ? words : []))
      .join();
  expect(lying()).toContain("sealed:");
  expect(lying()).not.toMatch(/plan|typed/);

  // signed out: what is typed last is sealed as well, and after a reload nothing of it can be read
  localStorage.removeItem(sessionKey);
  one.keep(row, "a plan nobody may know, and its end");
  await one.leave();
  expect(lying()).not.toMatch(/plan|end/);
  signIn(eve);
  // a page just loaded has seen no key but that of now
  const copy = `/src/web/editing/sealed-words.ts?fresh=${crypto.randomUUID()}`;
  const loaded: typeof import("./sealed-words.ts") = await import(/* @vite-ignore */ copy);
  await loaded.sealingIsReady();
  const [, words = ""] = onDevice().find(([key]) => key.endsWith(row)) ?? [];
  expect([words.slice(0, 7), loaded.openedWords(row, words)]).toEqual(["sealed:", null]);

  signIn(ada);
  expect(loaded.openedWords(row, words)).toBe("a plan nobody may know, and its end");
  const again = await opened(one.session);
  expect(again.claim(row)).toBe("a plan nobody may know, and its end");
  again.keep(row, null);
  again.flush();
  expect(onDevice().filter(([key]) => key.includes(ada))).toEqual([]);
});
