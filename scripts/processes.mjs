import { spawn } from "node:child_process";
import { root } from "./root.mjs";

/** Runs a program in this terminal and answers its exit code. */
export function run(program, args, env = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
    child.on("error", (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      done(1);
    });
    child.on("exit", (code) => done(code ?? 1));
  });
}

/** Runs a program and keeps what it says. */
export function capture(program, args, env = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
      });
    }
    child.on("error", (error) => done({ code: 1, output: error.message }));
    child.on("close", (code) => done({ code: code ?? 1, output }));
  });
}

/** Hands over to a program: its exit code is ours, and a signal we get is its. */
export function become(program, args) {
  return new Promise((done) => {
    const child = spawn(program, args, { cwd: root, stdio: "inherit" });
    let asked = false;
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
      process.on(signal, () => {
        // Ctrl-C reaches the whole group of the terminal by itself, and npm passes it on once more: once is enough
        if (!asked) child.kill(signal);
        asked = true;
      });
    }
    child.on("error", (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      done(1);
    });
    child.on("exit", (code, signal) => done(code ?? (signal ? 1 : 0)));
  });
}
