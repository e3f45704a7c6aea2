/** What somebody does, by how it is tested and what for. */
export type DeedKind =
  | "look"
  | "record"
  | "change"
  | "request"
  | "reserve"
  | "decide"
  | "confirm"
  | "check"
  | "assign"
  | "send"
  | "pay"
  | "report"
  | "capture"
  | "hand"
  | "receive"
  | "export"
  | "other";
/** What somebody does after which something is so: it is tested by what is so. */
export type StateKind =
  | "remove"
  | "delete"
  | "order"
  | "choose"
  | "block"
  | "open"
  | "close"
  | "publish"
  | "bar"
  | "grant"
  | "issue"
  | "place";
export type Kind = DeedKind | StateKind;

/** What is given, and what follows when it is done: `{page}` is the name of its page. */
type Course = readonly [given: string, then: string];
export type KindText = {
  so: string;
  section: string;
  /** The first goes well. */
  courses: readonly [Course, Course];
  /** What is done beside it, where the product cannot see it by itself. */
  told?: string;
};
/** A verb tells a kind, or with what stands beside it a pattern of the whole does. */
export type Kinds = {
  verbs: Readonly<Partial<Record<Kind, string>>>;
  /** What a verb is where it is done to somebody: whoever is blocked is kept out. */
  toPeople: Readonly<Partial<Record<Kind, string>>>;
  isPerson(noun: string): boolean;
  phrases: readonly (readonly [RegExp, Kind])[];
  texts: Readonly<Record<Kind, KindText>>;
};

export function kindOf(kinds: Kinds, verb: string, { said, thing }: { said: string; thing?: string | undefined }): Kind {
  const listed = (lists: Readonly<Partial<Record<Kind, string>>>) =>
    Object.entries(lists).find(([, list]) => list.split(/\s+/).includes(verb))?.[0] as Kind | undefined;
  return (
    (thing !== undefined && kinds.isPerson(thing) ? listed(kinds.toPeople) : undefined) ??
    kinds.phrases.find(([pattern]) => pattern.test(said))?.[1] ??
    listed(kinds.verbs) ??
    "other"
  );
}
