import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { cn } from "#web/ui/cn.ts";
import type { TextMark } from "./text-checks.ts";

type Area = RefObject<HTMLTextAreaElement | null>;

/** Underlines over a text area: the same words in the same places, of which only the lines below the marks are seen. */
export function MarkedWords({ area, text, marks }: { area: Area; text: string; marks: readonly TextMark[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const follow = () => {
      if (!frame.current || !words.current) return;
      frame.current.style.height = `${element.offsetHeight}px`;
      // the bar a long text is scrolled by takes its room from the words
      words.current.style.width = `${element.clientWidth}px`;
      words.current.style.transform = `translateY(${-element.scrollTop}px)`;
    };
    follow();
    const sized = new ResizeObserver(follow);
    sized.observe(element);
    element.addEventListener("scroll", follow, { passive: true });
    return () => {
      sized.disconnect();
      element.removeEventListener("scroll", follow);
    };
  }, [area]);
  useLayoutEffect(() => {
    if (words.current && area.current) words.current.style.transform = `translateY(${-area.current.scrollTop}px)`;
  });
  return (
    <div
      ref={frame}
      aria-hidden
      className="pointer-events-none absolute inset-x-0 top-0 overflow-hidden border border-transparent"
    >
      <div
        ref={words}
        dir="auto"
        className="px-2.5 py-2 text-base leading-6 wrap-break-word whitespace-pre-wrap text-transparent select-none sm:text-sm sm:leading-6"
      >
        {pieces(text, marks)}
        {"\n"}
      </div>
    </div>
  );
}

/** Marks may lie in each other: what any of them marks is underlined once. */
function pieces(text: string, marks: readonly TextMark[]) {
  const ends = [0, ...marks.flatMap(({ start, end }) => [start, end]), text.length];
  const cuts = [...new Set(ends)].filter((at) => at <= text.length).sort((a, b) => a - b);
  return cuts.slice(0, -1).map((from, at) => {
    const to = cuts[at + 1] ?? text.length;
    const here = marks.filter(({ start, end }) => start <= from && to <= end);
    if (here.length === 0) return text.slice(from, to);
    const isQuiet = here.every((mark) => mark.isQuiet);
    return (
      <span
        key={from}
        className={cn(
          "underline decoration-2 underline-offset-4 [text-decoration-skip-ink:none]",
          isQuiet ? "decoration-control decoration-dotted" : "decoration-warning-ink/70",
        )}
      >
        {text.slice(from, to)}
      </span>
    );
  });
}
