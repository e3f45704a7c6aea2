/** What an element does once its size is known, or known to be another; what it answers writes to the page. */
type Look = () => (() => void) | undefined;

const looks = new WeakMap<Element, Look>();

/**
 * One for all of them, and older than what places rows: they are told after the layout and before anything is moved, and all have looked
 * before anybody writes, so that nobody waits for another layout.
 */
const sizes = new ResizeObserver((entries) => {
  const writes = entries.map(({ target }) => looks.get(target)?.());
  for (const write of writes) write?.();
});

/** Looks now and whenever the size of the element changes; gives what ends that. */
export function followSize(element: Element, look: Look): () => void {
  looks.set(element, look);
  sizes.observe(element);
  return () => sizes.unobserve(element);
}
