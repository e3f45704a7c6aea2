import { evidenceOf } from "#domain/evidence/evidence-of.ts";
import { whoActsIn } from "#domain/evidence/people/who-acts.ts";
import type { SeenPage } from "#server/reading/answers.ts";
import { readPage } from "./read-page.ts";
import { seePage } from "./see-page.ts";

/** In characters: with less, and with scripts, a page is made by its scripts. */
const NEXT_TO_NOTHING = 200;

/** A page of a site: what it says, what it shows of the product, and where it leads. */
export async function seeSite(bytes: Uint8Array, about: { address: string; content_type: string }): Promise<SeenPage> {
  const sight = seePage(bytes, about);
  const length = sight.parts.reduce((sum, { text }) => sum + text.length, 0);
  return {
    page: readPage(bytes, about),
    links: sight.links.map(({ address, text, region }) => ({ address, text, region })),
    needs_scripts: sight.hasScripts && length < NEXT_TO_NOTHING,
    evidence: evidenceOf(sight, await whoActsIn(sight.language)),
  };
}
