import { Eye } from "lucide-react";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";

export function ReadingOnly() {
  return (
    <Banner tone="info" title="Read only">
      You can read these answers. To change them, ask an admin of the organization to make you a member.
    </Banner>
  );
}

export function PickToRead() {
  return (
    <EmptyState
      icon={<Eye />}
      title="Only members can answer questionnaires"
      text="Pick a project to read its answers, or ask an admin of the organization to make you a member."
    />
  );
}

export function NothingToRead() {
  return (
    <EmptyState
      icon={<Eye />}
      title="Nothing answered yet"
      text="Every section is drafted from the answers. Members of the organization give them."
    />
  );
}
