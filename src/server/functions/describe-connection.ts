import { countConnectionLook, listConnectableProjects } from "#data/connections.ts";
import { type DescribedConnection, describeConnection } from "#domain/connections.ts";
import { answerTo, readAsked } from "#server/oauth/asked.ts";
import { hostOf, isVerified } from "#server/oauth/client.ts";
import { defineFunction } from "./function.ts";

export const describeConnectionFunction = defineFunction(
  describeConnection,
  async ({ db, identity, origin, clients, input: { query } }): Promise<DescribedConnection> => {
    await countConnectionLook(db);
    const asked = await readAsked(query, { clients, site: origin });
    if ("problem" in asked) return { kind: "problem", sentence: asked.problem };
    if ("refusal" in asked) return { kind: "elsewhere", address: asked.refusal };
    const { client, redirect_uri, scope } = asked;
    const projects = await listConnectableProjects(db, { user_id: identity.claims.sub ?? "" });
    return {
      kind: "question",
      client: {
        name: client.name,
        is_verified: isVerified(client, redirect_uri),
        host: client.published_by ?? hostOf(redirect_uri),
        returns_to: hostOf(redirect_uri),
        is_local: !redirect_uri.startsWith("https:"),
      },
      asks: scope,
      cancel: answerTo(asked, origin, { error: "access_denied", error_description: "The person said no." }),
      projects,
    };
  },
);
