/** As many texts as a project has. */
const MOST_REMEMBERED = 10_000;

/** What is made of something that does not change is made once, as long as that is there. */
export function onceEach<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const known = new WeakMap<Of, { made: Made }>();
  return (of) => {
    const before = known.get(of);
    if (before) return before.made;
    const made = make(of);
    known.set(of, { made });
    return made;
  };
}

/** The same for texts, of which so many are remembered. */
export function onceEachText<Made>(make: (text: string) => Made, most = MOST_REMEMBERED): (text: string) => Made {
  const known = new Map<string, { made: Made }>();
  return (text) => {
    const before = known.get(text);
    if (before) return before.made;
    if (known.size >= most) known.clear();
    const made = make(text);
    known.set(text, { made });
    return made;
  };
}
