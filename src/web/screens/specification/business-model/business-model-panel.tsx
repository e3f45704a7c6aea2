import { StoredPanel } from "#workspace/panel/stored-panel.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { BusinessModelForm } from "./business-model-form.tsx";
import { BusinessModelRead } from "./business-model-read.tsx";

const words = {
  title: "Business Model",
  blurb: "How the product makes money: the business model, its prices and who pays.",
  drafts: true,
  asked: "overallDescription" as const,
};

export function BusinessModelPanel() {
  const { canEdit } = useWorkspace();
  const Shown = canEdit ? BusinessModelForm : BusinessModelRead;
  return <StoredPanel words={words}>{(stored) => <Shown stored={stored} words={words} />}</StoredPanel>;
}
