import { Complaint } from "#cli/complaint.ts";
import { tell } from "#cli/terminal/output.ts";

/** Where Product Architect is reached, as it is kept: no slash at the end. */
export function readAddress(said: string): string {
  const text = said.trim();
  const url = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash) {
    throw new Complaint(`'${said}' is no address of Product Architect; one looks like https://architect.example.com.`);
  }
  return url.href.replace(/\/+$/, "");
}

export function warnOfPlainText(address: string): void {
  const { protocol, hostname } = new URL(address);
  const isHere = hostname === "localhost" || hostname === "[::1]" || /^127\./.test(hostname);
  if (protocol === "http:" && !isHere) tell(`Anybody on the way to ${address} can read the key: it is not https.`);
}
