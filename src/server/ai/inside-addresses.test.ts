import { expect, test } from "vitest";
import { fetchOutside, isInside, refuseInside } from "./inside-addresses.ts";

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.20.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "::1",
  "::",
  "fd00::1",
  "fe80::1",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
  "64:ff9b::7f00:1",
  "255.255.255.255",
  "not an address",
])("%s is inside", (address) => {
  expect(isInside(address)).toBe(true);
});

test.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "::ffff:8.8.8.8"])("%s is outside", (address) => {
  expect(isInside(address)).toBe(false);
});

test("an organization's model may not be where only the server can reach", async () => {
  for (const address of [
    "http://localhost:11434/v1",
    "http://127.0.0.1/",
    "http://[::1]/",
    "http://2130706433/",
    "http://0x7f.1/",
  ]) {
    await expect(refuseInside(address), address).rejects.toMatchObject({ kind: "invalid" });
    await expect(fetchOutside(address), address).rejects.toMatchObject({ kind: "invalid" });
  }
});
