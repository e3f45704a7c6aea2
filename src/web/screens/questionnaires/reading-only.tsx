import { Eye } from "lucide-react";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";

export function ReadingOnly() {
  return (
    <Banner tone="info" title="Read only">
      You may read these answers. Ask an admin of the organization to make you a member to change them.
    </Banner>
  );
}

export function PickToRead() {
  return (
    <EmptyState
      icon={<Eye />}
      title="Questionnaires are for members to answer"
      text="Pick a project to read its answers, or ask an admin of the organization to make you a member."
    />
  );
}

export function NothingToRead() {
  return (
    <EmptyState
      icon={<Eye />}
      title="Nothing answered yet"
      text="The answers are what every section is drafted from. Members of the organization give them."
    />
  );
}
