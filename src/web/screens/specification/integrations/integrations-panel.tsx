import { StoredPanel } from "#web/screens/specification/panel/stored-panel.tsx";
import { IntegrationsForm } from "./integrations-form.tsx";

const words = {
  title: "Third-Party Integrations",
  blurb: "The services the product relies on: who signs people in, who takes the payments, and everybody else.",
};

export function IntegrationsPanel() {
  return <StoredPanel words={words}>{(stored) => <IntegrationsForm stored={stored} words={words} />}</StoredPanel>;
}
