import { StoredPanel } from "#workspace/panel/stored-panel.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { StyleGuideForm } from "./style-guide-form.tsx";
import { StyleGuideRead } from "./style-guide-read.tsx";

const words = {
  title: "Style Guide",
  blurb: "Colours, type and shapes that every page shares.",
  asked: "styleGuide" as const,
};

export function StyleGuidePanel() {
  const { canEdit } = useWorkspace();
  const Shown = canEdit ? StyleGuideForm : StyleGuideRead;
  return <StoredPanel words={words}>{(stored) => <Shown stored={stored} words={words} />}</StoredPanel>;
}
