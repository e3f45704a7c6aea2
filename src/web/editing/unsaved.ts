import { useMemo, useSyncExternalStore } from "react";
import type * as z from "zod";
import { renewOldWords } from "./old-words.ts";
import { sealingIsReady } from "./sealed-words.ts";
import { createSlots } from "./slots.ts";
import { openTab } from "./tabs.ts";

/** Where text that is not saved yet is kept, and the shape it is read back with. */
export type Unsaved<Value> = { key: string; shape: z.ZodType<Value> };

renewOldWords();
const tab = openTab(sessionOfTab());
const slots = createSlots(tab);

/** The key unsaved words are kept under; `parts` begin with the person's id, so that people who share a machine share no text. */
export function unsavedKey(...parts: string[]) {
  return ["pa:draft", ...parts].join(":");
}

export function readUnsaved<Value>({ key, shape }: Unsaved<Value>): Value | null {
  return parse(shape, slots.textOf(key));
}

/** For a form that begins with kept words: the same as long as it is open. */
export function claimUnsaved<Value>({ key, shape }: Unsaved<Value>): Value | null {
  return parse(shape, slots.claim(key));
}

/** Kept at once in memory, soon after in local storage; `null` drops it. */
export function keepUnsaved<Value>({ key }: Unsaved<Value>, value: Value | null) {
  slots.keep(key, value === null ? null : JSON.stringify(value));
}

export function useUnsaved<Value>({ key, shape }: Unsaved<Value>): Value | null {
  const text = useSyncExternalStore(
    slots.subscribe,
    () => slots.textOf(key),
    () => null,
  );
  return useMemo(() => parse(shape, text), [shape, text]);
}

/** Whether words wait in the form of one of these keys. */
export function useHasUnsaved(keys: readonly string[]): boolean {
  return useSyncExternalStore(slots.subscribe, () => keys.some(slots.has));
}

/** Whether a form of this tab has words for this stored row of the project. */
export function hasUnsavedRow(project_id: string, id: string): boolean {
  return keysOfTab(project_id).some((key) => key.endsWith(`:${id}`));
}

/** Which rows of the project a form of this tab has words for, as one text. */
export function useUnsavedRows(project_id: string): string {
  return useSyncExternalStore(slots.subscribe, () => keysOfTab(project_id).sort().join("\n"));
}

/** Of the forms of this tab that have words for something of the project. */
function keysOfTab(project_id: string): string[] {
  return slots.keys().filter((key) => slots.isClaimed(key) && key.includes(`:${project_id}:`));
}

/** Calls `then` once no form of this tab has words for the row any more. */
export function onceRowIsSaved(project_id: string, id: string, then: () => void) {
  const stop = slots.subscribe(() => {
    if (hasUnsavedRow(project_id, id)) return;
    stop();
    then();
  });
}

/** The keys of what is kept on this device that begin with `prefix`, but for those another living tab holds. */
export function useUnsavedKeys(prefix: string): readonly string[] {
  const keys = useSyncExternalStore(slots.subscribe, () => keysUnder(prefix));
  return useMemo(() => (keys === "" ? [] : keys.split("\n")), [keys]);
}

function keysUnder(prefix: string) {
  return slots
    .keys()
    .filter((key) => key.startsWith(`${prefix}:`))
    .sort()
    .join("\n");
}

/** Before a screen is drawn: it is known which words this tab may show. */
export async function whenUnsavedIsKnown(): Promise<void> {
  const isSealed = await sealingIsReady();
  await tab.settled();
  if (isSealed) slots.look();
}

function parse<Value>(shape: z.ZodType<Value>, text: string | null): Value | null {
  if (text === null) return null;
  try {
    return shape.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function sessionOfTab(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

addEventListener("pagehide", () => {
  slots.flush();
  tab.leave();
});
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) tab.enterAgain();
});
addEventListener("focus", () => void tab.look());
addEventListener("storage", ({ key }) => slots.follow(key));
