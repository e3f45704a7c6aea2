import { Badge } from "#web/ui/marks/badge.tsx";

/** On a row whose form is closed and holds words that were not saved. */
export function UnsavedBadge() {
  return <Badge tone="warning">Unsaved changes</Badge>;
}
