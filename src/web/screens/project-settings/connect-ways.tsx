import { useMutation } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { type AgentConnection, agentConnections, isOnInternet } from "#domain/agent-connections.ts";
import { agentAddress, copyConnectionMutation } from "#web/queries/agent-address.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TabList, TabPanel, Tabs } from "#web/ui/actions/tabs.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { CodeBlock } from "#web/ui/text/code-block.tsx";

/** What each of the common agents is given to reach this project; with the key in it, while that is known. */
export function ConnectWays({ token }: { token?: string }) {
  const connections = agentConnections(agentAddress(), token).filter(({ isOutside }) => !token || !isOutside);
  return (
    <Tabs defaultValue={connections[0]?.key ?? ""}>
      <TabList aria-label="Coding agent" tabs={connections.map(({ key, label }) => ({ value: key, label }))} />
      {connections.map((connection) => (
        <TabPanel key={connection.key} value={connection.key} className="pt-4">
          <Connection connection={connection} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

function Connection({ connection: { label, place, text, note, isOutside } }: { connection: AgentConnection }) {
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
      {isOutside ? <Reach label={label} /> : null}
    </div>
  );
}

function Reach({ label }: { label: string }) {
  if (isOnInternet(location.origin)) {
    return (
      <p className="text-xs text-muted">{label} connects from the internet, so this address must stay reachable from there.</p>
    );
  }
  return (
    <Banner tone="warning" title={`${label} cannot reach this address`}>
      It connects from the internet, and {location.host} is not known there. It works where Product Architect runs at a public
      address over https; the agents with a key work here, too.
    </Banner>
  );
}
