import postgres from "postgres";
import type { Sql } from "./sql.ts";

/** A pool of the driver with our manners: silent notices, bounded waits. */
export function connect(url: string, options: { max?: number; name?: string; idleSeconds?: number } = {}): Sql {
  return postgres(url, {
    max: options.max ?? 10,
    idle_timeout: options.idleSeconds ?? 60,
    connect_timeout: 10,
    onnotice: () => {},
    connection: { application_name: options.name ?? "product-architect", TimeZone: "UTC" },
  });
}
