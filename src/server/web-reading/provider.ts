import * as z from "zod";
import { Failure } from "#domain/failure.ts";
import { connectorTo } from "#server/outside/connector.ts";

/** Its address is the operator's word. */
const ask = connectorTo({ may_be_inside: true });

export type Provider = {
  /** As people know it, such as "Perplexity". */
  name: string;
  base_url: string;
  api_key: string | undefined;
  /** The setting the operator has to look at when the key is refused. */
  setting: string;
  /** In milliseconds. */
  patience: number;
};

/** Posts JSON to a provider's API and parses what it answers; whatever goes wrong is one sentence, and nothing the provider said is in it. */
export async function post<Shape extends z.ZodType>(
  { name, base_url, api_key, setting, patience }: Provider,
  path: string,
  body: unknown,
  shape: Shape,
): Promise<z.output<Shape>> {
  const unavailable = (message: string, cause?: unknown) => new Failure("unavailable", message, { cause });
  const signal = AbortSignal.timeout(patience);
  try {
    const response = await ask(`${base_url.replace(/\/+$/, "")}${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json",
        ...(api_key ? { authorization: `Bearer ${api_key}` } : {}),
      },
      body: JSON.stringify(body),
      redirect: "error",
      signal,
    });
    if (!response.ok) throw refusal({ name, setting }, response, await codeIn(response));
    const read = shape.safeParse(await response.json());
    if (!read.success) throw unavailable(`${name} gave an answer that cannot be read. Please try again.`);
    return read.data;
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (signal.aborted) throw unavailable(`${name} took too long to answer. Please try again.`, error);
    if (error instanceof SyntaxError) throw unavailable(`${name} gave an answer that cannot be read. Please try again.`, error);
    throw unavailable(`${name} could not be reached. Please try again.`, error);
  }
}

const refused = z.object({ code: z.string() });

/** The provider's own word for what went wrong. */
async function codeIn(response: Response): Promise<string | undefined> {
  return refused.safeParse(await response.json().catch(() => undefined)).data?.code;
}

function refusal({ name, setting }: Pick<Provider, "name" | "setting">, { status, headers }: Response, code?: string): Failure {
  const unavailable = (message: string) => new Failure("unavailable", `${name} ${message}`, { code });
  if (status === 429) {
    const seconds = Number(headers.get("retry-after")) || undefined;
    const when = seconds === undefined ? "in a few minutes" : `in ${seconds} ${seconds === 1 ? "second" : "seconds"}`;
    return new Failure("too_many", `${name} takes no more questions now. Try again ${when}.`, { retry_after: seconds });
  }
  if (status === 401 || status === 403)
    return unavailable(`refused the key. The operator of this server has to check ${setting}.`);
  if (status === 402) return unavailable("has no credit left. The operator of this server has to look after it.");
  if (status >= 500) return unavailable("is out of order. Please try again later.");
  return unavailable("did not accept the question. The operator of this server has to look after it.");
}
