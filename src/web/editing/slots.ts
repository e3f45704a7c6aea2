import { readStored, removeStored, storedKeys, writeStored } from "#web/lib/storage.ts";
import { isOpenToAnybody, openedWords, sealedWords } from "./sealed-words.ts";
import type { Tab } from "./tabs.ts";

const writeDelay = 300;
const prefix = "pa:tab:";

/** Words of a tab that is gone, or that were sealed for somebody who is not signed in, in the slot and as they were kept in. */
type Left = { slot: string; text: string };

/**
 * Texts by key, each tab with a slot of its own, so that two tabs of one person never write over each other. What no living tab
 * holds is offered to whoever looks for the key.
 */
export function createSlots(tab: Tab) {
  /** What this tab holds; null is what it gave up. */
  const own = new Map<string, string | null>();
  const claimed = new Map<string, Left | null>();
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  let left: ReadonlyMap<string, readonly Left[]> = new Map();
  tab.onChange(read);

  function read() {
    const found = new Map<string, Left[]>();
    for (const slot of storedKeys().toSorted().reverse()) {
      const [of, key] = splitSlot(slot);
      if (key === undefined) continue;
      const text = readStored(slot);
      if (text === null) continue;
      if (of !== "" && of !== tab.id() && tab.isLiving(of)) continue;
      if (isOpenToAnybody(key, text)) place(slot, key, text);
      const words = of === tab.id() && of !== "" ? openedWords(key, text) : null;
      if (words === null) found.set(key, [...(found.get(key) ?? []), { slot, text }]);
      else if (!own.has(key)) own.set(key, words);
    }
    left = found;
    tell();
  }

  function tell() {
    for (const listener of listeners) listener();
  }

  function offered(key: string): Left | null {
    const claim = claimed.get(key);
    return claim === undefined ? (left.get(key)?.[0] ?? null) : claim;
  }

  function textOf(key: string): string | null {
    const text = own.get(key);
    return text === undefined ? opened(key, offered(key)) : text;
  }

  /** Whether a form that is opened now begins with words. */
  function has(key: string): boolean {
    return (own.get(key) ?? opened(key, left.get(key)?.[0] ?? null)) !== null;
  }

  function write(key: string): boolean {
    clearTimeout(waiting.get(key));
    waiting.delete(key);
    const text = own.get(key) ?? null;
    const slot = slotOf(key);
    if (text !== null) return place(slot, key, text);
    removeStored(slot);
    return true;
  }

  function slotOf(key: string) {
    return `${prefix}${tab.id()}:${key}`;
  }

  /** What was taken over from a tab that is gone stands in the own slot from now on. */
  function takeOver(key: string, from: Left) {
    if (!write(key)) return;
    if (from.slot !== slotOf(key)) removeStored(from.slot);
    const others = (left.get(key) ?? []).filter(({ slot }) => slot !== from.slot);
    left = new Map([...left, [key, others]]);
  }

  return {
    textOf,
    /** The words a form begins with; what others leave after that is not mixed into it. */
    claim: (key: string) => {
      if (own.get(key) === null) own.delete(key);
      claimed.delete(key);
      claimed.set(key, offered(key));
      return textOf(key);
    },
    isClaimed: (key: string) => claimed.has(key),
    /** Kept at once in memory, soon after on the device; `null` drops it. */
    keep: (key: string, text: string | null) => {
      const from = own.has(key) ? null : offered(key);
      own.set(key, text);
      if (from) takeOver(key, from);
      else {
        clearTimeout(waiting.get(key));
        waiting.set(
          key,
          setTimeout(() => write(key), writeDelay),
        );
      }
      tell();
    },
    /** The keys there are words for. */
    keys: () => [...new Set([...own.keys(), ...left.keys()])].filter(has),
    has,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Words can be sealed and opened now that could not before. */
    look: () => {
      read();
      for (const [key, text] of own) if (text !== null) write(key);
    },
    /** Another tab changed the slot. */
    follow: (slot: string | null) => {
      const [of, key] = splitSlot(slot ?? prefix);
      if (slot === null || (key !== undefined && !tab.isLiving(of))) read();
    },
    flush: () => {
      for (const key of [...waiting.keys()]) write(key);
    },
  };
}

/** False where they could not be kept. */
function place(slot: string, key: string, text: string): boolean {
  const kept = sealedWords(key, text);
  return kept !== null && writeStored(slot, kept);
}

function opened(key: string, left: Left | null): string | null {
  return left && openedWords(key, left.text);
}

/** The tab and the key; words kept before tabs had slots of their own are nobody's. */
function splitSlot(slot: string): [tab: string, key?: string] {
  if (slot.startsWith("pa:draft:")) return ["", slot];
  const at = slot.indexOf(":", prefix.length);
  return slot.startsWith(prefix) && at > 0 ? [slot.slice(prefix.length, at), slot.slice(at + 1)] : [""];
}
