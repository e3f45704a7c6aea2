import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { allNouns, type Noun, nouns } from "#domain/nouns/all.ts";
import { choicesOf, type Field, none } from "#domain/nouns/noun.ts";
import { subcharacteristicsFor } from "#domain/nouns/quality-subcharacteristics.ts";
import { referenceChoices } from "#web/queries/row-forms.ts";
import { rowsQuery } from "#web/queries/rows.ts";
import { MenuItem, MenuLabel, MenuSeparator } from "#web/ui/actions/dropdown-menu.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

type Words = Readonly<Record<string, string | null>>;
type Change = Words & { id: string };
type Row = { id: string };
type Choose = (changes: readonly Change[], said: string) => void;

// the fields are the noun's own, which the types cannot see of a noun that is a parameter
const wordOf = (row: Row, name: string) => ((row as Row & Record<string, unknown>)[name] ?? null) as string | null;

/** Fields whose choices are parts of what is chosen in another one, by that one. */
const parts: Words = { page_id: "section_id", characteristic: "subcharacteristic" };

/** What can be chosen for many rows at once, field by field. */
export function ChoiceItems({ noun, rows, onChoose }: { noun: Noun; rows: readonly Row[]; onChoose: Choose }) {
  const fields = Object.entries<Field>(nouns[noun].fields).filter(
    // a section is one of a page, and many rows are on many pages
    ([, { kind, to, once }]) => (kind === "choice" || kind === "reference") && to !== "sections" && !once,
  );
  return fields.map(([name, field]) => {
    const Choices = field.to ? ReferenceItems : PlainItems;
    return (
      <Fragment key={name}>
        <MenuSeparator />
        <MenuLabel>{field.label}</MenuLabel>
        <Choices name={name} field={field} rows={rows} onChoose={onChoose} />
      </Fragment>
    );
  });
}

type FieldProps = { name: string; field: Field; rows: readonly Row[]; onChoose: Choose };
type ItemsProps = FieldProps & { choices: readonly { value: string; label: string }[] };

function Items({ name, field, rows, choices, onChoose }: ItemsProps) {
  return choices.map(({ value, label }) => (
    <MenuItem key={value} onSelect={() => onChoose(changesOf(rows, name, value), `${field.label} “${label}”`)}>
      <span className="max-w-64 truncate">{label}</span>
    </MenuItem>
  ));
}

/** Of subcharacteristics those that are of what the rows have in common. */
function PlainItems(props: FieldProps) {
  const choices = choicesOf(props.field);
  if (props.name !== parts.characteristic) return <Items {...props} choices={choices} />;
  const [characteristic, ...others] = new Set(props.rows.map((row) => wordOf(row, "characteristic")));
  const among = others.length === 0 ? subcharacteristicsFor(characteristic ?? "") : [];
  return <Items {...props} choices={choices.filter(({ value }) => value === none || among.includes(value))} />;
}

function ReferenceItems(props: FieldProps) {
  const { project } = useWorkspace();
  const { to, nothing } = props.field;
  const list = allNouns.find((other) => other === to) ?? "pages";
  const { data } = useQuery(rowsQuery<Noun>(list, project.id));
  return <Items {...props} choices={referenceChoices(list, data, nothing)} />;
}

/** A part of what was chosen before is let go of, and named, so that it comes back when the change is taken back. */
function changesOf(rows: readonly Row[], name: string, chosen: string): Change[] {
  const value = chosen === none ? null : chosen;
  const part = parts[name];
  return rows.map((row) => {
    const alone = { id: row.id, [name]: value };
    return part && part in row ? { ...alone, [part]: wordOf(row, name) === value ? wordOf(row, part) : null } : alone;
  });
}
