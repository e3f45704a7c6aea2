import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { changeProfile, getProfile } from "#data/profiles.ts";
import type { ProfileInput } from "#domain/profiles.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { showAnswer } from "#web/lib/refresh.ts";
import { db } from "#web/lib/supabase.ts";
import { readMyPart } from "./mine.ts";

export const profileQuery = (id: string) =>
  queryOptions({
    queryKey: ["profiles", id],
    queryFn: () => readMyPart("profiles", () => getProfile(db, { id })),
  });

export const changeProfileMutation = (id: string) =>
  mutationOptions({
    mutationFn: (input: ProfileInput) => changeProfile(db, { ...input, id, updated_at: new Date().toISOString() }),
    onSuccess: (profile) => showAnswer(queryClient, profileQuery(id).queryKey, profile),
    meta: { toast: "profile.changed", failure: "profile.change_failed" },
  });
