import { useLayoutEffect, useRef, useState } from "react";

/** Whether something is being edited where it stands; once it is not any more it is in sight, with the focus where the editing began. */
export function useEdited<Own extends HTMLElement>() {
  const [isEdited, setEdited] = useState(false);
  const own = useRef<Own>(null);
  const was = useRef(false);
  useLayoutEffect(() => {
    if (was.current && !isEdited) {
      own.current?.scrollIntoView({ block: "nearest" });
      own.current?.querySelector<HTMLElement>("button[data-edit]")?.focus({ preventScroll: true });
    }
    was.current = isEdited;
  }, [isEdited]);
  return { isEdited, setEdited, own };
}
