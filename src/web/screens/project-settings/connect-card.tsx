import { useMutation, useQuery } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { type AgentConnection, agentConnections, keyPlaceholder } from "#domain/agent-connections.ts";
import { agentAddress, answersAgentsQuery, copyConnectionMutation } from "#web/queries/agent-address.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TabList, TabPanel, Tabs } from "#web/ui/actions/tabs.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { CodeBlock } from "#web/ui/text/code-block.tsx";
import { DownloadInstead } from "./download-instead.tsx";

/** How each of the common coding agents is told where this project is, and by which key it may come in. */
export function ConnectCard({ project_id }: { project_id: string }) {
  const { data: answers } = useQuery(answersAgentsQuery);
  const connections = agentConnections(agentAddress());
  return (
    <Card>
      <CardHeader
        title="How to connect"
        description={`Give your coding agent this address, and a key of its own in place of ${keyPlaceholder}.`}
      />
      <CardBody className="grid-cols-1">
        {answers === false ? <DownloadInstead project_id={project_id} /> : null}
        <Tabs defaultValue={connections[0]?.key ?? ""}>
          <TabList aria-label="Coding agent" tabs={connections.map(({ key, label }) => ({ value: key, label }))} />
          {connections.map((connection) => (
            <TabPanel key={connection.key} value={connection.key} className="pt-4">
              <Connection connection={connection} />
            </TabPanel>
          ))}
        </Tabs>
        <Banner tone="info" title="Treat a key like a password">
          Keep it out of your repository. A key that got out is revoked above, and loses access at once.
        </Banner>
      </CardBody>
    </Card>
  );
}

function Connection({ connection: { label, place, text, note } }: { connection: AgentConnection }) {
  const copy = useMutation(copyConnectionMutation);
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 text-xs text-muted wrap-anywhere">{place}</p>
        <Button size="sm" loading={copy.isPending} aria-label={`Copy for ${label}`} onClick={() => copy.mutate(text)}>
          <Copy aria-hidden />
          Copy
        </Button>
      </div>
      <CodeBlock label={`For ${label}`}>{text}</CodeBlock>
      {note ? <p className="text-xs text-muted wrap-anywhere">{note}</p> : null}
    </div>
  );
}
