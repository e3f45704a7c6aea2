import german from "./listened/de.json" with { type: "json" };
import english from "./listened/en.json" with { type: "json" };
import spanish from "./listened/es.json" with { type: "json" };
import french from "./listened/fr.json" with { type: "json" };
import portuguese from "./listened/pt.json" with { type: "json" };

/** `aside` only identifies somebody or is background; `to` is who receives it. Without `who` the text names no doer. */
export type StatedDeed = {
  who: string | null;
  verb: string;
  thing: string | null;
  said: string;
  to?: string | undefined;
  aside?: boolean | undefined;
};
export type StatedRule = { said: string; number: string | null; kind: string };
/** An idea as somebody told it, with what a reader finds said in it. */
export type ListenedIdea = {
  id: string;
  language: string;
  text: string;
  people: readonly string[];
  deeds: readonly StatedDeed[];
  rules: readonly StatedRule[];
  not_people: readonly string[];
};

export const LISTENED_IDEAS: readonly ListenedIdea[] = [...english, ...german, ...french, ...spanish, ...portuguese];
