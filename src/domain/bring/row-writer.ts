import { type Noun, nouns } from "#domain/nouns/all.ts";
import type { Field } from "#domain/nouns/noun.ts";
import { choiceIn } from "./choices.ts";
import { labelledIn } from "./labels.ts";
import { nameFrom } from "./placed.ts";

export type Words = Record<string, string>;

/** Collects the words of a row, field by field; what a field cannot hold is said in the row's main text. */
export function createWriter(noun: Noun) {
  const fields: Record<string, string[]> = {};
  const main = nouns[noun].gist;
  let id: string | undefined;
  const add = (field: string, text: string) => {
    fields[field] = [...(fields[field] ?? []), text];
  };
  return {
    has: (field: string) => (fields[field]?.length ?? 0) > 0,
    identify(given: string) {
      id ??= given;
    },
    put(field: string, text: string) {
      const kind = nouns[noun].fields as Record<string, { kind: string } | undefined>;
      const isText = kind[field]?.kind === "text";
      // a name, a choice and a reference are said once; what more is said of them is not lost
      if ((field === "name" || !isText) && fields[field]?.length) {
        if (fields[field]?.[0] !== text) add(main, text);
        return;
      }
      const choice = kind[field]?.kind === "choice" ? choiceIn(noun, field, text) : text;
      add(choice === undefined ? main : field, choice ?? text);
    },
    words(heading?: string): Words {
      const said = Object.fromEntries(Object.entries(fields).map(([field, lines]) => [field, lines.join("\n").trim()]));
      const foreign = id ?? heading;
      if (!said.name && said[main]) said.name = nameFrom(sayingIn(said[main]));
      if (!said[main] && said.name && isRequired(noun, main) && noun !== "test_cases") said[main] = said.name;
      if (foreign) {
        const isSaid = Object.values(said).some((text) => text.includes(foreign));
        if (!isSaid) said[main] = [said[main], `(${foreign})`].filter(Boolean).join("\n");
      }
      return said;
    },
  };
}

/** The first line that says what the row is, rather than something of it such as its type. */
const sayingIn = (text: string) => text.split("\n").find((line) => !labelledIn(line)) ?? text;

function isRequired(noun: Noun, field: string): boolean {
  return !(nouns[noun].fields as Record<string, Field>)[field]?.schema.safeParse("").success;
}
