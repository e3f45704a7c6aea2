import { useSearchParams } from "react-router";
import { type Noun, nouns } from "#domain/nouns/all.ts";
import { answersTo, askedOf, readTraceWord, traceWord } from "#domain/pictures/trace-asked.ts";
import { type TraceNoun, traceNouns } from "#domain/pictures/trace-links.ts";
import { markOf } from "#web/lib/mark-of.ts";
import { useTrace } from "#web/queries/trace.ts";
import type { Listed } from "#web/ui/lists/list-spec.ts";
import type { ListFilter } from "#web/ui/lists/narrow-list.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

const key = "trace";
const none: readonly never[] = [];
const unknown = () => false;

/** Rows that have to do with some row of another kind, or with none; looked up once it is asked for. */
export function useTraceFilters(noun: Noun): readonly ListFilter<Listed>[] {
  const { project } = useWorkspace();
  const word = useSearchParams()[0].get(key);
  const traced = traceNouns.find((one): one is TraceNoun => one === noun);
  const asked = traced && readTraceWord(traced, word);
  const { data } = useTrace(project.id, { enabled: asked !== undefined });
  if (!traced) return none;
  const isAsked = asked && data ? answersTo(asked, traced, data.links) : unknown;
  return [
    {
      key,
      label: "Links",
      all: "Any links",
      isAside: true,
      choices: askedOf(traced).map((one) => ({
        value: traceWord(one),
        label: `${one.has ? "With" : "Without"} a ${nouns[one.other].one}`,
      })),
      of: ({ id }) => (isAsked(id) ? (word ?? "") : ""),
      signature: data ? markOf(data) : "",
    },
  ];
}
