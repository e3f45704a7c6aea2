import { expect, test } from "vitest";
import { CLIENT_ADDRESS_HEADER, clientAddress, inetAddress } from "./request.ts";

const from = (address: string) => new Request("http://localhost/", { headers: { [CLIENT_ADDRESS_HEADER]: address } });

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["203.0.113.7, 198.51.100.1", "unknown"],
  ["'; drop table", "unknown"],
])("the address %s counts as %s", (address, counted) => {
  expect(clientAddress(from(address))).toBe(counted);
});

test("only a whole address is kept with a session", () => {
  expect(inetAddress(from("2001:db8::9"))).toBe("2001:db8::9");
  expect(inetAddress(from("fe80::1%eth0"))).toBe("fe80::1");
  expect(inetAddress(from("nonsense"))).toBeNull();
});
