import { escapeHtml } from "#domain/escape-html.ts";
import type { PublicForm } from "#domain/public-form-words.ts";
import { plainPage } from "#server/http/plain-page.ts";

/** Where a form stands that can be sent from one page alone; the waitlist is asked for on many. */
const BACK = { waitlist: "/", contact: "/contact", enterprise: "/pricing", application: "/careers" };

type Said = { words: readonly [title: string, text: string]; form?: PublicForm; status?: number };

/** The answer to a form; what was typed stands in the page before, where the browser goes back to it. */
export function formPage({ words: [title, text], form, status = 200 }: Said): Response {
  const isSent = status === 200;
  const keep = isSent || !form ? "" : " Go back in your browser: what you typed is still there.";
  const back = `<p class="why"><a href="${form ? BACK[form] : "/"}">${isSent ? "Go on reading" : "Open the page anew"}</a></p>`;
  return plainPage({ heading: escapeHtml(title), body: `<p>${escapeHtml(text)}${keep}</p>${back}`, status });
}
