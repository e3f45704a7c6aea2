import fc from "fast-check";
import type { Catalogue } from "./catalogue.ts";
import { brokenBodies, nastyJson, nastyText, nested, poisonedKeys, sqlFragments } from "./nasties.ts";
import type { Shot } from "./send.ts";

/** A kind of attack on one target; whoever sends it comes later. */
export type Attack = fc.Arbitrary<Omit<Shot, "who" | "trick">>;
export type Attacks = Record<string, Attack>;
type Table = Catalogue["tables"][number];

const operators = [
  "eq",
  "neq",
  "gt",
  "gte",
  "lt",
  "lte",
  "like",
  "ilike",
  "match",
  "imatch",
  "in",
  "is",
  "isdistinct",
  "cs",
  "cd",
  "ov",
];
const more = [
  "sl",
  "sr",
  "nxl",
  "nxr",
  "adj",
  "fts",
  "plfts",
  "phfts",
  "wfts(english)",
  "like(any)",
  "eq(all)",
  "eq(any)",
  "constructor",
  "__proto__",
];
const operator = fc
  .tuple(fc.constantFrom("", "", "not.", "not.not."), fc.constantFrom(...operators, ...more))
  .map((pair) => pair.join(""));
export const written = (text: string) => encodeURIComponent(text.toWellFormed().replaceAll("\ufffd", "")).replaceAll("'", "%27");
/** Also what no encoder writes: half a surrogate, overlong slashes, a percent sign alone. */
const raw = fc.constantFrom("%ED%A0%80", "%C0%AF", "%", "%zz", "%00", "%FF%FE", "+", "%25%30%30", "%u0000");
const value = fc.oneof({ weight: 9, arbitrary: nastyText.map(written) }, { weight: 1, arbitrary: raw });
const get = (path: string) => ({ method: "GET", path: path.slice(0, 15_000) });
const json = { "content-type": "application/json" };

export function tableAttacks({ name, columns, near }: Table): Attacks {
  const column = fc.constantFrom(...columns.map((one) => one.name));
  const place = `/rest/v1/${name}`;
  const filter = fc.tuple(column, operator, value).map(([c, o, v]) => `${c}=${o}.${v}`);
  const term = fc.tuple(column, operator, value).map(([c, o, v]) => `${c}.${o}.${v.replaceAll("%2C", "").replaceAll("%29", "")}`);
  const row = fc.dictionary(fc.oneof(column, column, fc.constantFrom(...poisonedKeys)), nastyJson, {
    maxKeys: 5,
    noNullPrototype: true,
  });
  const body = fc.oneof(
    { weight: 5, arbitrary: row.map(written2) },
    { weight: 1, arbitrary: fc.array(row.map(written2), { maxLength: 4 }).map((rows) => `[${rows}]`) },
  );
  return {
    "a value of another type": filter.map((one) => get(`${place}?${one}`)),
    "values of another type": fc.array(filter, { minLength: 2, maxLength: 6 }).map((all) => get(`${place}?${all.join("&")}`)),
    "a list of nonsense": fc
      .tuple(column, fc.array(value, { maxLength: 30 }))
      .map(([c, all]) => get(`${place}?${c}=in.(${all})`)),
    "a poisoned key": fc
      .tuple(fc.constantFrom(...poisonedKeys), operator, value, fc.constantFrom("", "select=*&", "or=(", "not."))
      .map(([key, o, v, before]) => get(`${place}?${before}${written(key)}=${o}.${v}`)),
    "a poisoned name": fc
      .tuple(
        fc.constantFrom("select", "order", "columns", "on_conflict", "or", "and"),
        fc.constantFrom(...poisonedKeys, ...sqlFragments),
      )
      .map(([key, word]) => get(`${place}?${key}=${written(word)}`)),
    "a JSON path": fc
      .tuple(column, fc.constantFrom("->", "->>", "->0->", "->>a->"), value, value)
      .map(([c, arrow, at, v]) => get(`${place}?${c}${arrow}${at}=eq.${v}&select=${c}${arrow}${at}&order=${c}${arrow}${at}`)),
    "a wild selection": fc
      .tuple(
        fc.array(fc.oneof(column, value), { minLength: 1, maxLength: 5 }),
        fc.constantFrom(
          "",
          ".count()",
          "::text",
          "::regclass",
          "::__proto__",
          "(*)",
          "!inner(*)",
          ".sum()",
          "->x::int",
          ":x",
          ":",
        ),
      )
      .map(([all, end]) => get(`${place}?select=${all.map((one) => one + end)}`)),
    "embeds in embeds": fc
      .tuple(
        fc.constantFrom(...near, name, "organizations", "users", "auth.users", "pg_class"),
        fc.integer({ min: 1, max: 14 }),
        fc.constantFrom("", "!inner", "!left", "!x", "!__proto__"),
      )
      .map(([other, deep, hint]) => get(`${place}?select=${nestedEmbeds([other, name], deep, hint)}`)),
    "a spread": fc
      .constantFrom(...near, name)
      .map((other) => get(`${place}?select=*,...${other}(*)&${other}.id=eq.1&${other}.limit=-1&${other}.order=x`)),
    "2,000 filters": fc
      .tuple(column, operator)
      .map(([c, o]) => get(`${place}?${Array.from({ length: 600 }, (_, n) => `${c}=${o}.${n}`).join("&")}`)),
    "conditions in conditions": fc
      .tuple(term, fc.constantFrom(1, 5, 50, 500), fc.constantFrom("or", "and", "not.or", "not.and"))
      .map(([one, deep, word]) => get(`${place}?${word}=${nested(deep, `(${one},or`, ")", `(${one})`)}`)),
    "broken conditions": fc
      .tuple(
        fc.constantFrom("or", "and", "not.and", "x.or"),
        fc.constantFrom(
          "(",
          ")",
          "()",
          "(,)",
          "((((",
          "(a)",
          "(a.b)",
          "(a.eq)",
          "(not)",
          "(a.eq.1",
          '(a.eq.")',
          "(__proto__.eq.1)",
        ),
      )
      .map(([word, broken]) => get(`${place}?${word}=${broken}`)),
    "a wild order": fc
      .tuple(fc.oneof(column, value), value)
      .map(([c, way]) => get(`${place}?order=${c}.${way},${c}.desc.nullsfirst`)),
    "a wild range": fc.tuple(value, value).map(([limit, offset]) => get(`${place}?limit=${limit}&offset=${offset}`)),
    "a row to add": body.map((text) => ({ method: "POST", path: place, headers: json, body: text })),
    "a row to put": fc.tuple(body, filter, fc.constantFrom("POST", "PUT")).map(([text, where, method]) => ({
      method,
      path: `${place}?on_conflict=id&${where}`.slice(0, 15_000),
      headers: { ...json, prefer: "resolution=merge-duplicates,return=representation" },
      body: text,
    })),
    "columns of the caller": fc.tuple(body, value).map(([text, all]) => ({
      method: "POST",
      path: `${place}?columns=${all},id`.slice(0, 15_000),
      headers: { ...json, prefer: "missing=default" },
      body: text,
    })),
    "a change": fc
      .tuple(body, filter)
      .map(([text, where]) => ({ method: "PATCH", path: `${place}?${where}`.slice(0, 15_000), headers: json, body: text })),
    "a deletion": filter.map((where) => ({
      method: "DELETE",
      path: `${place}?${where}`.slice(0, 15_000),
      headers: { prefer: "return=representation,count=exact" },
    })),
    "a body of nonsense": fc
      .tuple(fc.constantFrom("POST", "PATCH", "PUT"), fc.constantFrom(...Object.values(brokenBodies)))
      .map(([method, text]) => ({
        method,
        path: `${place}?id=eq.1`,
        headers: json,
        body: text,
        mayCut: true,
      })),
    "a guessed total": fc
      .constantFrom("exact", "planned", "estimated", "__proto__")
      .chain((kind) =>
        fc
          .constantFrom("GET", "HEAD")
          .map((method) => ({ method, path: `${place}?select=*&limit=1`, headers: { prefer: `count=${kind}` } })),
      ),
  };
}

export function rpcAttacks({ name, args }: Catalogue["rpcs"][number]): Attacks {
  const place = `/rest/v1/rpc/${name}`;
  const arg = fc.constantFrom(...args.map((one) => one.name), "x");
  const one = fc.tuple(...(args.length === 0 ? [nastyJson] : args.map(() => nastyJson)));
  const whole = one.map((values) => `{${args.map((of, at) => `"${of.name}":${values[at]}`)}}`);
  const post = (body: string | Buffer, headers = {}) => ({ method: "POST", path: place, headers: { ...json, ...headers }, body });
  return {
    "arguments of other types": whole.map((body) => post(body)),
    "a body of nonsense": fc.constantFrom(...Object.values(brokenBodies)).map((body) => ({ ...post(body), mayCut: true })),
    "arguments more": fc
      .tuple(arg, nastyJson, fc.constantFrom(...poisonedKeys))
      .map(([a, v, key]) => post(`{"${a}":${v},"${key}":${v}}`)),
    "arguments in the address": fc.tuple(arg, value).map(([a, v]) => get(`${place}?${a}=${v}`)),
    "a filter": fc.tuple(arg, operator, value, whole).map(([a, o, v, body]) => ({
      ...post(body),
      path: `${place}?${a}=${o}.${v}&select=${v}&order=${a}.x&limit=${v}`.slice(0, 15_000),
    })),
    "a poisoned key": fc
      .tuple(fc.constantFrom(...poisonedKeys), value)
      .map(([key, v]) => get(`${place}?${written(key)}=eq.${v}`)),
    "a list of calls": whole.map((body) => post(`[${body},${body}]`, { prefer: "params=multiple-objects" })),
    "one argument for all": nastyJson.map((body) => post(body, { prefer: "params=single-object,count=planned" })),
  };
}

function nestedEmbeds([first = "", second = ""]: string[], deep: number, hint: string): string {
  const names = Array.from({ length: deep }, (_, at) => (at % 2 === 0 ? first : second) + hint);
  return `${names.map((name) => `id,${name}(`).join("")}id${")".repeat(deep)}`;
}

const written2 = (row: Record<string, string>) =>
  `{${Object.entries(row).map(([key, text]) => `${JSON.stringify(key)}:${text}`)}}`;
