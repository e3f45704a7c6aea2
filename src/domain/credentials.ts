import * as z from "zod";
import { emailText } from "./text.ts";

/** In characters. The upper bound keeps hashing cheap; it is far above any password manager's default. */
export const passwordLength = { least: 6, most: 1024 } as const;

export const signInInput = z.object({
  email: emailText,
  password: z.string().min(1, "Enter your password").max(passwordLength.most, "Enter your password"),
});
export type SignInInput = z.output<typeof signInInput>;

export const passwordHint = (least: number) => `At least ${least} characters`;

/** A password to set; `least` is what the server asks for. */
const newPassword = (least: number) =>
  z.string().min(least, `Use at least ${least} characters`).max(passwordLength.most, "Use at most 1,024 characters");

export const signUpInput = (least: number) => z.object({ email: emailText, password: newPassword(least) });
export type SignUpInput = z.output<ReturnType<typeof signUpInput>>;

export const recoveryInput = z.object({ email: emailText });
export type RecoveryInput = z.output<typeof recoveryInput>;

/** The six digits of a mail. */
export const mailedCodeInput = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{3}\s?\d{3}$/, "Enter the six digits of the mail"),
});
export type MailedCodeInput = z.output<typeof mailedCodeInput>;

export const newPasswordInput = (least: number) => z.object({ password: newPassword(least) });
export type NewPasswordInput = z.output<ReturnType<typeof newPasswordInput>>;

export const changePasswordInput = (least: number) =>
  z.object({
    current_password: z.string().min(1, "Enter your current password").max(passwordLength.most, "Enter your current password"),
    password: newPassword(least),
  });
export type ChangePasswordInput = z.output<ReturnType<typeof changePasswordInput>>;

/** The password so far, shown to prove who asks. */
export const currentPasswordInput = z.object({
  code: z.string().min(1, "Enter your password").max(passwordLength.most, "Enter your password"),
});

export const changeEmailInput = z.object({ email: emailText });
export type ChangeEmailInput = z.output<typeof changeEmailInput>;

export const authenticatorCodeInput = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{3}\s?\d{3}$/, "Enter the six digits your authenticator app shows"),
});
export const recoveryCodeInput = z.object({
  code: z
    .string()
    .trim()
    .regex(/^([a-z0-9][\s-]*){16}$/i, "Enter one of the 16-character codes you kept"),
});
export type SecondStepInput = z.output<typeof authenticatorCodeInput>;

/** Recovery codes as people keep them: a line each, in groups of four. */
export function recoveryCodesText(codes: readonly string[]): string {
  return codes.map((code) => code.match(/.{4}/g)?.join("-") ?? code).join("\n");
}
