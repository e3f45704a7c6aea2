import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { callFunction } from "#data/functions.ts";
import { Failure } from "#domain/failure.ts";
import { checkShared, isShareRefusal, readShared, type ShareRefusal } from "#domain/project-shares.ts";
import { db } from "#web/lib/supabase.ts";

/** How soon a reader hears that a link was taken back, in milliseconds. */
const EVERY_QUARTER_MINUTE = 15_000;

/** What a link shows to whoever has it; read once, for each reading is counted. */
export const sharedQuery = (token: string) =>
  queryOptions({
    queryKey: ["shared", token],
    queryFn: () => callFunction(db, readShared, { token }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: (count, error) => count < 1 && !refusalOf(error),
    meta: { failure: null },
  });

export const openSharedMutation = (token: string) =>
  mutationOptions({
    gcTime: 0,
    mutationFn: (password: string) => callFunction(db, readShared, { token, password }),
    meta: { failure: null },
  });

/** Fails with the refusal once a link that is read does not open any more. */
export const sharedStandsQuery = (token: string) =>
  queryOptions({
    queryKey: ["shared_stands", token],
    queryFn: () => callFunction(db, checkShared, { token }),
    refetchInterval: EVERY_QUARTER_MINUTE,
    refetchOnWindowFocus: "always",
    retry: false,
    meta: { failure: null },
  });

/** Why a link shows nothing; nothing where the question did not come through. */
export function refusalOf(error: Error | null): ShareRefusal | undefined {
  const code = error instanceof Failure ? error.code : undefined;
  return isShareRefusal(code) ? code : undefined;
}
