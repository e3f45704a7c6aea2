import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { addProjectApiKey, listProjectApiKeys, revokeProjectApiKey } from "#data/project-api-keys.ts";
import { Failure, isDuplicate } from "#domain/failure.ts";
import {
  expiryOf,
  type ProjectApiKeyInput,
  projectApiKeyInput,
  tokenOf,
  tokenRandomness,
  traceOfToken,
} from "#domain/project-api-keys.ts";
import { copyText } from "#web/lib/clipboard.ts";
import { answered } from "#web/lib/refresh.ts";
import { db } from "#web/lib/supabase.ts";

export type { ProjectApiKey } from "#data/project-api-keys.ts";

export const projectApiKeysQuery = (project_id: string) =>
  queryOptions({
    queryKey: ["project_api_keys", project_id],
    queryFn: () => listProjectApiKeys(db, { project_id }),
    meta: { failure: "project_api_keys.load_failed", newestFirst: { by: "created_at" } },
  });

const nameMissing = "name_missing";
const nameTaken = "name_taken";
/** Said at its field alone: nothing was sent. */
const dayPassed = "expires_on";

/** Which field a refused key is refused for, and why. */
export function problemOf(error: unknown): Partial<Record<keyof ProjectApiKeyInput, string>> {
  if (!(error instanceof Failure)) return {};
  if (error.code === nameMissing || error.code === nameTaken) return { name: error.message };
  return error.code === dayPassed ? { expires_on: error.message } : {};
}

/** The token is made here and leaves the browser as its hash alone; it is handed back to be shown once. */
export const createProjectApiKeyMutation = (project_id: string) =>
  mutationOptions({
    gcTime: 0,
    mutationFn: async (input: ProjectApiKeyInput) => {
      const { name, scope, expires_at } = requireComplete(input);
      const token = tokenOf(crypto.getRandomValues(new Uint8Array(tokenRandomness)));
      const key = { project_id, name, scope, expires_at, ...(await traceOfToken(token)) };
      const added = await addProjectApiKey(db, key).catch(sayTaken);
      return { id: added.id, name, token, added };
    },
    meta: {
      toast: "project_api_key.created",
      failure: (error) => {
        const code = error instanceof Failure ? error.code : undefined;
        if (code === nameMissing) return "project_api_key.name_missing";
        if (code === dayPassed) return null;
        return code === nameTaken ? "project_api_key.name_taken" : "project_api_key.create_failed";
      },
      row: ["project_api_keys", project_id],
      // without the token: what is kept never has it
      known: (made) => answered((made as { added: unknown }).added),
    },
  });

function requireComplete(input: ProjectApiKeyInput) {
  const { data, error } = projectApiKeyInput.safeParse(input);
  if (!data) {
    const [issue] = error.issues;
    const code = input.name.trim() === "" ? nameMissing : issue?.path[0] === "expires_on" ? dayPassed : undefined;
    throw new Failure("invalid", issue?.message ?? "Check the key", { code });
  }
  const expires_at = expiryOf(data.expires_on);
  if (expires_at && Date.parse(expires_at) <= Date.now()) {
    throw new Failure("invalid", "Choose today or a later day", { code: dayPassed });
  }
  return { name: data.name, scope: data.scope, expires_at };
}

function sayTaken(error: unknown): never {
  if (!isDuplicate(error)) throw error;
  throw new Failure("conflict", "An API key with this name already exists for this project.", { code: nameTaken });
}

export const revokeProjectApiKeyMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: ({ id }: { id: string }) => revokeProjectApiKey(db, { id, revoked_at: new Date().toISOString() }),
    meta: {
      toast: "project_api_key.revoked",
      failure: "project_api_key.revoke_failed",
      row: ["project_api_keys", project_id],
      known: answered,
    },
  });

export const copyTokenMutation = mutationOptions({
  mutationFn: copyText,
  gcTime: 0,
  meta: { toast: "project_api_key.copied", failure: "clipboard.failed" },
});
