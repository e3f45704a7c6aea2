const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;
/** RFC 8252 wants an app's own scheme to be a domain name backwards; these editors came before anybody told them. */
const APPS = /^(cursor|vscode|vscode-insiders|vscodium|windsurf|zed|claude|kiro|warp|jetbrains)$/;
const MOST = 2000;

export const isLoopback = (url: URL) => url.protocol === "http:" && LOOPBACK.test(url.hostname);

/** Whether somebody may be sent there: over https, to a program on their own computer, or to an app by a scheme of its own. */
export function isRedirect(address: string): boolean {
  if (!URL.canParse(address) || address.length > MOST || address.includes("#")) return false;
  const url = new URL(address);
  if (url.username !== "" || url.password !== "") return false;
  if (url.protocol === "https:") return url.hostname !== "";
  const scheme = url.protocol.slice(0, -1);
  return isLoopback(url) || APPS.test(scheme) || /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+$/.test(scheme);
}

/** To the letter, but for the port of a program on one's own computer, which takes what is free. */
export function isRegistered(asked: string, registered: readonly string[]): boolean {
  if (registered.includes(asked)) return true;
  const wanted = withoutPort(asked);
  return wanted !== undefined && registered.some((one) => withoutPort(one) === wanted);
}

function withoutPort(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (!isLoopback(url)) return undefined;
  // the rest to the letter, so as it was written
  return address.replace(/^(http:\/\/(?:\[[^\]]*\]|[^/?:]*)):\d+/i, "$1");
}

/** An address with what an answer adds to its query. */
export function withAnswer(redirect: string, answer: Record<string, string | undefined>): string {
  const url = new URL(redirect);
  for (const [name, value] of Object.entries(answer)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}
