import { accessSync, constants, existsSync, readFileSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

export type Machine = { platform: string; env: Record<string, string | undefined>; home: string };

const thisMachine = (): Machine => ({ platform: process.platform, env: process.env, home: homedir() });

/** Where systems keep the Chromium people have installed. */
export function systemPlaces({ platform, env, home }: Machine): string[] {
  if (platform === "darwin") {
    const programs = ["Google Chrome.app/Contents/MacOS/Google Chrome", "Chromium.app/Contents/MacOS/Chromium"];
    return programs.flatMap((program) => [join("/Applications", program), join(home, "Applications", program)]);
  }
  if (platform === "win32") {
    const folders = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA];
    return folders.flatMap((folder) => (folder ? [join(folder, "Google/Chrome/Application/chrome.exe")] : []));
  }
  return [
    "/usr/bin/chromium",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/opt/google/chrome/chrome",
    "/usr/local/bin/chromium",
    "/snap/bin/chromium",
    // on Ubuntu a script that only says that Chromium is a snap
    "/usr/bin/chromium-browser",
  ];
}

/** The system's own, or the one that is named; nothing where there is none. */
export function systemChromium(named: string | undefined, machine = thisMachine()): string | undefined {
  return (named ? [named] : systemPlaces(machine)).find(isProgram);
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Root has no sandbox, most containers allow none, and some kernels keep ordinary users from making one. */
export function hasSandbox({ uid = process.getuid?.(), root = "" } = {}): boolean {
  if (uid === 0 || ["/.dockerenv", "/run/.containerenv"].some((mark) => existsSync(root + mark))) return false;
  const restriction = `${root}/proc/sys/kernel/apparmor_restrict_unprivileged_userns`;
  return !existsSync(restriction) || readFileSync(restriction, "utf8").trim() !== "1";
}
