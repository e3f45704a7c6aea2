import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import type * as z from "zod";
import { type Noun, nouns } from "#domain/nouns/all.ts";
import type { ProposalInput } from "#domain/proposals.ts";
import { optionalText } from "#domain/text.ts";
import { changedIn } from "#web/editing/typed.ts";
import { unsavedKey } from "#web/editing/unsaved.ts";
import { whyNotSaved } from "#web/editing/use-revised-save.ts";
import { useUnsavedForm } from "#web/editing/use-unsaved-form.ts";
import { valuesOf } from "./row-forms.ts";
import type { ListedRow } from "./rows.ts";
import { proposeMutation } from "./work.ts";

type Proposing = {
  noun: Noun;
  row: ListedRow<Noun>;
  reference: string;
  user_id: string;
  project_id: string;
  onClose: () => void;
};

const nothingChanged = "Change at least one field.";

/** The form of a row whose changed fields become proposals, at the revision they were written on. */
export function useProposalForm({ noun, row, reference, user_id, project_id, onClose }: Proposing) {
  const make = useMutation(proposeMutation(project_id));
  const [isEmpty, setEmpty] = useState(false);
  const request = useRef({ said: "", key: "" });
  const { form, known, base, begunAt, restored, keep, drop, discard } = useUnsavedForm<FieldValues, FieldValues>({
    key: unsavedKey(user_id, project_id, "proposal", reference),
    shape: nouns[noun].words.extend({ why: optionalText(2000) }) as z.ZodType<FieldValues, FieldValues>,
    start: { ...valuesOf(noun, row), why: "" },
    revision: row.revision,
  });
  const close = () => {
    drop();
    onClose();
  };
  const submit = form.handleSubmit(({ why, ...words }) => {
    const typed = form.getValues();
    const changed = Object.keys(words).filter(
      (field) => field in changedIn(base, typed) && field in changedIn(known.values, typed),
    );
    const cite = `${reference}@${begunAt ?? row.revision}`;
    const proposals = changed.map(
      (field): ProposalInput => ({ cite, field, value: words[field] ?? null, ...(why ? { why } : {}) }),
    );
    setEmpty(proposals.length === 0);
    if (proposals.length === 0) return;
    const said = JSON.stringify(proposals);
    // sent once more after a failure, it is the same request
    if (request.current.said !== said) request.current = { said, key: crypto.randomUUID() };
    const what = `${proposals.length === 1 ? "1 change" : `${proposals.length} changes`} to ${reference}`;
    make.mutate({ proposals, idempotency_key: request.current.key, what }, { onSuccess: close });
  });
  return {
    form,
    restored,
    keep,
    discard,
    submit,
    pending: make.isPending,
    failure: make.error ? whyNotSaved(make.error) : isEmpty ? nothingChanged : null,
    giveUp: close,
    onClose,
  };
}
