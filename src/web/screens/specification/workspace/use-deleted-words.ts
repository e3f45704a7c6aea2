import { useQueries } from "@tanstack/react-query";
import { allNouns, type Noun, nouns } from "#domain/nouns/all.ts";
import { unsavedKey, useUnsavedKeys } from "#web/editing/unsaved.ts";
import { readForm } from "#web/editing/use-unsaved-form.ts";
import { rowWord } from "#web/lib/noun-words.ts";
import { rowsQuery } from "#web/queries/rows.ts";
import { useWorkspace } from "./workspace.ts";

type Placed = { id: string } & Partial<Record<"page_id" | "user_class_id", string | null>>;
/** The row that a row is deleted with. */
const within = (row: Placed, noun: Noun) => (noun === "sections" ? row.page_id : row.user_class_id) ?? undefined;

const holders: Partial<Record<Noun, Noun>> = { sections: "pages", user_stories: "user_classes" };

export type DeletedWords = { key: string; noun: string; words: readonly string[] };

/** What this person was writing in this project about rows that are not there any more. */
export function useDeletedWords(): readonly DeletedWords[] {
  const { project, place } = useWorkspace();
  const under = unsavedKey(place.user_id, project.id);
  const unsaved = useUnsavedKeys(under).flatMap((key) => {
    const [noun = "", id = "", ...more] = key.slice(under.length + 1).split(":");
    const known = allNouns.find((one) => rowWord(one) === noun);
    return known && more.length === 0 && id !== "new" ? [{ key, noun: known, id }] : [];
  });
  const present = [...new Set(unsaved.flatMap(({ noun }) => [noun, holders[noun] ?? noun]))];
  const lists = useQueries({ queries: present.map((noun) => rowsQuery<Noun>(noun, project.id)) });
  return unsaved.flatMap(({ key, noun, id }) => {
    if (isThere(noun, id)) return [];
    const words = Object.values(readForm(key)).flatMap((text) => (text && !isId(text) ? [text] : []));
    return [{ key, noun: nouns[noun].one, words }];
  });

  /** Until it is read, it is. */
  function isThere(noun: Noun, id: string): boolean {
    const rows: readonly Placed[] | undefined = lists[present.indexOf(noun)]?.data;
    const row = rows?.find((one) => one.id === id);
    const [holder, held] = [holders[noun], row && within(row, noun)];
    return holder && held ? isThere(holder, held) : !rows || row !== undefined;
  }
}

function isId(text: string) {
  return text === "none" || /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(text);
}
