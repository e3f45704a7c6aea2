import { useMemo, useSyncExternalStore } from "react";
import type * as z from "zod";
import { readStored, removeStored, storedKeys, writeStored } from "./storage.ts";

/** Where text that is not saved yet is kept, and the shape it is read back with. */
export type Draft<Value> = { key: string; shape: z.ZodType<Value> };

const writeDelay = 300;
const held = new Map<string, string | null>();
const waiting = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

/** The key of a draft; `parts` begin with the person's id, so that people who share a machine share no text. */
export function draftKey(...parts: string[]) {
  return ["pa:draft", ...parts].join(":");
}

export function readDraft<Value>({ key, shape }: Draft<Value>): Value | null {
  return parse(shape, textOf(key));
}

/** Kept at once in memory, soon after in local storage; `null` drops it. */
export function keepDraft<Value>({ key }: Draft<Value>, value: Value | null) {
  held.set(key, value === null ? null : JSON.stringify(value));
  clearTimeout(waiting.get(key));
  waiting.set(
    key,
    setTimeout(() => write(key), writeDelay),
  );
  for (const listener of listeners) listener();
}

export function useDraft<Value>({ key, shape }: Draft<Value>): Value | null {
  const text = useSyncExternalStore(subscribe, () => textOf(key));
  return useMemo(() => parse(shape, text), [shape, text]);
}

/** Whether words are kept for a stored row of the project: this one, or any where `id` is null. */
export function hasRowDraft(project_id: string, id: string | null): boolean {
  return [...held].some(
    ([key, text]) => text !== null && key.includes(`:${project_id}:`) && (id ? key.endsWith(`:${id}`) : rowKey.test(key)),
  );
}

const rowKey = /:[a-z_]+:[0-9a-f-]{36}$/;

/** The keys of the drafts on this device that begin with `prefix`. */
export function useDraftKeys(prefix: string): readonly string[] {
  const keys = useSyncExternalStore(subscribe, () => keysUnder(prefix));
  return useMemo(() => (keys === "" ? [] : keys.split("\n")), [keys]);
}

function keysUnder(prefix: string) {
  const known = new Set([...storedKeys(), ...held.keys()]);
  return [...known]
    .filter((key) => key.startsWith(`${prefix}:`) && textOf(key) !== null)
    .sort()
    .join("\n");
}

function textOf(key: string) {
  const known = held.get(key);
  if (known !== undefined) return known;
  const stored = readStored(key);
  held.set(key, stored);
  return stored;
}

function parse<Value>(shape: z.ZodType<Value>, text: string | null): Value | null {
  if (text === null) return null;
  try {
    return shape.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function write(key: string) {
  clearTimeout(waiting.get(key));
  waiting.delete(key);
  const text = held.get(key) ?? null;
  if (text === null) removeStored(key);
  else writeStored(key, text);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

addEventListener("pagehide", () => {
  for (const key of [...waiting.keys()]) write(key);
});
