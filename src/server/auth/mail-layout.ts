export type MailText = {
  subject: string;
  /** One line that mail programs show beside the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  code?: string | undefined;
  button?: { label: string; href: string } | undefined;
  why: string;
};

const PRODUCT = "Product Architect";
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** One look for every mail: a card with at most one button, readable with images, colours and styles off. */
export function layoutMail(mail: MailText): { subject: string; html: string; text: string } {
  return { subject: mail.subject, html: htmlMail(mail), text: textMail(mail) };
}

function htmlMail({ subject, preview, heading, paragraphs, code, button, why }: MailText): string {
  const body = [
    ...paragraphs.map(
      (text) =>
        `<p class="ink" style="margin:0 0 16px;${FONT};font-size:16px;line-height:24px;color:#3f3f46">${escapeHtml(text)}</p>`,
    ),
    code === undefined ? "" : codeBox(code),
    button === undefined ? "" : buttonAndLink(button),
  ];
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .page { background: #18181b !important; }
  .card { background: #27272a !important; border-color: #3f3f46 !important; }
  .title { color: #fafafa !important; }
  .ink, .code { color: #e4e4e7 !important; }
  .quiet, .quiet a { color: #a1a1aa !important; }
  .code { background: #18181b !important; border-color: #52525b !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f4f4f5">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f4f4f5">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px">
<tr><td class="quiet" style="padding:0 4px 16px;${FONT};font-size:15px;font-weight:600;color:#52525b">${PRODUCT}</td></tr>
<tr><td class="card" style="padding:32px;background:#ffffff;border:1px solid #e4e4e7;border-radius:12px">
<h1 class="title" style="margin:0 0 16px;${FONT};font-size:22px;line-height:28px;font-weight:650;color:#18181b">${escapeHtml(heading)}</h1>
${body.filter(Boolean).join("\n")}
</td></tr>
<tr><td class="quiet" style="padding:16px 4px 0;${FONT};font-size:13px;line-height:20px;color:#71717a">${escapeHtml(why)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
}

function codeBox(code: string): string {
  return `<p class="code" style="margin:0 0 20px;padding:14px;border:1px solid #d4d4d8;border-radius:8px;background:#fafafa;text-align:center;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:28px;letter-spacing:6px;font-weight:600;color:#18181b">${escapeHtml(code)}</p>`;
}

function buttonAndLink({ label, href }: { label: string; href: string }): string {
  const link = escapeHtml(href);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td style="border-radius:8px;background:#4338ca">
<a href="${link}" style="display:inline-block;padding:13px 22px;${FONT};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none;border-radius:8px">${escapeHtml(label)}</a>
</td></tr></table>
<p class="quiet" style="margin:0;${FONT};font-size:13px;line-height:20px;color:#71717a">If the button does not work, open this address in your browser:<br><a href="${link}" style="color:#52525b;word-break:break-all">${link}</a></p>`;
}

function textMail({ heading, paragraphs, code, button, why }: MailText): string {
  return [
    heading,
    ...paragraphs,
    code === undefined ? "" : `Code: ${code}`,
    button === undefined ? "" : `${button.label}:\n${button.href}`,
    `-- \n${why}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
