import { expect, onTestFinished, test, vi } from "vitest";
import { author } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";

test("the signature of a token is checked once, whatever it is shown for and however often; one that is not ours is checked each time [ATTACK-154]", async () => {
  const server = await startServer();
  const checked = vi.spyOn(crypto.subtle, "verify");
  onTestFinished(() => checked.mockRestore());
  const [ada, bob] = [await author(server), await author(server)];
  const paths = ["/rest/v1/projects?select=id", "/auth/v1/user", "/storage/v1/bucket", "/rest/v1/rpc/get_my_sessions"];
  const show = (token: string, path: string) =>
    fetch(server.url + path, { headers: { apikey: server.publishableKey, authorization: `Bearer ${token}` } });
  for (const { token } of [ada, bob])
    for (let round = 0; round < 10; round++) for (const path of paths) expect((await show(token, path)).status).toBe(200);
  expect(checked.mock.calls.length).toBe(2);
  // the last letter stands for two bits only, so one before it is changed
  const forged = ada.token.replace(/.(?=.{20}$)/, (letter) => (letter === "A" ? "B" : "A"));
  for (let round = 1; round <= 3; round++) {
    expect((await show(forged, paths[0] ?? "")).status).toBe(401);
    expect(checked.mock.calls.length).toBe(2 + round);
  }
});
