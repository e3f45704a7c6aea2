import { type InputEvent, type InputEventHandler, type Ref, startTransition, useState } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement;
type Props<Element extends Control> = {
  ref?: Ref<Element> | undefined;
  value?: unknown;
  onInput?: InputEventHandler<Element> | undefined;
};

/** What stands in a control, typed or put there, and what the control takes for it to be known. */
export function useWritten<Element extends Control>({ ref, value, onInput }: Props<Element>) {
  // a form that is not controlled writes into the element itself, before it is handed here
  const [written, setWritten] = useState("");
  return {
    text: typeof value === "string" ? value : written,
    watched: {
      ref: (element: Element | null) => {
        const release = hand(element, ref);
        // what is said of it may come a moment later than the form
        if (element) startTransition(() => setWritten(element.value));
        return release;
      },
      onInput: (event: InputEvent<Element>) => {
        setWritten(event.currentTarget.value);
        onInput?.(event);
      },
    },
  };
}

/** Passes an element on to whoever else wants it; gives what ends that. */
function hand<Element>(element: Element | null, ref: Ref<Element> | undefined) {
  if (typeof ref !== "function") {
    if (ref) ref.current = element;
    return undefined;
  }
  const release = ref(element);
  return () => {
    if (typeof release === "function") release();
    else ref(null);
  };
}
