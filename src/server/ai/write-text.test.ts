import pino from "pino";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { type Brief, nothingYet } from "#domain/brief.ts";
import { askOverview } from "#server/prompts/overview.ts";
import { builtIn } from "./built-in.ts";
import { modelAi } from "./model-ai.ts";
import { startModelServer } from "./testing-model.ts";

const model = await startModelServer();
afterAll(model.close);
beforeEach(() => {
  model.calls.length = 0;
  model.turns.length = 0;
});

const brief: Brief = {
  project: { name: "Farm Boxes", description: "Farmers sell boxes of vegetables to restaurants." },
  ...nothingYet,
};
const bases = {
  openai: "/v1",
  anthropic: "/v1",
  google: "/v1beta",
  mistral: "/v1",
  "openai-compatible": "/v1",
  ollama: "/v1",
} as const;
const providers = Object.keys(bases) as (keyof typeof bases)[];
const words = "Farmers list boxes — on Monday.\n\nRestaurants order them.";

function write(provider: keyof typeof bases, more: { timeout?: number; signal?: AbortSignal } = {}) {
  const { signal, ...config } = more;
  const pieces: string[] = [];
  const settings = { provider, model: "test-model", api_key: "sk-secret", base_url: model.url + bases[provider], ...config };
  const asked = modelAi(settings, pino({ level: "silent" })).ask(askOverview(brief), {
    ...(signal ? { signal } : {}),
    onText: (piece) => pieces.push(piece),
  });
  return { asked, pieces };
}

describe.each(providers)("a text by a model of %s", (provider) => {
  test("is handed on piece by piece, whole at the end, with its tokens", async () => {
    model.turns.push({ text: words });
    const { asked, pieces } = write(provider);
    expect(await asked).toEqual({ value: words, usage: { input_tokens: 120, output_tokens: 45 } });
    expect(pieces.filter(Boolean).length).toBeGreaterThan(5);
    expect(pieces.join("")).toBe(words);
  });

  test.each([
    [
      "too many questions",
      { status: 429, headers: { "retry-after": "7" } },
      "The language model takes no more questions now. Try again in 7 seconds.",
    ],
    ["a fault", { status: 503 }, "The language model is out of order. Please try again later."],
    [
      "a revoked key",
      { status: 401 },
      "The language model refused the key. The operator of this server has to check AI_API_KEY.",
    ],
    ["an empty answer", { text: "" }, "The language model gave an empty answer. Please try again."],
    ["an over-long answer", { text: words, ended: "length" }, "The language model's answer was cut off. Please try again."],
  ] as const)("ends with %s in one sentence", async (_what, turn, message) => {
    model.turns.push(turn);
    await expect(write(provider).asked).rejects.toMatchObject({ name: "Failure", message });
    expect(model.calls).toHaveLength(1);
  });

  test("that breaks off, never comes or is stopped ends in one sentence, too", async () => {
    model.turns.push({ cut: true });
    const cut = write(provider);
    await expect(cut.asked).rejects.toMatchObject({ name: "Failure", kind: "unavailable" });
    expect(cut.pieces.join("")).toBe("Half of an ");
    model.turns.splice(0, 1, { begins: "It begins " });
    await expect(write(provider, { timeout: 300 }).asked).rejects.toMatchObject({
      message: "The language model took too long. Please try again.",
    });
    const stop = new AbortController();
    const { asked, pieces } = write(provider, { signal: stop.signal });
    setTimeout(() => stop.abort(), 200);
    await expect(asked).rejects.toMatchObject({ message: "The drafting was stopped." });
    expect(pieces.join("")).toBe("It begins ");
  });
});

// Mistral has no word for it
test.each(providers.filter((provider) => provider !== "mistral"))(
  "a text that %s declines to write is said to be",
  async (provider) => {
    model.turns.push({ text: "I cannot.", ended: "filter" });
    await expect(write(provider).asked).rejects.toMatchObject({
      message: "The language model declined to answer. Reword the description and try again.",
    });
  },
);

test("the built-in drafter's text comes in a few pieces that make the whole", async () => {
  const pieces: string[] = [];
  const { value } = await builtIn.ask(askOverview(brief), { onText: (piece) => pieces.push(piece) });
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.join("")).toBe(value);
});
