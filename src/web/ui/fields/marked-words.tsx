import { type RefObject, useLayoutEffect, useRef } from "react";
import { cn } from "#web/ui/cn.ts";
import { followSize } from "#web/ui/layout/follow-size.ts";
import type { TextMark, Written } from "./text-checks.ts";

type MarkedProps = { area: RefObject<Written | null>; text: string; marks: readonly TextMark[]; isLine: boolean };

/** Underlines over a text area or a line: the same words in the same places, of which only the lines below the marks are seen. */
export function MarkedWords({ area, text, marks, isLine }: MarkedProps) {
  const frame = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const unfollow = followSize(element, () => {
      // the bar a long text is scrolled by takes its room from the words
      const { offsetHeight, clientWidth } = element;
      return () => {
        if (frame.current) frame.current.style.height = `${offsetHeight}px`;
        if (words.current) words.current.style.width = `${clientWidth}px`;
      };
    });
    const follow = () => move(words.current, element);
    // a line says nothing when it is scrolled by its keys
    const events = ["scroll", "keyup", "pointerup"] as const;
    for (const name of events) element.addEventListener(name, follow, { passive: true });
    return () => {
      unfollow();
      for (const name of events) element.removeEventListener(name, follow);
    };
  }, [area]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may be scrolled to another place
  useLayoutEffect(() => {
    // in the frame that paints it, where the layout that is asked for is the one that is made anyway
    const frame = requestAnimationFrame(() => move(words.current, area.current));
    return () => cancelAnimationFrame(frame);
  }, [area, text]);
  return (
    <div
      ref={frame}
      aria-hidden
      className="pointer-events-none absolute inset-x-0 top-0 overflow-hidden border border-transparent"
    >
      <div
        ref={words}
        dir="auto"
        className={cn(
          "px-2.5 text-base text-transparent select-none sm:text-sm",
          isLine
            ? "leading-8.5 whitespace-pre sm:leading-8.5"
            : "py-2 leading-6 wrap-break-word whitespace-pre-wrap sm:leading-6",
        )}
      >
        {pieces(text, marks)}
        {"\n"}
      </div>
    </div>
  );
}

function move(words: HTMLElement | null, area: Written | null) {
  if (!words || !area) return;
  const { scrollLeft, scrollTop } = area;
  const place = scrollLeft === 0 && scrollTop === 0 ? "" : `translate(${-scrollLeft}px, ${-scrollTop}px)`;
  if (words.style.transform !== place) words.style.transform = place;
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
