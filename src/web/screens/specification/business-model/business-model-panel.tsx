import { StoredPanel } from "#web/screens/specification/panel/stored-panel.tsx";
import { BusinessModelForm } from "./business-model-form.tsx";

const words = {
  title: "Business Model",
  blurb: "How the product earns its keep: the business model, its prices and who pays.",
  drafts: true,
};

export function BusinessModelPanel() {
  return <StoredPanel words={words}>{(stored) => <BusinessModelForm stored={stored} words={words} />}</StoredPanel>;
}
