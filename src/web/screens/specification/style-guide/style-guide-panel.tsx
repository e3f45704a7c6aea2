import { StoredPanel } from "#web/screens/specification/panel/stored-panel.tsx";
import { StyleGuideForm } from "./style-guide-form.tsx";

const words = { title: "Style Guide", blurb: "Colours, type and shapes that every page shares." };

export function StyleGuidePanel() {
  return <StoredPanel words={words}>{(stored) => <StyleGuideForm stored={stored} words={words} />}</StoredPanel>;
}
