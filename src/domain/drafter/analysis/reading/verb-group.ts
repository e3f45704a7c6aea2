import { formsOf } from "#domain/drafter/language/verbs.ts";
import { BE, DO, HAVE, MODAL, verbOf, WISH, type Word } from "./word.ts";

export type Group = {
  at: number;
  /** The first word after the deed. */
  end: number;
  base: string;
  form: "base" | "third" | "past" | "ing" | "participle";
  passive: boolean;
  /** "is", "has" and no deed after it. */
  state: boolean;
  denied: boolean;
  modal?: string;
  /** What it shares with the deed before it: "can be [passed on] but not sold". */
  helpers?: readonly Word[];
};

const ABLE = /^(able|allowed|required|obliged|expected|entitled|supposed|permitted|meant|free|due|willing|about|going)$/;

export function skipAdverbs(words: readonly Word[], at: number): number {
  let index = at;
  while (words[index]?.tag === "adv") index += 1;
  return index;
}

const denies = (words: readonly Word[], from: number, to: number) =>
  words.slice(from, to).some(({ word }) => /^(not|never|no|neither|cannot|no longer)$|n't$/.test(word));

/** A deed that says by its helpers that it is one: "may be shown", "has to accept", "wants to know". */
export function helpedGroup(words: readonly Word[], at: number): Group | undefined {
  const first = words[at];
  if (!first) return undefined;
  const next = skipAdverbs(words, at + 1);
  const denied = denies(words, at, next);
  if (MODAL.has(first.word)) {
    const after = words[next];
    if (!after) return undefined;
    if (after.word === "like" && words[next + 1]?.word === "to") return plainInfinitive(words, at, next + 2, denied, "would");
    if (WISH.has(after.word) && words[next + 1]?.word === "to") return plainInfinitive(words, at, next + 2, denied, "want");
    if (after.word === "be") return { ...beGroup(words, at, next, denied), modal: first.word };
    if (first.word === "ought") return plainInfinitive(words, at, next + 1, denied, "should");
    if (HAVE.has(after.word)) {
      const group = haveGroup(words, at, next, denied);
      // "must have signed" says what has to be done
      return { ...group, form: group.form === "past" && !group.passive ? "base" : group.form, modal: first.word };
    }
    if (DO.has(after.word))
      return { at, end: next + 1, base: "do", form: "base", passive: false, state: false, denied, modal: first.word };
    if (after.word === "rather") return helpedBy(words, at, skipAdverbs(words, next + 1), denied, first.word);
    return helpedBy(words, at, next, denied, first.word);
  }
  // "where he's left it"
  const done = words[next];
  const isDone =
    first.word === "'s" &&
    (done?.verb?.form === "past" || done?.word === "left") &&
    /^(it|them|him|her)$/.test(words[next + 1]?.word ?? "");
  if (isDone) return haveGroup(words, at, at, denied);
  if (BE.has(first.word)) return beGroup(words, at, at, denied);
  if (HAVE.has(first.word)) return haveGroup(words, at, at, denied);
  if (DO.has(first.word)) {
    const after = words[next];
    const base = after?.verb?.form === "base" ? after.verb.base : undefined;
    if (after && base && (denied || /n't$/.test(first.word)))
      return { at, end: next + 1, base, form: "base", passive: false, state: false, denied: true };
    return {
      at,
      end: at + 1,
      base: "do",
      form: first.word === "does" ? "third" : first.word === "did" ? "past" : "base",
      passive: false,
      state: false,
      denied: false,
    };
  }
  // "gets told", "get counted back in"
  const got = words[next];
  if (
    /^gets?$/.test(first.word) &&
    got?.verb?.known &&
    got.verb.form === "past" &&
    !/^(noun|adj)$/.test(words[next + 1]?.tag ?? "")
  )
    return {
      at,
      end: next + 1,
      base: got.verb.base,
      form: first.word === "gets" ? "third" : "base",
      passive: true,
      state: false,
      denied,
    };
  if (WISH.has(first.word) && words[next]?.word === "to") return plainInfinitive(words, at, next + 1, denied, "want");
  return undefined;
}

/** "may | enter" */
function helpedBy(words: readonly Word[], at: number, next: number, denied: boolean, helper: string): Group | undefined {
  const after = words[next];
  if (!after || /^(pron|det|poss|prep|conj|comma|break|num)$/.test(after.tag)) return undefined;
  const modal = /^('d|would)$/.test(helper) ? "would" : helper;
  return { at, end: next + 1, base: after.verb?.base ?? after.word, form: "base", passive: false, state: false, denied, modal };
}

const IS_PAST_TOO = /^(?:become|come|overcome|run|put|cut|set|shut|hit)$/;

/** "be able to search", "be shown", "is to be told" */
function beGroup(words: readonly Word[], at: number, be: number, earlier: boolean): Group {
  const next = skipAdverbs(words, be + 1);
  const denied = earlier || denies(words, be, next);
  const after = words[next];
  const form = BE.has(words[at]?.word ?? "") ? "participle" : "base";
  const state: Group = { at, end: be + 1, base: "be", form, passive: false, state: true, denied };
  if (!after) return state;
  if (after.word === "to") return plainInfinitive(words, at, next + 1, denied, "must") ?? state;
  if (ABLE.test(after.word) && words[next + 1]?.word === "to")
    return plainInfinitive(words, at, next + 2, denied, "can") ?? state;
  if (after.word === "being") return beGroup(words, at, next, denied);
  // "left" is rarely a deed elsewhere
  const verb = after.verb ?? (after.word === "left" ? verbOf(after.word) : undefined);
  const participle = verb?.form === "past" || (verb?.known && formsOf(verb.base).past === after.word);
  if (verb && participle && after.word !== "interested")
    return { at, end: next + 1, base: verb.base, form: "participle", passive: true, state: false, denied };
  if (after.verb?.form === "ing" && after.verb.known)
    return { at, end: next + 1, base: after.verb.base, form: "ing", passive: false, state: false, denied };
  return state;
}

function haveGroup(words: readonly Word[], at: number, have: number, earlier: boolean): Group {
  const next = skipAdverbs(words, have + 1);
  const denied = earlier || denies(words, have, next);
  const after = words[next];
  const form = words[have]?.word === "has" ? "third" : "base";
  if (after?.word === "to") {
    const group = plainInfinitive(words, at, next + 1, denied, "must");
    if (group) return { ...group, form };
  }
  if (after?.word === "been") return { ...beGroup(words, at, next, denied), form: "past" };
  const verb = after?.verb ?? (after?.word === "left" ? verbOf(after.word) : undefined);
  // "what has become of it"
  const isDone = verb?.form === "past" || (verb?.known === true && IS_PAST_TOO.test(verb.base) && verb.form === "base");
  if (verb && isDone && !/^(noun|adj)$/.test(words[next + 1]?.tag ?? ""))
    return { at, end: next + 1, base: verb.base, form: "past", passive: false, state: false, denied };
  return { at, end: have + 1, base: "have", form, passive: false, state: true, denied };
}

function plainInfinitive(words: readonly Word[], at: number, verb: number, denied: boolean, modal: string): Group | undefined {
  const index = skipAdverbs(words, verb);
  const after = words[index];
  if (!after) return undefined;
  if (after.word === "be") return { ...beGroup(words, at, index, denied), modal };
  if (HAVE.has(after.word)) return { at, end: index + 1, base: "have", form: "base", passive: false, state: true, denied, modal };
  if (/^(pron|det|poss|prep|conj|comma|break)$/.test(after.tag)) return undefined;
  return {
    at,
    end: index + 1,
    base: verbOf(after.word)?.base ?? after.word,
    form: "base",
    passive: false,
    state: false,
    denied,
    modal,
  };
}
