import { useSyncExternalStore } from "react";
import * as z from "zod";
import { writeText } from "#data/write-text.ts";
import type { Contract } from "#domain/contract.ts";
import { Failure } from "#domain/failure.ts";
import { db } from "#web/lib/supabase.ts";
import type { ToastKey } from "#web/lib/toasts.ts";

/** The runs whose text is being written here, by the name of what is written. */
const running = new Map<string, string>();
const stopped = new Set<string>();
const listeners = new Set<() => void>();

export type TextDraft<Input extends z.ZodType, Output extends z.ZodType> = {
  /** What is written: the key of its mutation. */
  key: readonly unknown[];
  contract: Contract<string, Input, Output>;
  input: z.input<Input>;
  /** Puts the text, as far as it is written, where it belongs. */
  show: (text: string) => void;
  /** Puts back what stood there before. */
  takeBack: () => void;
  textOf: (answer: z.output<Output>) => string;
};

const told = z.object({
  generationId: z.string().optional(),
  notes: z.array(z.string()).optional(),
  isOffered: z.boolean().optional(),
});

const draftStopped = "draft_stopped";

/** Shows a drafted text while it is written. One that fails is taken back; one that is stopped stays as far as it came, and ends as a `Failure` too. */
export async function draftText<Input extends z.ZodType, Output extends z.ZodType>(draft: TextDraft<Input, Output>) {
  const name = JSON.stringify(draft.key);
  let id = "";
  let isShown = false;
  try {
    const onStart = (generationId: string) => {
      id = generationId;
      mark(name, id);
    };
    const onText = (text: string) => {
      if (stopped.has(id)) return;
      isShown = true;
      draft.show(text);
    };
    const answer = await writeText(db, draft.contract, draft.input, { onStart, onText });
    const text = draft.textOf(answer);
    if (stopped.has(id)) throw new Failure("conflict", "The draft was stopped.", { code: draftStopped });
    draft.show(text);
    return { ...told.parse(answer), text };
  } catch (error) {
    if (stopped.has(id)) throw new Failure("conflict", "The draft was stopped.", { code: draftStopped });
    if (isShown) draft.takeBack();
    throw error;
  } finally {
    stopped.delete(id);
    mark(name, undefined);
  }
}

/** The toast of a text that could not be drafted, or was stopped. */
export function stoppedOr(failure: ToastKey) {
  return (error: unknown) => (isStopped(error) ? "generation.stopped" : failure);
}

export function isStopped(error: unknown): boolean {
  return error instanceof Failure && error.code === draftStopped;
}

/** From now on nothing more of this run is shown, and its end is no failure. */
export function letStand(id: string, isStopped: boolean) {
  if (isStopped) stopped.add(id);
  else stopped.delete(id);
}

/** The run that is writing this text on this screen. */
export function useWritingRun(key: readonly unknown[]): string | undefined {
  const name = JSON.stringify(key);
  return useSyncExternalStore(subscribe, () => running.get(name));
}

function mark(name: string, id: string | undefined) {
  if (id === undefined) running.delete(name);
  else running.set(name, id);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
