import { expect, test } from "vitest";
import { CLIENT_ADDRESS_HEADER, clientAddress } from "#server/auth/request.ts";
import { withClientAddress } from "./client-address.ts";

test.each([
  [0, "203.0.113.7", "10.0.0.1"],
  [1, "203.0.113.7", "203.0.113.7"],
  [1, "198.51.100.99, 203.0.113.7", "203.0.113.7"],
  [2, "198.51.100.99, 203.0.113.7, 10.0.0.2", "203.0.113.7"],
  [2, "203.0.113.7", "203.0.113.7"],
  [1, "", "10.0.0.1"],
])("behind %i proxies, '%s' counts as %s", (proxies, forwarded, counted) => {
  const headers = { "x-forwarded-for": forwarded, [CLIENT_ADDRESS_HEADER]: "192.0.2.1" };
  const request = withClientAddress(new Request("http://localhost/", { headers }), { peer: "10.0.0.1", proxies });
  expect(clientAddress(request)).toBe(counted);
});
