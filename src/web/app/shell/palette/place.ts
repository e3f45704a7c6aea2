import type { FoundRun } from "#domain/search.ts";

/** Something the palette leads to: an address, or the help that lies over every screen. */
export type Place = {
  id: string;
  group: string;
  label: string;
  to?: string;
  opensHelp?: true;
  /** What tells it from others of the same name. */
  hint?: string;
  /** The number it is cited by, such as US-14. */
  reference?: string;
  /** Where it says what is looked for. */
  excerpt?: readonly FoundRun[];
  /** What the screen is asked on arrival. */
  state?: { adds: true } | { begins: true };
};
