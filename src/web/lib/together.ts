import { Failure } from "#domain/failure.ts";

/**
 * Reads parts by name; those that are asked for in the same moment are read in one request. Undefined is a part that is to be read
 * alone: nobody asks for another, the answer leaves it out, or the whole is refused, so that each part says its own failure.
 */
export function together<Parts extends object>(read: (names: readonly (keyof Parts)[]) => Promise<Partial<Parts>>) {
  let gathered: { names: Set<keyof Parts>; answer: Promise<Partial<Parts>> } | undefined;

  async function answerTo(names: ReadonlySet<keyof Parts>): Promise<Partial<Parts>> {
    await Promise.resolve();
    gathered = undefined;
    if (names.size < 2) return {};
    return read([...names]).catch((error: unknown) => {
      if (isRefusal(error)) return {};
      throw error;
    });
  }

  return async <Name extends keyof Parts>(name: Name): Promise<Parts[Name] | undefined> => {
    if (!gathered) {
      const names = new Set<keyof Parts>();
      gathered = { names, answer: answerTo(names) };
    }
    gathered.names.add(name);
    return (await gathered.answer)[name];
  };
}

/** The same of several things that have such parts, by id. */
export function togetherOf<Parts extends object>(read: (id: string, names: readonly (keyof Parts)[]) => Promise<Partial<Parts>>) {
  const known = new Map<string, ReturnType<typeof together<Parts>>>();
  return (id: string) => {
    const one = known.get(id) ?? together<Parts>((names) => read(id, names));
    known.set(id, one);
    return one;
  };
}

/** What is asked again of a server that is out of reach, or has enough to do, is not asked in many requests instead of one. */
function isRefusal(error: unknown): boolean {
  return error instanceof Failure && !["unavailable", "signed_out", "too_many"].includes(error.kind);
}
