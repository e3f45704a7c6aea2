/** In pixels around what is in sight. */
const margin = "4000px 0px";
/** In milliseconds of one frame. */
const slice = 6;
/** In milliseconds without scrolling. */
const rest = 200;

type Draw = () => void;
export type DrawQueue = {
  /** Draws it when its place comes near, or when there is time; answers how that is called off. */
  add(place: Element, draw: Draw): () => void;
  subscribe(listener: () => void): () => void;
  isEmpty(): boolean;
};

/** What waits to be drawn: what is near frame by frame, the rest while nothing else happens. */
export function drawQueue(): DrawQueue {
  const near = new Map<Element, Draw>();
  const far = new Map<Element, Draw>();
  const listeners = new Set<() => void>();
  let isAsked = false;
  let scrolledAt = Number.NEGATIVE_INFINITY;

  const watching = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) move(target, isIntersecting ? [far, near] : [near, far]);
      if (near.size > 0) ask();
    },
    { rootMargin: margin },
  );
  const onScroll = () => {
    scrolledAt = performance.now();
  };

  function ask() {
    if (isAsked || isEmpty()) return;
    isAsked = true;
    if (near.size > 0) requestAnimationFrame(() => drawSome(near));
    else if (performance.now() - scrolledAt < rest) setTimeout(() => drawSome(near), rest);
    else whenIdle(() => drawSome(near.size > 0 ? near : far));
  }

  function drawSome(waiting: Map<Element, Draw>) {
    isAsked = false;
    const begun = performance.now();
    for (const [place, draw] of waiting) {
      drop(place);
      draw();
      if (performance.now() - begun > slice) break;
    }
    if (isEmpty()) end();
    else ask();
  }

  function end() {
    removeEventListener("scroll", onScroll);
    for (const listener of listeners) listener();
  }

  function drop(place: Element) {
    watching.unobserve(place);
    near.delete(place);
    far.delete(place);
  }

  const isEmpty = () => near.size + far.size === 0;

  return {
    add: (place, draw) => {
      if (isEmpty()) addEventListener("scroll", onScroll, { passive: true });
      far.set(place, draw);
      watching.observe(place);
      ask();
      return () => {
        drop(place);
        if (isEmpty()) end();
      };
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isEmpty,
  };
}

function move(place: Element, [from, to]: [Map<Element, Draw>, Map<Element, Draw>]) {
  const draw = from.get(place);
  if (draw && from.delete(place)) to.set(place, draw);
}

function whenIdle(run: () => void) {
  if (typeof requestIdleCallback === "undefined") setTimeout(run, 16);
  else requestIdleCallback(run, { timeout: 500 });
}
