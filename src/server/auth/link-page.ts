import { escapeHtml } from "#domain/escape-html.ts";
import { wordsOfLink } from "#domain/mail-links.ts";
import { plainPage } from "#server/http/plain-page.ts";

type Link = { token: string; type: string; target: string };

/**
 * What the link of a mail opens: one button. Programs that look at every link of a mail before its reader does use nothing up by it,
 * and see no session.
 */
export function linkPage({ token, type, target }: Link): Response {
  const { heading, text, button } = wordsOfLink(type);
  const fields = { token, type, redirect_to: target };
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const body = `<p>${text}</p>
<form method="post" action="/auth/v1/verify">${inputs.join("")}<button>${button}</button></form>
<p class="why">If you did not ask for this, close this page. Nothing happens unless you press the button.</p>`;
  // the answer to the button leads to the app, which on one's own machine may go by another name
  return plainPage({ heading, body, form_action: `'self' ${new URL(target).origin}` });
}
