import { readFileSync } from "node:fs";
import { doApart } from "./do-apart.ts";

/** Stands where the drafter stands, and does what a text could make it do. */
export type TestingWork =
  /** Holds so many megabytes until it ends. */
  | { task: "hold"; megabytes: number }
  /** Takes what memory it is given, little by little, or in one leap. */
  | { task: "grow" | "leap" }
  /** Says what it has of ours. */
  | { task: "inside" }
  /** Says whether an object's prototype has a name. */
  | { task: "name" }
  | { task: "never" };

const held: Uint8Array[] = [];

doApart<TestingWork>((work) => {
  if (work.task === "hold") held.push(new Uint8Array(work.megabytes * 1_000_000).fill(1));
  if (work.task === "grow") for (const all: object[] = []; ; ) all.push({ at: all.length });
  if (work.task === "leap") return "ab".repeat(50_000_000).match(/a/g)?.length;
  if (work.task === "inside") return { settings: settings(), passwords: passwords() };
  if (work.task === "name") return "__proto__" in {};
  while (work.task === "never");
  return { pid: process.pid };
});

const settings = () => Object.keys(process.env).filter((name) => !["PWD", "OLDPWD", "SHLVL", "_"].includes(name));

function passwords(): string {
  try {
    return readFileSync("/etc/passwd", "utf8");
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : "";
  }
}
