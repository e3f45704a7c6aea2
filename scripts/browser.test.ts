import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hasSandbox } from "#server/web-reading/render/chromium.ts";
import { findChromium } from "./browser.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "product-architect-browser-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const machine = { platform: "linux", env: {}, home: "/home/ada", downloaded: "/home/ada/.cache/ms-playwright/chrome" };

function put(path: string, mode = 0o755, text = "") {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  chmodSync(join(root, path), mode);
}

test.each([
  [{}, "/usr/bin/chromium"],
  [{}, "/usr/bin/google-chrome"],
  [{}, "/snap/bin/chromium"],
  [{}, machine.downloaded],
  [{ platform: "darwin" }, "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
  [{ platform: "darwin" }, "/home/ada/Applications/Chromium.app/Contents/MacOS/Chromium"],
  [{ platform: "darwin" }, machine.downloaded],
  [{ platform: "win32", env: { PROGRAMFILES: "/Programs" } }, "/Programs/Google/Chrome/Application/chrome.exe"],
  [{ platform: "win32", env: { LOCALAPPDATA: "/Local" } }, "/Local/Google/Chrome/Application/chrome.exe"],
])("with %o it is found at %s", (own, path) => {
  expect(findChromium({ ...machine, ...own }, root)).toBeUndefined();
  put(path);
  expect(findChromium({ ...machine, ...own }, root)).toBe(root + path);
});

test("CHROMIUM_PATH comes before everything, also where nothing is there", () => {
  put("/usr/bin/chromium");
  put("/opt/mine");
  expect(findChromium({ ...machine, env: { CHROMIUM_PATH: "/opt/mine" } }, root)).toBe(`${root}/opt/mine`);
  expect(findChromium({ ...machine, env: { CHROMIUM_PATH: "/opt/yours" } }, root)).toBeUndefined();
});

test("what cannot be run is not one", () => {
  put("/usr/bin/chromium", 0o644);
  mkdirSync(join(root, "/usr/bin/google-chrome"));
  expect(findChromium(machine, root)).toBeUndefined();
});

test("the sandbox is off for root, in containers, and where the kernel gives ordinary users none", () => {
  expect(hasSandbox({ uid: 1000, root })).toBe(true);
  expect(hasSandbox({ uid: 0, root })).toBe(false);
  put("/proc/sys/kernel/apparmor_restrict_unprivileged_userns", 0o644, "0\n");
  expect(hasSandbox({ uid: 1000, root })).toBe(true);
  put("/proc/sys/kernel/apparmor_restrict_unprivileged_userns", 0o644, "1\n");
  expect(hasSandbox({ uid: 1000, root })).toBe(false);
  rmSync(join(root, "proc"), { recursive: true });
  put("/.dockerenv");
  expect(hasSandbox({ uid: 1000, root })).toBe(false);
});
