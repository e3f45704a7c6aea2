import { expect, test } from "vitest";
import { createDatabase } from "./cluster.ts";

test("a test file gets a migrated database of its own", async () => {
  const db = await createDatabase();
  const rows = await db.sql`select version from supabase_migrations.schema_migrations`;
  expect(rows.length).toBeGreaterThan(0);
  await db.drop();
});
