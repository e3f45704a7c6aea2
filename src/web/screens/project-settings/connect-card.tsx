import { keyPlaceholder } from "#domain/agent-connections.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { ConnectWays } from "./connect-ways.tsx";
import { TestTypedKey } from "./test-connection.tsx";

/** How each of the common coding agents is told where this project is, and by which key it may come in. */
export function ConnectCard() {
  return (
    <Card>
      <CardHeader
        title="How to connect"
        description={`Give your coding agent this address, and its own key instead of ${keyPlaceholder}.`}
      />
      <CardBody className="grid-cols-1">
        <ConnectWays />
        <TestTypedKey />
        <Banner tone="info" title="Treat a key like a password">
          Keep it out of your repository. If a key leaks, revoke it above; it loses access at once.
        </Banner>
      </CardBody>
    </Card>
  );
}
