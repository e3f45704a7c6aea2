import { accessSync, constants, existsSync, readFileSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";

export const NO_BROWSER =
  "No Chromium was found: install Google Chrome or Chromium, run 'npx playwright install chromium', or name one in CHROMIUM_PATH.";

type Machine = { platform: string; env: Record<string, string | undefined>; home: string; downloaded: string };

const thisMachine = (): Machine => ({
  platform: process.platform,
  env: process.env,
  home: homedir(),
  downloaded: chromium.executablePath(),
});

/** Where people have a Chromium, first what is likeliest to be driven without surprises: Playwright's own, then the system's. */
export function chromiumPlaces({ platform, env, home, downloaded }: Machine): string[] {
  if (env.CHROMIUM_PATH) return [env.CHROMIUM_PATH];
  return [downloaded, ...systemPlaces({ platform, env, home })];
}

function systemPlaces({ platform, env, home }: Omit<Machine, "downloaded">): string[] {
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

/** The first of them that can be run; `root` stands before each, for those who try this out. */
export function findChromium(machine: Machine = thisMachine(), root = ""): string | undefined {
  return chromiumPlaces(machine)
    .map((place) => root + place)
    .find(isProgram);
}

function isProgram(path: string): boolean {
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

const found = findChromium();

/** How every test, journey and measurement starts its browser, which shall call nobody. */
export const launchOptions = {
  ...(found ? { executablePath: found } : {}),
  chromiumSandbox: hasSandbox(),
  args: ["--disable-quic", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"],
};

/** For whoever is about to start one: the configuration is read for tests that need none, too. */
export function requireChromium(): void {
  if (!findChromium()) throw new Error(NO_BROWSER);
}

type Run = (program: string, args: string[], env?: Record<string, string>) => Promise<number>;

/** Installs Debian's where this user may; answers whether there is one afterwards. */
export async function installChromium(run: Run): Promise<boolean> {
  if (!existsSync("/usr/bin/apt-get")) return false;
  const asRoot = process.getuid?.() === 0 ? [] : existsSync("/usr/bin/sudo") ? ["sudo", "-n"] : undefined;
  if (asRoot === undefined) return false;
  console.log("Installing Chromium …");
  const apt = async (...args: string[]) => {
    const [program = "", ...rest] = [...asRoot, "apt-get", ...args];
    return run(program, rest, { DEBIAN_FRONTEND: "noninteractive" });
  };
  await apt("update", "-qq");
  await apt("install", "-y", "-qq", "--no-install-recommends", "chromium");
  return findChromium() !== undefined;
}
