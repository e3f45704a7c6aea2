import { allSpecificationTexts, type FileRow, type ProjectFile } from "#domain/export/json.ts";
import { allNouns, type Noun, nouns } from "#domain/nouns/all.ts";
import type { Reading } from "./place.ts";
import type { Placed } from "./placed.ts";
import type { FileReading } from "./reading.ts";
import type { OwnRow } from "./source.ts";

/** Our own JSON as the rows and texts it was made of; what it says that we do not know stays source text. */
export function readOwnFile(file: ProjectFile): Reading & Pick<FileReading, "project" | "settings"> {
  const { $schema, format, format_version, generated_at, project, specification, choices, questionnaire, rows, ...rest } = file;
  // what people accepted elsewhere nobody accepted here
  const { acceptance: _accepted, quality: _quality, ...other } = rest;
  const texts = allSpecificationTexts.flatMap((kind): Placed[] => {
    const text = specification[kind];
    return text?.trim() ? [{ key: kind, kind, words: { text }, sources: [] }] : [];
  });
  const listed = allNouns.flatMap((noun) => (rows[noun] ?? []).map((row) => rowOf(noun, row)));
  const unknown = Object.entries(other).map(([name, said]) => sourceRow(name, `${name}: ${JSON.stringify(said)}`));
  const foreign = allNouns.flatMap((noun) => (rows[noun] ?? []).flatMap((row) => foreignWords(noun, row)));
  return {
    rows: [...texts, ...listed, ...foreign, ...unknown],
    headings: new Set(),
    tables: new Map(),
    rest: new Map(),
    project,
    settings: { choices: choices ?? {}, questionnaire: questionnaire ?? null },
  };
}

/** Rows of our own tables; what stands in columns we do not know stays source text. */
export function readOwnRows(rows: readonly OwnRow[]): Reading {
  const listed = rows.map(({ noun, number, words }, at): Placed => {
    return { key: `${noun}:row ${at}`, kind: noun, words, ...(number ? { number } : {}), sources: [] };
  });
  const foreign = rows.flatMap(({ noun, number, words, other }, at): Placed[] => {
    const lines = other.map(([label, text]) => `${label}: ${text}`);
    const title = [number ? `${nouns[noun].prefix}-${number}` : "", words.name].filter(Boolean).join(" ");
    return lines.length > 0 ? [sourceRow(`${noun}:row ${at}`, [title, ...lines].join("\n"))] : [];
  });
  return { rows: [...listed, ...foreign], headings: new Set(), tables: new Map(), rest: new Map() };
}

const keyOf = (noun: Noun, number: number) => `${noun}:${number}`;
const isWord = (noun: Noun, field: string) => Object.hasOwn(nouns[noun].fields, field);

function rowOf(noun: Noun, { number, ...said }: FileRow): Placed {
  const words = Object.entries(said).filter(([field, text]) => isWord(noun, field) && text !== null && text !== "");
  const written = Object.fromEntries(words.map(([field, text]) => [field, String(text)]));
  return { key: keyOf(noun, number), kind: noun, words: written, number, sources: [] };
}

function foreignWords(noun: Noun, { number, ...said }: FileRow): Placed[] {
  const words = Object.entries(said).filter(([field, text]) => !isWord(noun, field) && text !== null && text !== "");
  if (words.length === 0) return [];
  const lines = words.map(([field, text]) => `${field}: ${text}`);
  return [sourceRow(keyOf(noun, number), `${nouns[noun].prefix}-${number}\n${lines.join("\n")}`)];
}

const sourceRow = (name: string, text: string): Placed => ({ key: `said:${name}`, kind: "source", words: { text }, sources: [] });
