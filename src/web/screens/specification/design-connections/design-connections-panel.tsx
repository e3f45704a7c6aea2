import { StoredPanel } from "#workspace/panel/stored-panel.tsx";
import { DesignConnectionsForm } from "./design-connections-form.tsx";

const words = {
  title: "Design connections",
  blurb: "Links to your designs and to what inspires them.",
  asked: "designConnections" as const,
};

export function DesignConnectionsPanel() {
  return <StoredPanel words={words}>{(stored) => <DesignConnectionsForm stored={stored} words={words} />}</StoredPanel>;
}
