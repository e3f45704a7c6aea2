import { expect, test } from "vitest";
import { isInside, isWrittenInside, leadsInside } from "./addresses.ts";

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
  "224.0.0.1",
  "198.18.0.1",
  "192.0.2.1",
  "::127.0.0.1",
  "fec0::1",
  "ff02::1",
  "100::1",
  "2001::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "64:ff9b:1::1",
  "5f00::1",
  "4000::1",
  "fe80::1%lo",
  "not an address",
])("%s is inside", (address) => {
  expect(isInside(address)).toBe(true);
});

test.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "::ffff:8.8.8.8"])("%s is outside", (address) => {
  expect(isInside(address)).toBe(false);
});

test.each([
  "http://localhost:11434/v1",
  "http://LOCALHOST./",
  "http://127.0.0.1/",
  "http://[::1]/",
  "http://2130706433/",
  "http://0x7f.1/",
  "http://0177.0.0.1/",
  "http://127.1/",
  "http://[::ffff:7f00:1]/",
  "http://nobody:here@127.0.0.1/",
  "http://no.such.name.invalid/",
])("%s leads inside, or nowhere, which is the same to whoever asks [OUTSIDE-07]", async (address) => {
  expect(await leadsInside(address)).toBe(true);
  if (/\d/.test(new URL(address).hostname)) expect(isWrittenInside(address)).toBe(true);
});
