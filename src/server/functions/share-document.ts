import { randomBytes } from "node:crypto";
import { addProjectShare } from "#data/project-shares.ts";
import { getVersionContent } from "#data/specifications.ts";
import { Failure } from "#domain/failure.ts";
import { longestShare, shareDocument } from "#domain/project-shares.ts";
import { sha256 } from "#server/secrets/sha256.ts";
import { defineFunction } from "./function.ts";
import { hashSharePassword } from "./share-password.ts";

const day = 24 * 60 * 60 * 1000;

/** Makes a link; its token is answered this once and kept by nobody. */
export const shareDocumentFunction = defineFunction(shareDocument, async ({ db, identity, drafters, input }) => {
  const { projectId: project_id, name, version, chapters, expiresAt: expires_at, password } = input;
  const ends = Date.parse(expires_at) - Date.now();
  if (ends <= 0) throw new Failure("invalid", "Choose a day that is still to come.");
  if (ends > (longestShare + 1) * day) throw new Failure("invalid", "A link ends within a year: choose an earlier day.");
  if (version !== null && (await getVersionContent(db, { project_id, version })) === null) {
    throw new Failure("not_found", "This version does not exist, or you may not see it.");
  }
  const token = randomBytes(32).toString("base64url");
  const { proof_hash } = await drafters.vault();
  const share = await addProjectShare(db, {
    project_id,
    name,
    version,
    chapters: chapters && [...new Set(chapters)],
    hashed_token: sha256(token),
    // in the turn of whoever asks: that they may share the project is known only once the link is written
    password_hash: password === "" ? null : await hashSharePassword(password, String(identity.claims.sub)),
    proof_hash,
    expires_at,
  });
  return { token, share };
});
