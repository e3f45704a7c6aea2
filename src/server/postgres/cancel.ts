import { once } from "node:events";
import pg from "pg";

const PATIENCE_MS = 2_000;
/** What the driver has beyond its types. */
type Door = pg.Connection & {
  connect(port: number | string, host?: string): void;
  requestSsl(): void;
  cancel(process: number, secret: number): void;
};
type Canceled = pg.Client & { processID?: number; secretKey?: number; ssl?: pg.ConnectionConfig["ssl"] };

/** Asks the database, on a connection of its own, to end what a connection has under way; it was told once this is over. */
export async function cancel(client: pg.Client): Promise<void> {
  const { processID = 0, secretKey = 0, ssl = false, host, port }: Canceled = client;
  const door = new pg.Connection({ ssl }) as Door;
  const say = () => door.cancel(processID, secretKey);
  door.on("connect", () => (ssl ? door.requestSsl() : say()));
  door.on("sslconnect", say);
  const told = once(door, "end", { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (host.startsWith("/")) door.connect(`${host}/.s.PGSQL.${port}`);
  else door.connect(port, host);
  await told.finally(() => door.stream.destroy());
}
