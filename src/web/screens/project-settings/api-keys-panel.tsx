import { KeyRound } from "lucide-react";
import { EmptyState } from "#web/ui/empty-state.tsx";

export function ApiKeysPanel() {
  return (
    <EmptyState
      icon={<KeyRound />}
      title="Coming Soon"
      text="Keys for coding agents that read this project will be made and revoked here."
    />
  );
}
