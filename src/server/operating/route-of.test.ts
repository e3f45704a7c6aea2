import { expect, test } from "vitest";
import { routeOf } from "./route-of.ts";

const ID = "0b8f5f6e-5a2d-4d0b-9c3e-1f2a3b4c5d6e";

test("addresses are told as patterns, and what is none of ours is one word [OPS-08]", () => {
  const told: [string, string][] = [
    ["/rest/v1/user_stories?project_id=eq.1", "/rest/v1/:table"],
    ["/rest/v1/rpc/search_project", "/rest/v1/rpc/:function"],
    ["/functions/v1/anything-at-all", "/functions/v1/:name"],
    ["/auth/v1/verify?token=secret", "/auth/v1/verify"],
    [`/auth/v1/factors/${ID}/verify`, "/auth/v1/factors/*"],
    [`/auth/v1/user/identities/${ID}`, "/auth/v1/user/identities/*"],
    [`/auth/v1/admin/users/${ID}`, "/auth/v1/admin/*"],
    [`/storage/v1/object/sign/project_documents/${ID}/a.pdf?token=secret`, "/storage/v1/object/sign/*"],
    [`/storage/v1/object/authenticated/project_documents/${ID}/a.pdf`, "/storage/v1/object/read/*"],
    [`/shared/${ID}`, "/shared/:id"],
    [`/invitation/${ID}?x`, "/invitation/:id"],
    [`/dashboard/project/${ID}/specification/pages`, "/dashboard/project/:id/*"],
    ["/", "/"],
    ["/pricing/", "/pricing"],
    ["/oauth/token", "/oauth/token"],
    ["/assets/main-Ab12Cd34.js", "/assets/:file"],
    ["/health/ready", "/health/ready"],
  ];
  for (const [address, pattern] of told) expect([address, routeOf(address)]).toEqual([address, pattern]);
  for (const made_up of ["/wp-login.php", "/auth/v1/made-up", "/oauth/made-up", "", "*", "/rest/v1/a/b", `/${ID}`, "/health/x"])
    expect([made_up, routeOf(made_up)]).toEqual([made_up, "unknown"]);
});
