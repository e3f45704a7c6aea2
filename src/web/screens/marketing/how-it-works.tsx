import { Band } from "./band.tsx";

const steps = [
  {
    title: "Answer",
    text: "Four steps: the idea and the kind of product, the technology, the design, the business model. It saves as you go.",
  },
  {
    title: "Draft",
    text: "One press drafts a section: user classes first, then pages, stories and features that refer to them.",
  },
  {
    title: "Correct",
    text: "Read it like a colleague’s draft. Edit any sentence in place, add what is missing, delete what is wrong.",
  },
  {
    title: "Hand over",
    text: "Take the numbered document to your team or your coding agent, and come back for the next version.",
  },
];

export function HowItWorks() {
  return (
    <Band id="how-it-works" title="How It Works" raised>
      <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4 lg:gap-6">
        {steps.map((step, position) => (
          <li key={step.title} className="grid content-start gap-2 border-t-2 border-accent pt-4">
            <span className="text-xs font-medium text-muted tabular-nums">Step {position + 1}</span>
            <h3 className="text-base font-semibold">{step.title}</h3>
            <p className="leading-6 text-pretty text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
