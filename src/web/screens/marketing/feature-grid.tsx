import { FileDown, Handshake, Hash, Layers, ListChecks, ServerCog } from "lucide-react";
import { formatsIn } from "#domain/catalog/ways-out.ts";
import { Band } from "./band.tsx";
import { Points } from "./points.tsx";

const features = [
  {
    icon: ListChecks,
    title: "Drafted from your answers",
    text: "Overview, scope, user classes, stories with acceptance criteria, features and risks, written for the product you described.",
  },
  {
    icon: Hash,
    title: "Numbers that stay",
    text: "US-14 is US-14 tomorrow. Each requirement has one number, given once and never used again, so a ticket can point at it.",
  },
  {
    icon: Layers,
    title: "Pages and their sections",
    text: "Every page of the product with its content and what it does, down to the question a developer would ask.",
  },
  {
    icon: Handshake,
    title: "A place for the team",
    text: "Organizations keep projects together. Admins invite, members edit, viewers read, and the database enforces it.",
  },
  {
    icon: FileDown,
    title: "Yours to take away",
    text: `Documents for the review, ${formatsIn("Data")} for other tools, a read-only link for people without an account, and MCP hand-off for AI code generators.`,
  },
  {
    icon: ServerCog,
    title: "Your model, or none",
    text: "Connect a language model of your choice, or let the built-in drafter work from a catalogue of requirement patterns.",
  },
];

export function FeatureGrid() {
  return (
    <Band id="features" title="What a team needs before the first line of code">
      <Points points={features} />
    </Band>
  );
}
