import { KeyRound } from "lucide-react";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { ApiKeysList } from "./api-keys-list.tsx";
import { ConnectCard } from "./connect-card.tsx";
import { ConnectionsList } from "./connections-list.tsx";
import { NewApiKeyForm } from "./new-api-key-form.tsx";

export function ApiKeysPanel({ project_id, canEdit }: { project_id: string; canEdit: boolean }) {
  if (!canEdit) {
    return (
      <EmptyState
        icon={<KeyRound />}
        title="Only members can see API keys"
        text="Ask an admin of the organization to make you a member, or to create a key for you."
      />
    );
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card>
        <CardHeader
          title="Create an API key"
          description="Create one for each coding agent, so that you can revoke them separately. It ends when you leave the organization."
        />
        <CardBody>
          <NewApiKeyForm project_id={project_id} />
        </CardBody>
      </Card>
      <ApiKeysList project_id={project_id} />
      <ConnectionsList project_id={project_id} />
      <ConnectCard />
    </div>
  );
}
