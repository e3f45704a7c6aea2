const idKey = "pa:tab";
const lockPrefix = "pa:tab:";

type Session = Pick<Storage, "getItem" | "setItem">;
export type Tab = ReturnType<typeof openTab>;

/**
 * This tab among those of the browser. Its id survives a reload, a tab that was duplicated gets one of its own, and a lock that the
 * browser gives back when a tab is gone, however it went, tells who lives.
 */
export function openTab(session: Session | null, locks: LockManager | undefined = navigator.locks) {
  let id = session?.getItem(idKey) ?? newId();
  let living: ReadonlySet<string> = new Set();
  let letGo = () => {};
  const listeners = new Set<() => void>();
  const channel = new BroadcastChannel("pa:tabs");
  channel.onmessage = () => void look();
  let settled = begin();

  /** Where the browser refuses, every tab is a stranger to the others, and words are still kept apart. */
  function begin() {
    return enter().catch(() => undefined);
  }

  async function enter() {
    if (locks && !(await hold(locks))) {
      id = newId();
      await hold(locks);
    }
    session?.setItem(idKey, id);
    channel.postMessage("here");
    await look();
  }

  function hold(from: LockManager) {
    return new Promise<boolean>((known) => {
      void from.request(lockPrefix + id, { ifAvailable: true }, (lock) => {
        known(lock !== null);
        return lock && new Promise<void>((release) => (letGo = release));
      });
    });
  }

  /** Who lives may have changed. */
  async function look() {
    const { held = [] } = (await locks?.query()) ?? {};
    living = new Set(held.flatMap(({ name = "" }) => (name.startsWith(lockPrefix) ? name.slice(lockPrefix.length) : [])));
    for (const listener of listeners) listener();
  }

  return {
    id: () => id,
    isLiving: (other: string) => other === id || living.has(other),
    look,
    /** Once it is known which tab this is. */
    settled: () => settled,
    enterAgain: () => {
      settled = begin();
    },
    leave: () => {
      letGo();
      channel.postMessage("gone");
    },
    onChange: (listener: () => void) => void listeners.add(listener),
  };
}

/** Ids of tabs that were opened later are greater. */
function newId() {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${Date.now().toString(36)}-${random.toString(36)}`;
}
