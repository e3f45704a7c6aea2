import { useState } from "react";
import { readable } from "#domain/compare/readable.ts";
import { Failure } from "#domain/failure.ts";
import { type Merge, withChosen } from "#domain/merge.ts";
import { announce } from "#web/lib/toast-store.ts";
import { type Choice, type Conflict, chosenOf, contestedField } from "./conflict.ts";
import { copyWords } from "./copy-words.ts";
import { type Merging, type Outcome, type Standing, saveRevised } from "./revised-save.ts";
import type { SaveLane } from "./save-lane.ts";
import { whyNotSaved } from "./why-not-saved.ts";

type Config<Values extends object, Saved> = {
  /** For a form that may be saved again before its last save is done. */
  lane?: SaveLane<Values, Saved> | undefined;
  save: (values: Values, revision: number | null) => Promise<Saved>;
  read: () => Promise<Standing<Values> | null>;
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
type Begun<Values, Saved> = {
  base: Values;
  mine: Values;
  known: Standing<Values>;
  onSaved: (saved: Saved, values: Values) => void;
  onAddedAgain: () => void;
  onFailed?: (() => void) | undefined;
};
type Open<Values, Saved> = Begun<Values, Saved> & {
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

  async function attempt(begun: Begun<Values, Saved>) {
    const through = (from: Begun<Values, Saved>) =>
      saveRevised({ ...from, save: config.save, read, ...(merge ? { merge } : {}) });
    const outcome = await waitFor(config.lane ? config.lane(begun, through) : through(begun));
    if (!outcome) return begun.onFailed?.();
    setFailure(null);
    setOpen(outcome.kind === "saved" ? null : { ...begun, outcome, problems: {} });
    if (outcome.kind === "saved") begun.onSaved(outcome.saved, outcome.values);
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

  async function addAgain(begun: Begun<Values, Saved>, add: (values: Values) => Promise<unknown>) {
    if (!(await waitFor(add(begun.mine).then(() => true)))) return;
    setFailure(null);
    setOpen(null);
    begun.onAddedAgain();
  }

  function conflictOf(begun: Open<Values, Saved>): Conflict {
    const { outcome, problems } = begun;
    const onClose = () => setOpen(null);
    if (outcome.kind === "contested") {
      const fields = outcome.merge.contested.map((contest) => contestedField(contest, labelOf, shown, problems[contest.field]));
      return { kind: "contested", who: config.who, fields, pending, onChoose: (choices) => settle(outcome, choices), onClose };
    }
    const words = Object.entries(begun.mine)
      .map(([field, value]) => ({ label: labelOf(field), text: shown(field, value) }))
      .filter(({ text }) => text !== "");
    const add = config.addAgain;
    return {
      kind: "gone",
      who: config.who,
      words,
      pending,
      onCopy: () => void copyWords(words.map(({ label, text }) => `${label}\n${text}`).join("\n\n")),
      onAddAgain: add ? () => void addAgain(begun, add) : undefined,
      onClose,
    };
  }

  return {
    pending,
    failure,
    save: (begun: Begun<Values, Saved>) => void attempt(begun),
    conflict: open ? conflictOf(open) : null,
  };
}

const noProblems = (): Readonly<Record<string, string>> => ({});

type ContestedOutcome<Values> = { merge: Merge<Values>; theirs: Standing<Values> };

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
