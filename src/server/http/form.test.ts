import { expect, test, vi } from "vitest";
import { readForm } from "./form.ts";

const words = "application/x-www-form-urlencoded";
const multipart = 'multipart/form-data; charset=utf-8; boundary="b"';
const bytes = (text: string) => new TextEncoder().encode(text);
const parts = (count: number) => bytes(`${'--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(count)}--b--\r\n`);

test("a form of 100 fields is read; one of more, or one that is none, before anything is made of it, is not [ATTACK-18]", async () => {
  expect([...((await readForm(parts(100), multipart)) ?? [])].length).toBe(100);
  expect([...((await readForm(bytes("a=1&".repeat(99)), words)) ?? [])].length).toBe(99);
  const read = vi.fn();
  vi.stubGlobal("Response", read);
  for (const [body, type] of [
    [parts(101), multipart],
    [parts(100_000), multipart],
    [bytes("a&".repeat(32_000)), words],
    [bytes(`a=${"x".repeat(70_000)}`), words],
    [bytes("a=1"), "text/plain"],
    [bytes("a=1"), "multipart/form-data"],
    [bytes("a=1"), ""],
  ] as const)
    expect(await readForm(body, type)).toBeUndefined();
  expect(read).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
  expect(await readForm(bytes("--b\r\nno form"), multipart)).toBeUndefined();
});
