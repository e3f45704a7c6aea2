import type { Catalogue, Column, ForeignKey, Relation } from "./catalogue.ts";
import { Refusal } from "./errors.ts";
import type { Link } from "./tree.ts";

type Found = { link: Link; key: ForeignKey; constraint: string; shown: string };

/** The one way from rows of `origin` to what a request calls `name`, which a `hint` may narrow down. */
export function relate(catalogue: Catalogue, origin: Relation, name: string, hint: string | undefined): Link {
  const found = [...direct(catalogue, origin, name, hint), ...between(catalogue, origin, name, hint)];
  const [first] = found;
  if (first && found.length === 1) return first.link;
  if (!first) {
    const details = `Searched for a foreign key relationship between '${origin.name}' and '${name}'${hint === undefined ? "" : ` using the hint '${hint}'`} in the schema 'public', but no matches were found.`;
    const message = `Could not find a relationship between '${origin.name}' and '${name}' in the schema cache`;
    throw new Refusal(400, "PGRST200", message, { details });
  }
  throw new Refusal(
    300,
    "PGRST201",
    `Could not embed because more than one relationship was found for '${origin.name}' and '${name}'`,
    {
      details: found.map(({ shown }) => shown).join("; "),
      hint: `Try changing '${name}' to one of the following: ${found.map(({ constraint }) => `'${name}!${constraint}'`).join(", ")}. Find the desired relationship in the 'hint' key.`,
    },
  );
}

const pair = (here: Column[], there: Column[]) =>
  here.flatMap((column, at) => {
    const other = there[at];
    return other ? [{ here: column, there: other }] : [];
  });

const isOnly = (columns: Column[], name: string | undefined) => columns.length === 1 && columns[0]?.name === name;

function direct(catalogue: Catalogue, origin: Relation, name: string, hint: string | undefined): Found[] {
  return catalogue.foreignKeys.flatMap((key): Found[] => {
    const found: Found[] = [];
    const hinted = hint === undefined || hint === key.name || isOnly(key.columns, hint);
    const toItself = key.here === key.there;
    const shown = `'${key.name}' between '${key.here.name}' and '${key.there.name}'`;
    if (key.here === origin && (hinted || hint === key.there.name)) {
      // of a table that refers to itself, its own name means the rows below
      const byTable = key.there.name === name && (!toItself || isOnly(key.columns, hint));
      if (byTable || key.name === name || isOnly(key.columns, name)) {
        const link = { target: key.there, isMany: false, pairs: pair(key.columns, key.targets) };
        found.push({ link, key, constraint: key.name, shown });
      }
    }
    if (key.there === origin && (hinted || hint === key.here.name || isOnly(key.targets, hint))) {
      const byTable = key.here.name === name && !(toItself && isOnly(key.columns, hint));
      if (byTable || (key.name === name && !toItself)) {
        const link = { target: key.here, isMany: !key.single, pairs: pair(key.targets, key.columns) };
        found.push({ link, key, constraint: key.name, shown });
      }
    }
    return found;
  });
}

/** Through a table whose primary key holds both ends. */
function between(catalogue: Catalogue, origin: Relation, name: string, hint: string | undefined): Found[] {
  const inPrimary = (key: ForeignKey) => key.columns.every((column) => key.here.primary.includes(column.name));
  const near = catalogue.foreignKeys.filter((key) => key.there === origin && inPrimary(key));
  return near.flatMap((first) => {
    const middle = first.here;
    if (hint !== undefined && hint !== middle.name) return [];
    const far = catalogue.foreignKeys.filter(
      (key) => key.here === middle && key !== first && key.there.name === name && inPrimary(key),
    );
    return far.map((second): Found => {
      const through = { relation: middle, pairs: pair(second.columns, second.targets) };
      const link = { target: second.there, isMany: true, pairs: pair(first.targets, first.columns), through };
      return { link, key: first, constraint: middle.name, shown: `'${middle.name}' using '${first.name}' and '${second.name}'` };
    });
  });
}
