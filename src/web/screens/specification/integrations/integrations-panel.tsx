import { StoredPanel } from "#workspace/panel/stored-panel.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { IntegrationsForm } from "./integrations-form.tsx";
import { IntegrationsRead } from "./integrations-read.tsx";

const words = {
  title: "Third-Party Integrations",
  blurb: "The services the product relies on: sign-in, payments and everything else.",
  asked: "thirdPartyIntegrations" as const,
};

export function IntegrationsPanel() {
  const { canEdit } = useWorkspace();
  const Shown = canEdit ? IntegrationsForm : IntegrationsRead;
  return <StoredPanel words={words}>{(stored) => <Shown stored={stored} words={words} />}</StoredPanel>;
}
