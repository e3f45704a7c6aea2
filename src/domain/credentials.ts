import * as z from "zod";
import { emailText } from "./text.ts";

/** In characters. The upper bound keeps hashing cheap; it is far above any password manager's default. */
export const passwordLength = { least: 6, most: 1024 } as const;

export const signInInput = z.object({
  email: emailText,
  password: z.string().min(1, "Enter your password").max(passwordLength.most, "Enter your password"),
});
export type SignInInput = z.output<typeof signInInput>;

export const newPassword = z
  .string()
  .min(passwordLength.least, "Use at least 6 characters")
  .max(passwordLength.most, "Use at most 1,024 characters");

export const signUpInput = z.object({ email: emailText, password: newPassword });
export type SignUpInput = z.output<typeof signUpInput>;

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

export const newPasswordInput = z.object({ password: newPassword });
export type NewPasswordInput = z.output<typeof newPasswordInput>;

export const changePasswordInput = z.object({
  current_password: z.string().min(1, "Enter your current password").max(passwordLength.most, "Enter your current password"),
  password: newPassword,
});
export type ChangePasswordInput = z.output<typeof changePasswordInput>;

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
