import { CodeBlock } from "#web/ui/text/code-block.tsx";
import { Band } from "./band.tsx";
import { HandOffNote } from "./hand-off-note.tsx";

const request = `Build US-14 and FEAT-9 of this project.
Read them first, with the page they stand on.
Cite the number in every commit and test.

> US-14 Join the waiting list, revision 3
>   As a member, I want to be told when a place
>   frees up, so that I need not keep checking.
>   Given a class that is full
>   When a member cancels
>   Then the first in line has 30 minutes
> FEAT-9 Places freed are offered in order
> PAGE-3 Timetable · RISK-1 cites both`;

const ways = [
  {
    title: "MCP hand-off",
    text: "Your coding agent connects with a key of the project and reads the specification over the Model Context Protocol: the page, the story, its criteria and the risks around it. It asks for the part it builds instead of guessing the rest, reports what is done, and proposes what should change.",
  },
  {
    title: "Built-in code generator",
    text: "Without an agent of your own, the code generator built into the product will start from the same numbered requirements and hand back a project to go on with.",
  },
];

export function ZeroShot() {
  return (
    <Band
      title="Zero-shot development"
      text="When the specification is complete, the first prompt can be the last. One way to get from requirements to code is there, a second one is being built."
      className="lg:grid-cols-2 lg:gap-x-16"
    >
      <div className="grid min-w-0 content-start gap-4 lg:row-span-2">
        <CodeBlock label="What you ask of your agent, and what it reads" className="bg-surface p-5 shadow-card">
          {request}
        </CodeBlock>
        <HandOffNote />
      </div>
      <ol className="grid gap-6">
        {ways.map(({ title, text }) => (
          <li key={title} className="grid gap-1.5 border-l-2 border-accent pl-5">
            <h3 className="text-base font-semibold">{title}</h3>
            <p className="leading-6 text-pretty text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
