import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { type DefaultValues, type FieldValues, useForm } from "react-hook-form";
import * as z from "zod";
import { type Draft, keepDraft, readDraft } from "./drafts.ts";

const texts = z.record(z.string(), z.string().nullable());

/**
 * A form that begins with what was typed before and not saved. Give `keep` to the form's `onChange`, call `drop` once it is
 * saved or given up; `restored` says that it began with kept text, and `discard` goes back to `start`.
 */
export function useDraftForm<Values extends FieldValues, Output extends FieldValues>(
  key: string,
  shape: z.ZodType<Output, Values>,
  start: DefaultValues<Values>,
) {
  const draft: Draft<z.output<typeof texts>> = { key, shape: texts };
  const [kept, setKept] = useState(() => readDraft(draft));
  const form = useForm<Values, unknown, Output>({ resolver: zodResolver(shape), defaultValues: { ...start, ...kept } });
  const drop = () => keepDraft(draft, null);
  return {
    form,
    restored: kept !== null,
    keep: () => keepDraft(draft, texts.safeParse(form.getValues()).data ?? null),
    drop,
    discard: () => {
      drop();
      setKept(null);
      form.reset(start);
    },
  };
}
