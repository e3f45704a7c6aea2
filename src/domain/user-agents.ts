/** Order matters: most browsers also name the ones they descend from. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/Chrom(e|ium)\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** The device behind a User-Agent header as people call it, such as "Firefox on Windows". */
export function deviceOf(user_agent: string | null): string {
  const browser = named(browsers, user_agent ?? "");
  const system = named(systems, user_agent ?? "");
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? "Another program";
}

function named(names: readonly [RegExp, string][], user_agent: string) {
  return names.find(([pattern]) => pattern.test(user_agent))?.[1];
}
