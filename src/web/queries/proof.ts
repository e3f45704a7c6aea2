import { mutationOptions } from "@tanstack/react-query";
import { confirmAuthenticator } from "#data/second-step.ts";
import { mailProofCode, showPassword, showProofCode } from "#data/session.ts";
import { Failure } from "#domain/failure.ts";
import { db } from "#web/lib/supabase.ts";
import { endProof } from "./proof-asked.ts";

export type Proof = { by: "password"; password: string } | { by: "mail"; code: string } | { by: "app"; code: string; id: string };

const wrong: Record<Proof["by"], string> = {
  password: "That password is wrong",
  mail: "This code is wrong, was already used, or is too old",
  app: "That code is wrong",
};

/** What is wrong with what was shown, said at its field. */
export function proofProblemOf(error: unknown, by: Proof["by"]): string {
  const code = error instanceof Failure ? error.code : undefined;
  const isWrong = ["invalid_credentials", "reauthentication_not_valid", "mfa_verification_failed"].includes(code ?? "");
  return isWrong || !(error instanceof Error) ? wrong[by] : error.message;
}

export const showProofMutation = mutationOptions({
  mutationFn: async (proof: Proof) => {
    if (proof.by === "password") await showPassword(db, proof);
    else if (proof.by === "mail") await showProofCode(db, proof);
    else await confirmAuthenticator(db, proof);
  },
  onSuccess: () => endProof(true),
  meta: { failure: null },
});

export const mailProofCodeMutation = mutationOptions({
  mutationFn: () => mailProofCode(db),
  meta: { failure: null },
});
