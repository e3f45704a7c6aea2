import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { chromium } from "@playwright/test";
import { hasSandbox, isProgram, type Machine as System, systemPlaces } from "#server/web-reading/render/chromium.ts";

export const NO_BROWSER =
  "No Chromium was found: install Google Chrome or Chromium, run 'npx playwright install chromium', or name one in CHROMIUM_PATH.";

type Machine = System & { downloaded: string };

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

/** The first of them that can be run; `root` stands before each, for those who try this out. */
export function findChromium(machine: Machine = thisMachine(), root = ""): string | undefined {
  return chromiumPlaces(machine)
    .map((place) => root + place)
    .find(isProgram);
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
