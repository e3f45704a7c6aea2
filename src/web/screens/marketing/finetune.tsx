import { FileStack, ListChecks, PenLine, Route, SwatchBook, UsersRound } from "lucide-react";
import { useState } from "react";
import { cn } from "#web/ui/cn.ts";
import { Band } from "./band.tsx";
import { Points } from "./points.tsx";

const topics = [
  {
    icon: PenLine,
    title: "Edit SRS",
    text: "Edit any sentence in place. The requirement keeps its number and gets a new revision.",
  },
  {
    icon: Route,
    title: "Key user journeys",
    text: "Stories by user class and by page show each person’s way through the product, and where it has a gap.",
  },
  {
    icon: SwatchBook,
    title: "Design",
    text: "Colours, fonts, corners, Figma links and pictures are shown next to the requirements they belong to.",
  },
  {
    icon: FileStack,
    title: "Versioning",
    text: "Freeze what was agreed, go on in the next version, and compare any two of them word by word.",
  },
  {
    icon: UsersRound,
    title: "Collaborative editing",
    text: "Members write at the same time. Where two change the same words, both texts are shown to choose from.",
  },
  {
    icon: ListChecks,
    title: "Test cases",
    text: "Given, when, then: each story says how one finds out that it is done, failure path included.",
  },
];

export function Finetune() {
  const [on, setOn] = useState(true);
  return (
    <Band
      raised
      title="Then make it yours"
      text="A draft is where the work starts. Fine-tuning is a choice: leave it out to try an idea, take it in to agree on a product."
    >
      <div className="grid gap-8">
        <button
          type="button"
          role="switch"
          aria-checked={on}
          onClick={() => setOn(!on)}
          className="noscript:hidden flex items-center gap-3 justify-self-start rounded-md text-base font-semibold"
        >
          <span
            className={cn(
              "relative h-6 w-11 shrink-0 rounded-full border transition-colors",
              on ? "border-accent bg-accent" : "border-control bg-sunken",
            )}
          >
            <span
              className={cn(
                "absolute top-1/2 left-0.5 size-4.5 -translate-y-1/2 rounded-full shadow-card transition-transform",
                on ? "translate-x-5 bg-on-accent" : "translate-x-0 bg-muted",
              )}
            />
          </span>
          Finetune your SRS
        </button>
        {on ? (
          <Points points={topics} layout="cards" />
        ) : (
          <p className="max-w-2xl leading-7 text-pretty text-muted sm:text-base">
            Off: the first draft goes to your agent as it is. Good enough for a prototype; the numbers stay the same when you come
            back to fine-tune it.
          </p>
        )}
      </div>
    </Band>
  );
}
