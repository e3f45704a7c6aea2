import type { Address, Email } from "postal-mime";

export type OutboxEntry = { id: string; from: string; to: string; subject: string; when: string };
export type OutboxMail = OutboxEntry & { html: string; text: string; links: string[] };

/** A kept mail as it is read; its id begins with when it was kept. */
export function mailOf(id: string, email: Email): OutboxMail {
  const text = email.text ?? "";
  return {
    id,
    from: addresses(email.from ? [email.from] : []),
    to: addresses(email.to ?? []),
    subject: email.subject ?? "",
    when: new Date(Number(id.slice(0, 13))).toISOString(),
    html: email.html ?? "",
    text,
    links: [...new Set(text.match(/https?:\/\/[^\s<>"]+/g))],
  };
}

function addresses(list: Address[]): string {
  return list.map(({ name, address }) => (name && address ? `${name} <${address}>` : (address ?? name))).join(", ");
}
