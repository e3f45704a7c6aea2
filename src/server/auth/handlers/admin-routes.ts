import type { Hono } from "hono";
import { requireSecretKey } from "#server/auth/caller.ts";
import type { Core } from "#server/auth/core.ts";
import { deleteFactor, deleteUser, getUserById, listFactors, listUsers } from "./admin.ts";
import { createUser, updateUserById } from "./admin-changes.ts";
import { generateLink, invite } from "./admin-links.ts";

export function adminRoutes(app: Hono, core: Core): void {
  app.use("/admin/*", async (c, next) => {
    requireSecretKey(core, c.req.raw);
    await next();
  });
  app.get("/admin/users", (c) => listUsers(core, c.req.raw));
  app.post("/admin/users", (c) => createUser(core, c.req.raw));
  app.get("/admin/users/:id", (c) => getUserById(core, c.req.param("id")));
  app.put("/admin/users/:id", (c) => updateUserById(core, c.req.raw, c.req.param("id")));
  app.delete("/admin/users/:id", (c) => deleteUser(core, c.req.raw, c.req.param("id")));
  app.get("/admin/users/:id/factors", (c) => listFactors(core, c.req.param("id")));
  app.delete("/admin/users/:id/factors/:factorId", (c) => deleteFactor(core, c.req.param("id"), c.req.param("factorId")));
  app.post("/admin/generate_link", (c) => generateLink(core, c.req.raw));
  app.post("/invite", (c) => {
    requireSecretKey(core, c.req.raw);
    return invite(core, c.req.raw);
  });
}
