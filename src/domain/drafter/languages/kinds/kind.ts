/** What somebody does, by how it is tested and what for. */
export type Kind =
  | "look"
  | "record"
  | "change"
  | "remove"
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
  phrases: readonly (readonly [RegExp, Kind])[];
  texts: Readonly<Record<Kind, KindText>>;
};

export function kindOf({ verbs, phrases }: Kinds, verb: string, said: string): Kind {
  const phrased = phrases.find(([pattern]) => pattern.test(said))?.[1];
  const listed = Object.entries(verbs).find(([, list]) => list.split(/\s+/).includes(verb))?.[0];
  return phrased ?? (listed as Kind | undefined) ?? "other";
}
