import { StoredPanel } from "#workspace/panel/stored-panel.tsx";
import { DesignConnectionsForm } from "./design-connections-form.tsx";

const words = {
  title: "Design connections",
  blurb: "Where the designs lie, and what they take after.",
  asked: "designConnections" as const,
};

export function DesignConnectionsPanel() {
  return <StoredPanel words={words}>{(stored) => <DesignConnectionsForm stored={stored} words={words} />}</StoredPanel>;
}
