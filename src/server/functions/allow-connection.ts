import { allowConnection as allow, countConnectionLook } from "#data/connections.ts";
import { allowConnection } from "#domain/connections.ts";
import { Failure } from "#domain/failure.ts";
import { oauthAddresses } from "#server/oauth/addresses.ts";
import { answerTo, readAsked } from "#server/oauth/asked.ts";
import { hostOf, isVerified } from "#server/oauth/client.ts";
import { newCode, wordFor } from "#server/oauth/secrets.ts";
import { sha256 } from "#server/secrets/sha256.ts";
import { defineFunction } from "./function.ts";

/** Looks at what was asked once more: between the question and the answer lies a person's browser. */
export const allowConnectionFunction = defineFunction(allowConnection, async ({ db, origin, clients, drafters, input }) => {
  const { query, project_id, scope } = input;
  await countConnectionLook(db);
  const asked = await readAsked(query, { clients, site: origin });
  if ("problem" in asked) throw new Failure("invalid", asked.problem);
  if ("refusal" in asked) return { address: asked.refusal };
  const { client, redirect_uri, challenge } = asked;
  if (scope === "read_write" && asked.scope === "read_only") {
    throw new Failure("invalid", `${client.name} asked to read only. Allow it to read.`);
  }
  const code = newCode();
  const { resource } = oauthAddresses(origin);
  const vault = await drafters.vault();
  await allow(db, {
    ...{ project_id, scope, redirect_uri, challenge },
    client_id: client.id,
    client_name: client.name,
    client_host: client.published_by ?? hostOf(redirect_uri),
    is_verified: isVerified(client, redirect_uri),
    audience: resource,
    audience_hash: sha256(wordFor(resource, vault)),
    code_hash: sha256(code),
    proof: vault.proof,
  });
  return { address: answerTo(asked, origin, { code }) };
});
