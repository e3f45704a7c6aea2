import { Failure } from "#domain/failure.ts";

/** One toast as it is written down: `{name}` is filled from what the caller knows. */
export type ToastLine = {
  title: string;
  text: string;
  destructive: boolean;
  /** Said in place of `text` where what was done came to nothing: its `count` is 0. */
  atNone?: string;
  /** The server's own message goes before `text`. */
  prefersMessage?: boolean;
};

export type ToastText = {
  title: string;
  description?: string | undefined;
  details?: readonly string[] | undefined;
  destructive: boolean;
};

export const said = (title: string, text = ""): ToastLine => ({ title, text, destructive: false });
export const refused = (title: string, text = ""): ToastLine => ({ title, text, destructive: true });
export const failed = (text: string): ToastLine => refused("Error", text);
export const refusedFor = (title: string, fallback: string): ToastLine => ({ ...refused(title, fallback), prefersMessage: true });
export const failedFor = (fallback: string): ToastLine => refusedFor("Error", fallback);

export type ToastFacts = Record<string, unknown>;

export function fillToast(line: ToastLine, facts: ToastFacts, error?: unknown): ToastText {
  const failure = error instanceof Failure ? error : undefined;
  const message = failure?.message || undefined;
  const filled = (text: string) => fill(text, { ...facts, message: message ?? "Something went wrong" });
  const description =
    line.prefersMessage && message ? message : filled(line.atNone && facts.count === 0 ? line.atNone : line.text);
  const details = line.prefersMessage && failure && failure.reasons.length > 1 ? failure.reasons : undefined;
  return { title: filled(line.title), description: description || undefined, details, destructive: line.destructive };
}

function fill(text: string, facts: ToastFacts) {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const fact = facts[name];
    return typeof fact === "string" || typeof fact === "number" ? String(fact) : whole;
  });
}
