import { Badge } from "#web/ui/marks/badge.tsx";
import { Band } from "./band.tsx";

const steps = [
  {
    title: "Project type and description",
    text: "Say what you want to build in your own words, and what kind of product it is. Attach documents if there are any.",
    answers: ["SaaS", "English", "brief.pdf"],
    question: "What should it do?",
    answer: "A booking page for a small yoga studio, with a waiting list.",
  },
  {
    title: "Tech stack",
    text: "Frontend, backend, database, sign-in and payment. Choose from the lists, or write what is not on them.",
    answers: ["React", "Node.js", "PostgreSQL", "Stripe"],
    question: "How do people sign in?",
    answer: "With e-mail and password, or with Google.",
  },
  {
    title: "Design guidance",
    text: "The design framework, colours and fonts, and links to what the product should feel like.",
    answers: ["Tailwind CSS", "Inter", "#2f4fd0"],
    question: "What should it look like?",
    answer: "Calm and plain. The timetable is the first thing one sees.",
  },
  {
    title: "Business model",
    text: "How the product earns its keep. It decides which pages, roles and stories there have to be.",
    answers: ["Subscription"],
    question: "Who pays for what?",
    answer: "Studios pay monthly, members pay nothing.",
  },
];

export function QuestionnaireWalk() {
  return (
    <Band
      title="Four steps of questions"
      text="All it needs is the idea. Everything can be changed later, and it saves as you type."
    >
      <ol className="grid gap-4 lg:grid-cols-2">
        {steps.map(({ title, text, question, answer, answers }, position) => (
          <li key={title} className="grid content-start gap-5 rounded-xl border bg-surface p-5 shadow-card sm:p-6">
            <div className="flex gap-4">
              <span
                aria-hidden
                className="grid size-8 shrink-0 place-items-center rounded-full bg-accent font-semibold text-on-accent tabular-nums"
              >
                {position + 1}
              </span>
              <div className="grid gap-1.5">
                <h3 className="pt-1 text-base font-semibold">{title}</h3>
                <p className="leading-6 text-pretty text-muted">{text}</p>
              </div>
            </div>
            <figure aria-label={`An example of step ${position + 1}`} className="grid gap-3 rounded-lg bg-sunken p-4">
              <p className="text-xs font-medium text-muted">{question}</p>
              <p className="rounded-md border bg-raised px-3 py-2 leading-6">{answer}</p>
              <div className="flex flex-wrap gap-1.5">
                {answers.map((entry) => (
                  <Badge key={entry} className="bg-raised">
                    {entry}
                  </Badge>
                ))}
              </div>
            </figure>
          </li>
        ))}
      </ol>
    </Band>
  );
}
