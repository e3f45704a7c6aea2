import { knockAtShare, type OpenedShare, openShare } from "#data/project-shares.ts";
import { buildDocument } from "#domain/document/build-document.ts";
import type { SpecificationDocument } from "#domain/document/document.ts";
import { sharedDocument } from "#domain/document/shared-document.ts";
import { readVersionContent } from "#domain/document/version-content.ts";
import { Failure, type FailureKind } from "#domain/failure.ts";
import { checkShared, readShared, type ShareRefusal, shareRefusals } from "#domain/project-shares.ts";
import { readQuestionnaire } from "#domain/questionnaires.ts";
import { defineOpenFunction, type FunctionContext } from "./function.ts";
import { isSharePassword } from "./share-password.ts";

/** What a link shows, for whoever has it: the document alone, put together here, without what is not shared. */
export const readSharedFunction = defineOpenFunction(readShared, async ({ input: { token, password }, ...context }) => {
  const knock = await knockOf(context, token);
  const { password_hash } = await letIn(context, { ...knock, tries: password !== undefined });
  if (password_hash) {
    if (password === undefined) throw refused("share_locked", "forbidden");
    if (!(await isSharePassword(password, password_hash))) throw refused("share_wrong_password", "forbidden");
  }
  const share = await openShare(context.db, knock);
  if (!share) throw refused("share_unknown");
  return { document: sharedDocument(documentOf(share), share.chapters), expires_at: share.expires_at };
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

function documentOf({ project, content, questionnaire, as_of }: OpenedShare): SpecificationDocument {
  const shared = { project, questionnaire: questionnaire && readQuestionnaire(questionnaire) };
  return buildDocument({ ...readVersionContent(content, shared), generated_at: as_of });
}

function refused(code: ShareRefusal, kind: FailureKind = "not_found"): Failure {
  return new Failure(kind, shareRefusals[code], { code });
}
