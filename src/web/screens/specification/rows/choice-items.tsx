import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { allNouns, type Noun, nouns } from "#domain/nouns/all.ts";
import { choicesOf, type Field, none } from "#domain/nouns/noun.ts";
import { referenceChoices } from "#web/queries/row-forms.ts";
import { rowsQuery } from "#web/queries/rows.ts";
import { MenuItem, MenuLabel, MenuSeparator } from "#web/ui/actions/dropdown-menu.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

type Words = Readonly<Record<string, string | null>>;
type Choose = (words: Words, said: string) => void;

/** What can be chosen for many rows at once, field by field. */
export function ChoiceItems({ noun, onChoose }: { noun: Noun; onChoose: Choose }) {
  const fields = Object.entries<Field>(nouns[noun].fields).filter(
    // a section is one of a page, and many rows are on many pages
    ([, { kind, to, once }]) => (kind === "choice" || kind === "reference") && to !== "sections" && !once,
  );
  return fields.map(([name, field]) => (
    <Fragment key={name}>
      <MenuSeparator />
      <MenuLabel>{field.label}</MenuLabel>
      {field.to ? (
        <ReferenceItems noun={noun} name={name} field={field} onChoose={onChoose} />
      ) : (
        <Items name={name} field={field} choices={choicesOf(field)} onChoose={onChoose} />
      )}
    </Fragment>
  ));
}

type ItemsProps = { name: string; field: Field; choices: readonly { value: string; label: string }[]; onChoose: Choose };

function Items({ name, field, choices, onChoose }: ItemsProps) {
  return choices.map(({ value, label }) => (
    <MenuItem key={value} onSelect={() => onChoose({ [name]: value === none ? null : value }, `${field.label} “${label}”`)}>
      <span className="max-w-64 truncate">{label}</span>
    </MenuItem>
  ));
}

function ReferenceItems({ noun, ...items }: Omit<ItemsProps, "choices"> & { noun: Noun }) {
  const { project } = useWorkspace();
  const { field, onChoose } = items;
  const to = allNouns.find((other) => other === field.to) ?? "pages";
  const { data } = useQuery(rowsQuery<Noun>(to, project.id));
  // the section a row was on is one of another page
  const along: Words = "section_id" in nouns[noun].fields ? { section_id: null } : {};
  return (
    <Items
      {...items}
      choices={referenceChoices(to, data, field.nothing)}
      onChoose={(words, said) => onChoose({ ...words, ...along }, said)}
    />
  );
}
