import { shared } from "./closeness.ts";
import type { PageSight, SeenPart } from "./sight.ts";

/** What a part without words of its own belongs to: the heading, or else the first text, of the smallest element around it that has one. */
export function nameBeside(parts: PageSight["parts"], part: SeenPart): string {
  const before = parts
    .slice(Math.max(0, parts.indexOf(part) - 40), parts.indexOf(part))
    .filter(({ kind, text }) => kind !== "code" && kind !== "control" && /\p{L}{2}/u.test(text));
  const closest = Math.max(0, ...before.map((one) => shared(one, part)));
  const near = before.filter((one) => shared(one, part) === closest);
  return (near.findLast(({ kind }) => kind === "heading" || kind === "term") ?? near[0])?.text ?? "";
}
