/** A text as a regular expression that finds it: "c++" is no pattern. */
export const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
