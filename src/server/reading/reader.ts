import { buffer } from "node:stream/consumers";
import { readPage } from "#server/web-reading/read-page.ts";
import { documentText } from "./document-text.ts";
import { job } from "./job.ts";
import { sourceOf } from "./sources/source-of.ts";
import { Unreadable } from "./unreadable.ts";

/** A process of its own for one document or page: a line that says what it is, then its bytes; the answer is one line. */
const given = await buffer(process.stdin);
const end = given.indexOf("\n");
const asked = job.parse(JSON.parse(given.toString("utf8", 0, end)));
const bytes = given.subarray(end + 1);

process.stdout.write(JSON.stringify(await answer()));

async function answer() {
  try {
    if (asked.kind === "page") return { value: readPage(bytes, asked) };
    return { value: await (asked.kind === "source" ? sourceOf : documentText)({ name: asked.name, bytes }) };
  } catch (error) {
    if (error instanceof Unreadable) return { why: error.why };
    // too deep for the stack, or too long for a text
    return { why: error instanceof RangeError ? "too_much" : "broken" };
  }
}
