import * as z from "zod";
import { Failure } from "#domain/failure.ts";
import { asvsChapters } from "./asvs.ts";

const shape = z.object({
  requirements: z
    .array(z.object({ req_id: z.string().max(20), req_description: z.string().trim().min(1).max(4000) }))
    .min(1)
    .max(1000),
});
const known: ReadonlySet<string> = new Set(
  asvsChapters.flatMap(({ sections }) => sections.flatMap(({ requirements }) => requirements.map(({ id }) => id))),
);

/** In bytes; the official file has a sixth of it. */
export const asvsFileSize = 1_000_000;

/** The wording of each requirement by its id, from the file OWASP publishes (`…_5.0.0_en.flat.json`); a `Failure` says what is wrong. */
export function readAsvsFile(text: string): Record<string, string> {
  const wrong = new Failure(
    "invalid",
    "This is not the flat JSON file of OWASP ASVS 5.0. Choose the file that ends in “.flat.json”.",
  );
  if (text.length > asvsFileSize) throw wrong;
  const read = shape.safeParse(parsed(text)).data?.requirements ?? [];
  const ours = read.filter(({ req_id }) => known.has(req_id));
  if (ours.length === 0 || ours.length < read.length) throw wrong;
  return Object.fromEntries(
    ours.map(({ req_id, req_description }) => [req_id, req_description.toWellFormed().replaceAll("\0", "")]),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}
