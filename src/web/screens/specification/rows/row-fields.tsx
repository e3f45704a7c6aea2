import { useQuery } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { allNouns, type Noun, nouns } from "#domain/nouns/all.ts";
import { choicesOf, type Field as NounField, none } from "#domain/nouns/noun.ts";
import { problemOf, referenceChoices } from "#web/queries/row-forms.ts";
import { rowsQuery } from "#web/queries/rows.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { FindSelect } from "#web/ui/fields/find-select.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { CheckedField } from "#workspace/wording/checked-field.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

type OpenForm = {
  noun: Noun;
  /** Of the row, where it is there already. */
  id?: string;
  form: UseFormReturn<FieldValues>;
  keep: () => void;
};

/** The form that the fields within belong to. */
export const RowFormContext = createContext<OpenForm | null>(null);

type FieldName = { [Name in Noun]: keyof (typeof nouns)[Name]["fields"] & string }[Noun];

export function useRowForm(): OpenForm {
  const row = useContext(RowFormContext);
  if (!row) throw new Error("A field of a row must stand within a RowFormContext");
  return row;
}

/** A field of the form around, with what the noun says of it. */
function useRowField(name: FieldName) {
  const { noun, form, keep } = useRowForm();
  const said = new Map<string, NounField>(Object.entries(nouns[noun].fields)).get(name);
  if (!said) throw new Error(`There is no field ${name} of ${noun}`);
  const { label, hint, schema } = said;
  const frame = { label, hint, required: !schema.safeParse(null).success, error: problemOf(form, name) };
  return { said, frame, form, keep };
}

/** A field that is chosen. */
export function useRowChoice(name: FieldName) {
  const { said, frame, form, keep } = useRowField(name);
  const value = String(form.watch(name) ?? (said.nothing ? none : ""));
  function choose(chosen: string) {
    form.setValue(name, chosen, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    keep();
  }
  return { said, frame, value, choose };
}

type Given = { name: FieldName; label?: string; hint?: string };

type TextProps = Given & {
  rows?: number;
  autoFocus?: boolean;
  /** A label that says by itself that the field must not stay empty. */
  starred?: string;
};

/** A line, or as many lines as `rows`. */
export function RowText({ name, rows, autoFocus = false, starred, ...said }: TextProps) {
  const { said: field, frame, form } = useRowField(name);
  const { noun, id } = useRowForm();
  const text = { placeholder: field.example, ...form.register(name) };
  if (starred) {
    return (
      <Field {...frame} label={starred} required={false}>
        <CheckedField noun={noun} id={id} field={name}>
          <Input autoFocus={autoFocus} aria-required {...text} />
        </CheckedField>
      </Field>
    );
  }
  return (
    <Field {...frame} {...said}>
      <CheckedField noun={noun} id={id} field={name}>
        {rows ? <Textarea rows={rows} {...text} /> : <Input autoFocus={autoFocus} {...text} />}
      </CheckedField>
    </Field>
  );
}

type ChoiceProps = Given & {
  /** Those of its values that go with what is chosen elsewhere; another one counts as none. */
  among?: readonly string[];
};

/** One of a few values. */
export function RowChoice({ name, among }: ChoiceProps) {
  const { said, frame, value, choose } = useRowChoice(name);
  const choices = choicesOf(said).filter((one) => !among || one.value === none || among.includes(one.value));
  return (
    <Field {...frame}>
      <Select value={!among || among.includes(value) ? value : none} onValueChange={choose} choices={choices} />
    </Field>
  );
}

/** A row of another list, found by its number or name. */
export function RowReference({ name }: Given) {
  const { project } = useWorkspace();
  const { said, frame, value, choose } = useRowChoice(name);
  const to = allNouns.find((noun) => noun === said.to) ?? "pages";
  const { data } = useQuery(rowsQuery<Noun>(to, project.id));
  return (
    <Field {...frame}>
      <FindSelect
        value={value}
        onValueChange={choose}
        choices={referenceChoices(to, data, said.nothing)}
        find={`Find a ${nouns[to].one}`}
      />
    </Field>
  );
}
