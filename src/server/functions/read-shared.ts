import { knockAtShare, openShare } from "#data/project-shares.ts";
import { Failure, type FailureKind } from "#domain/failure.ts";
import { checkShared, readShared, type ShareRefusal, shareRefusals } from "#domain/project-shares.ts";
import { lookApart } from "#server/looking/look-apart.ts";
import { wholeProjects } from "#server/looking/whole-projects.ts";
import { sha256 } from "#server/secrets/sha256.ts";
import { defineOpenFunction, type FunctionContext } from "./function.ts";
import { isSharePassword } from "./share-password.ts";

/** What a link shows, for whoever has it: the document alone, put together here, without what is not shared. */
export const readSharedFunction = defineOpenFunction(readShared, async ({ input: { token, password }, ...context }) => {
  const knock = await knockOf(context, token);
  const { password_hash } = await letIn(context, { ...knock, tries: password !== undefined });
  if (password_hash) {
    if (password === undefined) throw refused("share_locked", "forbidden");
    if (!(await isSharePassword(password, password_hash, context.visitor))) throw refused("share_wrong_password", "forbidden");
  }
  const whose = [sha256(token), context.visitor];
  return wholeProjects.within(whose, opened, async (share) => {
    const document = await lookApart("shared", share, { whose });
    return { document, expires_at: share.expires_at };
  });

  async function opened() {
    const share = await openShare(context.db, knock);
    if (!share) throw refused("share_unknown");
    return share;
  }
});

export const checkSharedFunction = defineOpenFunction(checkShared, async ({ input, ...context }) => {
  await letIn(context, { ...(await knockOf(context, input.token)), tries: false });
  return { open: true as const };
});

type Knock = Parameters<typeof knockAtShare>[1];

async function knockOf({ drafters, visitor }: FunctionContext, token: string) {
  return { token, visitor, proof: (await drafters.vault()).proof };
}

async function letIn({ db }: FunctionContext, knock: Knock) {
  const { state, ...door } = await knockAtShare(db, knock);
  if (state !== "open") throw refused(`share_${state}`);
  return door;
}

function refused(code: ShareRefusal, kind: FailureKind = "not_found"): Failure {
  return new Failure(kind, shareRefusals[code], { code });
}
