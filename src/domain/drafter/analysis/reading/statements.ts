import { sentencesOf } from "#domain/drafter/analysis/clean.ts";
import { answered } from "./conversation.ts";

const SPEAKER = /^\s*((?:[A-Z]|[A-Z][\p{L}.'-]{1,14}(?: [A-Z][\p{L}'-]{1,14}){0,2}))\s*:\s+/u;

/** Somebody asks or speaks twice; else the names are roles, each with what it does. */
function hasSpeakers(lines: readonly string[]): boolean {
  const turns = lines.filter((line) => SPEAKER.test(line));
  const speakers = new Set(turns.map((line) => SPEAKER.exec(line)?.[1]));
  return turns.length >= 2 && (speakers.size < turns.length || turns.some((line) => /\?\s*$/.test(line)));
}

/** Turns without names: lines behind dashes, and several of them ask. */
function takesTurns(lines: readonly string[]): boolean {
  const turns = lines.filter((line) => /^\s*[-–—]\s+\S/.test(line));
  return turns.length >= 4 && turns.filter((line) => /\?\s*$/.test(line)).length >= 2;
}

/** The text as statements: speakers left out, and what is asked told together with its answer. */
export function statementsOf(text: string): string[] {
  const lines = text.split("\n");
  const named = hasSpeakers(lines);
  const told = named ? lines.map((line) => line.replace(SPEAKER, "")).join("\n") : text;
  return answered(sentencesOf(told), named || takesTurns(lines));
}
