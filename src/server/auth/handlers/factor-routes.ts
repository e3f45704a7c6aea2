import type { Hono } from "hono";
import type { Core } from "#server/auth/core.ts";
import { challengeFactor, enrollFactor, removeFactor, verifyFactor } from "./factors.ts";
import {
  generateRecoveryCodes,
  recoveryCodesStatus,
  regenerateRecoveryCodes,
  removeRecoveryCodes,
  verifyRecoveryCode,
} from "./recovery-codes.ts";

export function factorRoutes(app: Hono, core: Core): void {
  app.get("/factors/recovery-codes", (c) => recoveryCodesStatus(core, c.req.raw));
  app.post("/factors/recovery-codes", (c) => generateRecoveryCodes(core, c.req.raw));
  app.post("/factors/recovery-codes/regenerate", (c) => regenerateRecoveryCodes(core, c.req.raw));
  app.post("/factors/recovery-codes/verify", (c) => verifyRecoveryCode(core, c.req.raw));
  app.delete("/factors/recovery-codes", (c) => removeRecoveryCodes(core, c.req.raw));
  app.post("/factors", (c) => enrollFactor(core, c.req.raw));
  app.delete("/factors/:id", (c) => removeFactor(core, c.req.raw, c.req.param("id")));
  app.post("/factors/:id/challenge", (c) => challengeFactor(core, c.req.raw, c.req.param("id")));
  app.post("/factors/:id/verify", (c) => verifyFactor(core, c.req.raw, c.req.param("id")));
}
