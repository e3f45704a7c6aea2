import { Equal } from "lucide-react";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";

export function NothingChanged({ version, against }: { version: string; against: string }) {
  return (
    <div className="mt-10">
      <EmptyState
        icon={<Equal />}
        title="Nothing changed"
        text={`Version ${version} says the same as version ${against}, word for word.`}
      />
    </div>
  );
}
