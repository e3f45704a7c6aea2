import type { Match } from "#domain/bring/match.ts";
import { isNoun, nouns } from "#domain/nouns/all.ts";
import { Badge } from "#web/ui/marks/badge.tsx";

/** What becomes of a piece of a file beside what stands already. */
export function PlacedState({ match: { is, stored, row } }: { match: Match }) {
  const { kind } = row;
  const number = stored && isNoun(kind) ? ` ${nouns[kind].prefix}-${stored.number}` : "";
  if (kind === "source") return <Badge>Kept</Badge>;
  if (is === "new") return <Badge tone="success">New</Badge>;
  return is === "change" ? <Badge tone="warning">Changes{number}</Badge> : <Badge>Same as{number || " now"}</Badge>;
}
