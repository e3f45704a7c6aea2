export const whys = ["broken", "locked", "too_much", "too_long", "pictures"] as const;
export type Why = (typeof whys)[number];

/** What somebody brought cannot be read, or is not read any further. */
export class Unreadable extends Error {
  override name = "Unreadable";
  readonly why: Why;

  constructor(why: Why) {
    super(why);
    this.why = why;
  }
}
