import { FileDown, Hash, Layers, ListChecks, ServerCog, ShieldCheck } from "lucide-react";

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
    text: "Every page of the product with what stands on it and what it does, down to the question a developer would ask.",
  },
  {
    icon: ShieldCheck,
    title: "A place for the team",
    text: "Organizations keep projects together. Admins invite, members edit, viewers read, and the database enforces it.",
  },
  {
    icon: FileDown,
    title: "Yours to take away",
    text: "Download the whole specification as Markdown with a table of contents, ready for a repository or a coding agent.",
  },
  {
    icon: ServerCog,
    title: "Your model, or none",
    text: "Connect a language model of your choice, or let the built-in drafter work from a catalogue of requirement patterns.",
  },
];

export function FeatureGrid() {
  return (
    <section id="features" aria-labelledby="features-title" className="mx-auto max-w-6xl scroll-mt-14 px-4 py-20 sm:px-6">
      <h2 id="features-title" className="max-w-2xl text-3xl font-semibold tracking-tight">
        What a team needs before the first line of code
      </h2>
      <ul className="mt-10 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ icon: Icon, title, text }) => (
          <li key={title} className="grid content-start gap-2">
            <Icon aria-hidden className="mb-1 size-5 text-accent-ink" />
            <h3 className="text-base font-semibold">{title}</h3>
            <p className="leading-6 text-pretty text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
