import { escapeHtml } from "#domain/escape-html.ts";
import type { OutboxEntry, OutboxMail } from "./outbox-mail.ts";

const STYLE = `
:root { color-scheme: light dark; --back: #f7f8fa; --card: #fff; --line: #dfe3e8; --ink: #16191d; --soft: #5a6472; --link: #1d4ed8; }
@media (prefers-color-scheme: dark) {
  :root { --back: #0f1216; --card: #171b21; --line: #2b323c; --ink: #eef1f5; --soft: #a3adba; --link: #93b4ff; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 56rem; margin: 0 auto; padding: 2rem 1rem 3rem; }
h1 { font-size: 1.4rem; margin: 0 0 .25rem; overflow-wrap: anywhere; }
p.lead { color: var(--soft); margin: 0 0 1.5rem; }
a { color: var(--link); }
a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: .25rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; overflow: hidden; }
ol { list-style: none; margin: 0; padding: 0; }
ol li + li { border-top: 1px solid var(--line); }
ol a { display: grid; gap: .1rem; padding: .8rem 1rem; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
ol a:hover { background: var(--back); }
ol strong { color: var(--link); }
ol span, dd, dt, time { color: var(--soft); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: 1rem 0; }
dd { margin: 0; color: var(--ink); overflow-wrap: anywhere; }
nav { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; margin: 0 0 1rem; }
nav a[aria-current] { color: var(--ink); font-weight: 600; text-decoration: none; }
iframe { display: block; width: 100%; height: 70vh; border: 0; background: #fff; color-scheme: light; }
pre { margin: 0; padding: 1.25rem; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.6 ui-monospace, monospace; }
.empty { padding: 2.5rem 1rem; text-align: center; color: var(--soft); }
`;

export function listPage(entries: OutboxEntry[]): string {
  const rows = entries.map(
    ({ id, from, to, subject, when }) =>
      `<li><a href="/outbox/${escapeHtml(id)}"><strong>${escapeHtml(subject) || "(no subject)"}</strong>` +
      `<span>To ${escapeHtml(to)} · from ${escapeHtml(from)} · ${time(when)}</span></a></li>`,
  );
  const list = rows.length
    ? `<ol>${rows.join("")}</ol>`
    : `<p class="empty">No mail yet. Sign up, or invite someone, and it shows here.</p>`;
  return frame(
    "Outbox",
    `<h1>Outbox</h1><p class="lead">No mail server is set, so mail is kept here, on this machine only.</p><div class="card">${list}</div>`,
  );
}

export function mailPage(mail: OutboxMail, asText: boolean): string {
  const here = `/outbox/${escapeHtml(mail.id)}`;
  const current = (shown: boolean) => (shown ? ` aria-current="page"` : "");
  const views = [
    mail.html ? `<a href="${here}"${current(!asText)}>As designed</a>` : "",
    `<a href="${here}?view=text"${current(asText)}>Plain text</a>`,
    `<a href="${here}.eml">Download .eml</a>`,
  ];
  const body = asText ? `<pre>${linked(mail.text)}</pre>` : mailFrame(mail.html);
  return frame(
    mail.subject,
    `<p class="lead"><a href="/outbox">← Outbox</a></p><h1>${escapeHtml(mail.subject) || "(no subject)"}</h1>
<dl><dt>From</dt><dd>${escapeHtml(mail.from)}</dd><dt>To</dt><dd>${escapeHtml(mail.to)}</dd><dt>Sent</dt><dd>${time(mail.when)}</dd></dl>
<nav aria-label="View">${views.join("")}</nav><div class="card">${body}</div>`,
  );
}

export function messagePage(message: string): string {
  return frame("Outbox", `<h1>Outbox</h1><p class="lead">${escapeHtml(message)}</p><p><a href="/outbox">All mail</a></p>`);
}

/** The mail may hold anything: the frame runs no script, and a clicked link leaves it for the whole window. */
function mailFrame(html: string) {
  const [doctype = ""] = /^\s*<!doctype[^>]*>/i.exec(html) ?? [];
  const source = escapeHtml(`${doctype}<base target="_top">${html.slice(doctype.length)}`);
  return `<iframe title="The mail" sandbox="allow-top-navigation-by-user-activation" srcdoc="${source}"></iframe>`;
}

function linked(text: string) {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part)))
    .join("");
}

function time(when: string) {
  return `<time datetime="${escapeHtml(when)}">${escapeHtml(when.replace("T", " ").slice(0, 19))} UTC</time>`;
}

function frame(title: string, body: string) {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title) || "Outbox"}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
}
