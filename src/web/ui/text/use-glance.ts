import { type PointerEvent, useRef, useState } from "react";

/** In milliseconds. */
const opensAfter = 250;
const closesAfter = 120;

/** Whether what a link leads to is shown: while it, or what is shown of it, is pointed at, and while the link has the focus. */
export function useGlance() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  function turn(next: boolean, after: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), after);
  }
  // a finger that points also presses
  const onPointerEnter = ({ pointerType }: PointerEvent) => pointerType !== "touch" && turn(true, opensAfter);
  const onPointerLeave = () => turn(false, closesAfter);
  return {
    isOpen,
    close: () => turn(false, 0),
    link: { onPointerEnter, onPointerLeave, onFocus: () => turn(true, opensAfter), onBlur: () => turn(false, 0) },
    card: { onPointerEnter: () => turn(true, 0), onPointerLeave },
  };
}
