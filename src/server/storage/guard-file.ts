import { servedAs } from "./media-types.ts";
import { FILE_GUARDS } from "./serving.ts";

/** A file that another platform answers with, made as harmless on our origin as one of our own. */
export function guardFile(answer: Response): Response {
  const guarded = new Response(answer.body, answer);
  for (const [name, value] of Object.entries(FILE_GUARDS)) guarded.headers.set(name, value);
  if (!answer.ok) return guarded;
  const { type, inline } = servedAs(answer.headers.get("content-type") ?? "");
  guarded.headers.set("Content-Type", type);
  const disposition = answer.headers.get("content-disposition") ?? "";
  if (!inline && !/^attachment\b/i.test(disposition)) guarded.headers.set("Content-Disposition", "attachment");
  return guarded;
}
