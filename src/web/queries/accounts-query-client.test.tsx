import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#web/lib/query-client.ts";

beforeEach(() => {
  vi.useFakeTimers();
  queryClient.clear();
});
afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

test("what was read is fresh for five minutes, and a failed query is tried once more [LIMIT-10]", async () => {
  let reads = 0;
  const query = { queryKey: ["accounts", "fresh"], queryFn: async () => ++reads };
  expect(await queryClient.fetchQuery(query)).toBe(1);
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
  expect(await queryClient.fetchQuery(query)).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await queryClient.fetchQuery(query)).toBe(2);

  let tries = 0;
  const { QueryObserver } = await import("@tanstack/react-query");
  const observer = new QueryObserver(queryClient, {
    queryKey: ["accounts", "failing"],
    queryFn: async () => {
      tries += 1;
      throw new Error("no");
    },
  });
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(observer.getCurrentResult().status).toBe("error");
  expect(tries).toBe(2);
  stop();
});
