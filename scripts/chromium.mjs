import { existsSync } from "node:fs";

/** The screen tests and the journeys drive Debian's Chromium. */
export function chromiumPath() {
  return ["/usr/bin/chromium"].find((path) => existsSync(path));
}

/** Installs it where this user may; answers whether it is there afterwards. */
export async function installChromium(run) {
  if (!existsSync("/usr/bin/apt-get")) return false;
  const asRoot = process.getuid?.() === 0 ? [] : existsSync("/usr/bin/sudo") ? ["sudo", "-n"] : undefined;
  if (asRoot === undefined) return false;
  console.log("Installing Chromium …");
  const apt = async (...args) => {
    const [program, ...rest] = [...asRoot, "apt-get", ...args];
    return run(program, rest, { DEBIAN_FRONTEND: "noninteractive" });
  };
  await apt("update", "-qq");
  await apt("install", "-y", "-qq", "--no-install-recommends", "chromium");
  return chromiumPath() !== undefined;
}
