/** Debian's Chromium as every test, journey and measurement starts it: as root it needs no sandbox, and it shall call nobody. */
export const launchOptions = {
  executablePath: "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
};
