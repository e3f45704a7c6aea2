import { DesignConnectionsForm } from "./design-connections-form.tsx";
import { StoredPanel } from "./stored-panel.tsx";

const words = { title: "Design connections", blurb: "Where the designs lie, and what they take after." };

export function DesignConnectionsPanel() {
  return <StoredPanel words={words}>{(stored) => <DesignConnectionsForm stored={stored} words={words} />}</StoredPanel>;
}
