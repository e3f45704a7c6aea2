import { useMemo } from "react";
import { compareToRead } from "#domain/compare/words.ts";
import type { Noun } from "#domain/nouns/all.ts";
import { useRowNames } from "#web/queries/row-names.ts";
import { WovenText } from "#web/ui/text/woven-text.tsx";

type Sides = { before: string; after: string };

/** What a text says otherwise than before, word by word; one that said nothing before is read as it is. */
export function WovenWords({ before, after }: Sides) {
  const changes = useMemo(() => compareToRead(before, after), [before, after]);
  return <WovenText changes={before === "" ? [{ kind: "same", text: after }] : changes} />;
}

/** The same of a row that is referred to, by its name. */
export function WovenName({ project_id, to, before, after }: Sides & { project_id: string; to: Noun }) {
  const nameOf = useRowNames(to, project_id);
  return <WovenWords before={nameOf(before)} after={nameOf(after)} />;
}
