import { useQueries, useQuery } from "@tanstack/react-query";
import { startTransition, useEffect, useMemo, useRef, useState } from "react";
import { allNouns } from "#domain/nouns/all.ts";
import { type Linter, makeLinter } from "./linter.ts";
import { qualityQuery } from "./quality.ts";
import { isOpen, type LintedLists, type PlacedFinding, type ProjectFindings, type ToldProject } from "./quality-told.ts";
import { rowsQuery } from "./rows.ts";

/** In milliseconds: what the screen is drawn from comes first. */
const AFTER = 400;

type Told = { lists: LintedLists; quality: unknown };
const untold: Told = { lists: {}, quality: undefined };

/** What was found in a project, undefined until it was looked through once; open findings by the id of their row. */
export type FoundWording = {
  linter: Linter;
  findings: ProjectFindings | undefined;
  byRow: ReadonlyMap<string, readonly PlacedFinding[]>;
};

/** Keeps what is found in a project's words, and looks again whenever something else stands there. */
export function useFoundWording(project_id: string): FoundWording {
  const [findings, setFindings] = useState<ProjectFindings>();
  const made = useRef<Linter>(null);
  const told = useRef(untold);
  const [linter] = useState((): Linter => {
    const now = () => {
      made.current ??= makeLinter((found) => startTransition(() => setFindings(found)));
      return made.current;
    };
    return {
      tell: (project) => now().tell(project),
      lookAt: (field) => now().lookAt(field),
      mend: (rule) => now().mend(rule),
      between: (versions) => now().between(versions),
      stop: () => made.current?.stop(),
    };
  });
  useEffect(
    () => () => {
      made.current?.stop();
      made.current = null;
      told.current = untold;
    },
    [],
  );
  const lists = useQueries({ queries: allNouns.map((noun) => rowsQuery(noun, project_id)) }).map(({ data }) => data);
  // it comes along with the lists
  const { data: quality } = useQuery({ ...qualityQuery(project_id), enabled: lists.some((rows) => rows !== undefined) });
  const isRead = quality !== undefined && !lists.includes(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists are as many as there are nouns
  useEffect(() => {
    if (!isRead) return;
    const wait = setTimeout(() => {
      const changed = Object.fromEntries(
        allNouns.flatMap((noun, at) => (lists[at] && lists[at] !== told.current.lists[noun] ? [[noun, lists[at]]] : [])),
      );
      const project: ToldProject = {
        lists: changed,
        ...(quality === told.current.quality ? {} : { chosen: quality.settings, kept: quality.kept }),
      };
      linter.tell(project);
      told.current = { lists: { ...told.current.lists, ...changed }, quality };
    }, AFTER);
    return () => clearTimeout(wait);
  }, [isRead, quality, ...lists]);
  return useMemo(() => {
    const open = (findings?.found ?? []).filter(isOpen);
    const byRow = Map.groupBy(open, ({ id }) => id);
    return { linter, findings, byRow };
  }, [linter, findings]);
}
