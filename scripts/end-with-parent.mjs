import { readFileSync } from "node:fs";

/** npm starts us through a shell that dies of a signal without passing it on; whoever ends either of them means us too. */
export function endWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const line = ancestors();
  setInterval(() => {
    if (ancestors() !== line) process.kill(process.pid, "SIGTERM");
  }, 200).unref();
}

function ancestors() {
  const stat = `/proc/${process.ppid}/stat`;
  try {
    return `${process.ppid} ${readFileSync(stat, "utf8").split(") ").at(-1)?.split(" ")[1]}`;
  } catch {
    return String(process.ppid);
  }
}
