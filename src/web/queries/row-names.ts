import { useQuery } from "@tanstack/react-query";
import { type Noun, nouns } from "#domain/nouns/all.ts";
import { rowsQuery } from "./rows.ts";

/** How rows that others refer to are called by their ids; one that is gone is said to be. */
export function useRowNames(noun: Noun, project_id: string): (id: string) => string {
  const { data: rows } = useQuery(rowsQuery(noun, project_id));
  return (id) => {
    if (id === "" || rows === undefined) return "";
    return rows.find((row) => row.id === id)?.name ?? `A ${nouns[noun].one} that was deleted`;
  };
}
