import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "#server/postgres/embedded.ts";
import type { S3Place } from "./s3-place.ts";

export type S3Server = Awaited<ReturnType<typeof startS3Server>>;

/** What is asked of a bucket itself is signed with the slash behind its name, which this server would leave out when it checks. */
const SIGNED_SLASH = `(ctx, next) => {
  if (/^\\/[^/]+\\/$/.test(ctx.path)) [ctx.mountPath, ctx.state.vhost] = ["/", true];
  return next();
}`;

/** An S3 server in a process of its own, which checks signatures and keeps a bucket's objects in a directory. */
export async function startS3Server(directory: string, bucket = "architect") {
  const port = await freePort();
  const place: S3Place = {
    bucket,
    prefix: "",
    endpoint: `http://127.0.0.1:${port}`,
    region: "us-east-1",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
    pathStyle: true,
  };
  let server = await started();

  async function started(): Promise<ChildProcess> {
    const library = createRequire(import.meta.url).resolve("@20minutes/s3rver");
    const options = { directory, port, address: "127.0.0.1", silent: true, configureBuckets: [{ name: bucket }] };
    const program = `const server = new (require(${JSON.stringify(library)}))(${JSON.stringify(options)});
      server.middleware.splice(-1, 0, ${SIGNED_SLASH});
      process.stdin.resume().on("close", () => process.exit());
      server.run()`;
    const child = spawn(process.execPath, ["--eval", program], { stdio: ["pipe", "ignore", "ignore"] });
    while (child.exitCode === null && !(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))) await delay(20);
    return child;
  }

  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill("SIGKILL");
    await once(server, "exit");
  };
  return {
    place,
    /** The same in a server's environment. */
    variables: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
    },
    stop,
    start: async () => {
      server = await started();
    },
  };
}
