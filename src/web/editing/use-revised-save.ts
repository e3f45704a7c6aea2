import { useState } from "react";
import type * as z from "zod";
import { readable } from "#domain/compare/readable.ts";
import { Failure } from "#domain/failure.ts";
import { type Merge, withChosen } from "#domain/merge.ts";
import { announce } from "#web/lib/toast-store.ts";
import { type Choice, type Conflict, chosenOf, contestedField } from "./conflict.ts";
import { copyWords } from "./copy-words.ts";
import { type Merging, type Outcome, type Stored, saveRevised } from "./revised-save.ts";
import type { SaveLane } from "./save-lane.ts";

type Config<Values extends object, Saved> = {
  /** For a form that may be saved again before its last save is done. */
  lane?: SaveLane<Values, Saved> | undefined;
  save: (values: Values, revision: number | null) => Promise<Saved>;
  read: () => Promise<Stored<Values> | null>;
  /** Stores the words anew after what they belonged to was deleted. */
  addAgain?: ((values: Values) => Promise<unknown>) | undefined;
  merge?: Merging<Values> | undefined;
  choose?: ((merged: Values, chosen: Readonly<Record<string, unknown>>) => Values) | undefined;
  /** Who changed the row last, where that is known. */
  who?: string | undefined;
  labelOf: (field: string) => string;
  /** How a value is shown that is no text by itself. */
  textOf?: ((field: string, value: unknown) => string | undefined) | undefined;
  /** What is wrong with values, by field. */
  check?: ((values: Values) => Readonly<Record<string, string>>) | undefined;
};
type Edit<Values, Saved> = {
  base: Values;
  mine: Values;
  known: Stored<Values>;
  onSaved: (saved: Saved, values: Values) => void;
  onAddedAgain: () => void;
  onFailed?: (() => void) | undefined;
};
type Open<Values, Saved> = Edit<Values, Saved> & {
  outcome: Exclude<Outcome<Values, Saved>, { kind: "saved" }>;
  problems: Readonly<Record<string, string>>;
};

/** Saves what was edited, and where somebody else came first lets the person choose; a failure keeps everything as it was. */
export function useRevisedSave<Values extends object, Saved>(config: Config<Values, Saved>) {
  const [open, setOpen] = useState<Open<Values, Saved> | null>(null);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { merge, choose = withChosen, labelOf, textOf = () => undefined, check = noProblems } = config;
  const shown = (field: string, value: unknown) => textOf(field, value) ?? readable(value);

  async function attempt(edit: Edit<Values, Saved>) {
    const through = (from: Edit<Values, Saved>) => saveRevised({ ...from, save: config.save, read, ...(merge ? { merge } : {}) });
    const outcome = await waitFor(config.lane ? config.lane(edit, through) : through(edit));
    if (!outcome) return edit.onFailed?.();
    setFailure(null);
    setOpen(outcome.kind === "saved" ? null : { ...edit, outcome, problems: {} });
    if (outcome.kind === "saved") edit.onSaved(outcome.saved, outcome.values);
  }

  /** What was stored meanwhile is read outside of a mutation, so a failure is said here. */
  function read() {
    return config.read().catch((error: unknown) => {
      announce("app.failed", {}, error);
      throw error;
    });
  }

  async function waitFor<Result>(work: Promise<Result>): Promise<Result | null> {
    setPending(true);
    return unlessFailed(work, (error) => setFailure(whyNotSaved(error))).finally(() => setPending(false));
  }

  function settle({ merge: { merged, contested }, theirs }: ContestedOutcome<Values>, choices: Readonly<Record<string, Choice>>) {
    if (!open) return;
    const chosen = contested.map((contest) => [contest.field, chosenOf(contest, choices[contest.field])]);
    const mine = choose(merged, Object.fromEntries(chosen));
    const problems = check(mine);
    if (contested.some(({ field }) => problems[field])) setOpen({ ...open, problems });
    else void attempt({ ...open, base: theirs.values, mine, known: theirs });
  }

  async function addAgain(edit: Edit<Values, Saved>, add: (values: Values) => Promise<unknown>) {
    if (!(await waitFor(add(edit.mine).then(() => true)))) return;
    setFailure(null);
    setOpen(null);
    edit.onAddedAgain();
  }

  function conflictOf(edit: Open<Values, Saved>): Conflict {
    const { outcome, problems } = edit;
    const onClose = () => setOpen(null);
    if (outcome.kind === "contested") {
      const fields = outcome.merge.contested.map((contest) => contestedField(contest, labelOf, shown, problems[contest.field]));
      return { kind: "contested", who: config.who, fields, pending, onChoose: (choices) => settle(outcome, choices), onClose };
    }
    const words = Object.entries(edit.mine)
      .map(([field, value]) => ({ label: labelOf(field), text: shown(field, value) }))
      .filter(({ text }) => text !== "");
    const add = config.addAgain;
    return {
      kind: "gone",
      who: config.who,
      words,
      pending,
      onCopy: () => void copyWords(words.map(({ label, text }) => `${label}\n${text}`).join("\n\n")),
      onAddAgain: add ? () => void addAgain(edit, add) : undefined,
      onClose,
    };
  }

  return {
    pending,
    failure,
    save: (edit: Edit<Values, Saved>) => void attempt(edit),
    conflict: open ? conflictOf(open) : null,
  };
}

const noProblems = (): Readonly<Record<string, string>> => ({});

type ContestedOutcome<Values> = { merge: Merge<Values>; theirs: Stored<Values> };

/** What is wrong with values, by field. */
export function problemsIn(shape: z.ZodType, values: unknown): Readonly<Record<string, string>> {
  const issues = shape.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}

/** What a form says about a save that failed; empty where the reason is not known. */
export function whyNotSaved(error: unknown): string {
  return error instanceof Failure ? error.message : "";
}

/** A toast has said what went wrong; the form stands as it was. */
async function unlessFailed<Result>(work: Promise<Result>, note: (error: Failure) => void): Promise<Result | null> {
  return work.catch((error: unknown) => {
    if (error instanceof Failure) {
      note(error);
      return null;
    }
    throw error;
  });
}
