import { APICallError, NoObjectGeneratedError, RetryError } from "ai";
import { Failure } from "#domain/failure.ts";
import { noUsableAnswer } from "#server/prompts/reading.ts";

const LONGEST_WAIT = 3600;

/** Whatever went wrong with a model as one sentence; nothing the provider said is passed on, since it may quote keys and prompts. */
export function modelFailure(error: unknown, stopped: { by_caller: boolean; by_timeout: boolean; own?: boolean }): Failure {
  if (error instanceof Failure) return error;
  if (stopped.by_caller) return unavailable("The drafting was stopped.");
  if (stopped.by_timeout) return unavailable("The language model took too long. Please try again.");
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (APICallError.isInstance(last)) return callFailure(last, stopped.own === true);
  if (NoObjectGeneratedError.isInstance(last)) return answerFailure(last.finishReason, last.text);
  return unavailable("The language model could not be asked. Please try again.");
}

/** Why an answer cannot be used, by how it ended. */
export function answerFailure(finishReason: string | undefined, text: string | undefined): Failure {
  if (finishReason === "length") return unavailable("The language model's answer was cut off. Please try again.");
  if (finishReason === "content-filter")
    return unavailable("The language model declined to answer. Reword the description and try again.");
  if (finishReason === "other" || finishReason === "error") return brokenOff();
  if (!text?.trim()) return unavailable("The language model gave an empty answer. Please try again.");
  return unavailable(noUsableAnswer);
}

export function brokenOff(): Failure {
  return unavailable("The language model's answer broke off. Please try again.");
}

export function statusOf(error: unknown): number | undefined {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  return APICallError.isInstance(last) ? last.statusCode : undefined;
}

function callFailure({ statusCode, responseHeaders }: APICallError, own: boolean): Failure {
  const check = (setting: string, theirs: string) =>
    own ? `An admin has to check ${theirs} in the organization settings.` : `The operator of this server has to ${setting}.`;
  switch (statusCode) {
    case 429: {
      const retry_after = secondsOf(responseHeaders?.["retry-after"]);
      const when =
        retry_after === undefined ? "in a few minutes" : `in ${retry_after} ${retry_after === 1 ? "second" : "seconds"}`;
      return new Failure("too_many", `The language model takes no more questions now. Try again ${when}.`, { retry_after });
    }
    case 401:
    case 403:
      return unavailable(`The language model refused the key. ${check("check AI_API_KEY", "it")}`);
    case 404:
      return unavailable(`The language model was not found. ${check("check AI_MODEL and AI_BASE_URL", "its name and address")}`);
    case 413:
      return unavailable(
        `The project is too large for the language model. ${check("choose another one", "which one is chosen")}`,
      );
    case undefined:
      return unavailable("The language model could not be reached. Please try again.");
    default:
      if (statusCode < 300) return unavailable("The language model's answer could not be read. Please try again.");
      if (statusCode >= 500) return unavailable("The language model is out of order. Please try again later.");
      return unavailable(`The language model did not accept the question. ${check("check AI_MODEL", "which one is chosen")}`);
  }
}

/** Retry-After is a count of seconds or a date (RFC 9110, 10.2.3). */
function secondsOf(header: string | undefined): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 1), LONGEST_WAIT) : undefined;
}

function unavailable(message: string): Failure {
  return new Failure("unavailable", message);
}
