import type { UserKey } from "./users.ts";

const API_VERSION_HEADER = "x-supabase-api-version";
const API_VERSION = "2024-01-01";

/** A refusal the caller can act on; everything else thrown in this service is a bug. */
export class AuthError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Record<string, unknown>;
  readonly retryAfter: number | undefined;
  /** Whom it is about, for the record; never part of the answer. */
  about: UserKey | undefined = undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { details?: Record<string, unknown>; retryAfter?: number } = {},
  ) {
    super(message);
    this.name = "AuthError";
    this.status = status;
    this.code = code;
    this.details = more.details ?? {};
    this.retryAfter = more.retryAfter;
  }
}

export function weakPassword(reasons: ("length" | "characters" | "pwned")[], message: string): AuthError {
  return new AuthError(422, "weak_password", message, { details: { weak_password: { reasons, message } } });
}

export function invalidCredentials(): AuthError {
  return new AuthError(400, "invalid_credentials", "Invalid login credentials");
}

export function expiredCode(): AuthError {
  return new AuthError(403, "otp_expired", "Email link is invalid or has expired");
}

/** Clients that name an API version of 2024-01-01 or later read `code` and `message`; older ones `error_code` and `msg`. */
export function errorResponse(request: Request, error: AuthError): Response {
  const modern = (request.headers.get(API_VERSION_HEADER) ?? "") >= API_VERSION;
  const body = modern
    ? { code: error.code, message: error.message, ...error.details }
    : { code: error.status, error_code: error.code, msg: error.message, ...error.details };
  const headers = new Headers({ "x-sb-error-code": error.code });
  if (modern) headers.set(API_VERSION_HEADER, API_VERSION);
  const wait = error.retryAfter ?? (error.status === 503 ? 1 : undefined);
  if (wait !== undefined) headers.set("retry-after", String(wait));
  return Response.json(body, { status: error.status, headers });
}
