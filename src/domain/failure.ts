/** Why something a person asked for cannot be done; the only error thrown on purpose. */
export const failureKinds = ["invalid", "signed_out", "forbidden", "not_found", "conflict", "too_many", "unavailable"] as const;
export type FailureKind = (typeof failureKinds)[number];

/** `message` is one sentence for the person; `code` is the SQLSTATE or service code behind it, where there is one. */
export class Failure extends Error {
  override name = "Failure";
  readonly kind: FailureKind;
  readonly code: string | undefined;
  /** Seconds after which to try again, for `too_many`. */
  readonly retry_after: number | undefined;
  /** The single reasons behind the message, such as those of a weak password. */
  readonly reasons: readonly string[];

  constructor(
    kind: FailureKind,
    message: string,
    more: { code?: string | undefined; retry_after?: number | undefined; reasons?: readonly string[]; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.kind = kind;
    this.code = more.code;
    this.retry_after = more.retry_after;
    this.reasons = more.reasons ?? [];
  }
}

/** SQLSTATE unique_violation. */
const UNIQUE_VIOLATION = "23505";

/** Whether something was refused because it is there already. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Failure && error.code === UNIQUE_VIOLATION;
}

/** HTTP status of each kind (RFC 9110; 429 from RFC 6585). */
export const failureStatus = {
  invalid: 400,
  signed_out: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_many: 429,
  unavailable: 503,
} as const satisfies Record<FailureKind, number>;

/** The kind a given HTTP status stands for. */
export function failureKindOf(status: number): FailureKind {
  if (status === 401) return "signed_out";
  if (status === 403) return "forbidden";
  if (status === 404) return "not_found";
  if (status === 409) return "conflict";
  if (status === 429) return "too_many";
  return status >= 400 && status < 500 ? "invalid" : "unavailable";
}
