import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { prepareDatabase } from "#server/postgres/prepare.ts";
import { type Author, author } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";
import { build } from "./build.ts";
import { type Catalogue, readCatalogue } from "./catalogue.ts";
import { Refusal } from "./errors.ts";
import { parse } from "./parse.ts";
import { parsePrefer } from "./prefer.ts";

const server = await startServer();
let ada: Author;
let catalogue: Catalogue;
const page: Record<string, string> = {};

beforeAll(async () => {
  ada = await author(server);
  const { ownerUrl } = await prepareDatabase({ adminUrl: server.database.url, owner: "postgres" });
  catalogue = await readCatalogue(ownerUrl);
  const { project_id } = ada;
  const pages = ["Home", "Search", "Help"].map((name, at) => ({
    project_id,
    name,
    description: at === 2 ? null : `The ${name} page, (100%)`,
  }));
  const made = await ada.db.from("pages").insert(pages).select("id, name").throwOnError();
  for (const { id, name } of made.data) page[name] = id;
  const of = (name: string) => page[name] ?? "";
  const sections = [
    { page_id: of("Home"), name: "Top" },
    { page_id: of("Home"), name: "Bottom" },
    { page_id: of("Search"), name: "Results" },
  ];
  await ada.db.from("sections").insert(sections).throwOnError();
});

// the typed client knows fewer shapes than it can send
const from = (table: string) => createClient(server.url, server.publishableKey, untyped(ada.token)).from(table);
const untyped = (token: string) => ({
  global: { headers: { Authorization: `Bearer ${token}` } },
  auth: { persistSession: false },
});
const names = async (query: PromiseLike<{ data: unknown; error: unknown }>) => {
  const { data, error } = await query;
  expect(error).toBeNull();
  return (data as { name: string }[]).map(({ name }) => name).sort();
};
const SECTIONS = "sections!sections_page_id_project_id_fkey";

test("every filter of the client finds what it says [API-08]", async () => {
  const pages = () => from("pages").select("name").eq("project_id", ada.project_id);
  expect(await names(pages().eq("name", "Home"))).toEqual(["Home"]);
  expect(await names(pages().neq("name", "Home"))).toEqual(["Help", "Search"]);
  expect(await names(pages().gt("number", 1))).toEqual(["Help", "Search"]);
  expect(await names(pages().gte("number", 2).lt("number", 3))).toEqual(["Search"]);
  expect(await names(pages().lte("number", 1))).toEqual(["Home"]);
  expect(await names(pages().like("name", "H%"))).toEqual(["Help", "Home"]);
  expect(await names(pages().ilike("name", "h*"))).toEqual(["Help", "Home"]);
  expect(await names(pages().likeAnyOf("name", ["Ho%", "Se%"]))).toEqual(["Home", "Search"]);
  expect(await names(pages().ilikeAllOf("name", ["h%", "%p"]))).toEqual(["Help"]);
  expect(await names(pages().is("description", null))).toEqual(["Help"]);
  expect(await names(pages().not("description", "is", null))).toEqual(["Home", "Search"]);
  expect(await names(pages().in("name", ["Home", "Help", "a,b", 'c"d']))).toEqual(["Help", "Home"]);
  expect(await names(pages().not("name", "in", "(Home,Help)"))).toEqual(["Search"]);
  expect(await names(pages().isDistinct("description", "The Home page, (100%)"))).toEqual(["Help", "Search"]);
  expect(await names(pages().textSearch("description", "home & page", { config: "english" }))).toEqual(["Home"]);
  expect(await names(pages().textSearch("description", "the home page", { type: "phrase" }))).toEqual(["Home"]);
  expect(await names(pages().textSearch("description", "search -home", { type: "websearch" }))).toEqual(["Search"]);
  expect(await names(pages().textSearch("description", "search page", { type: "plain" }))).toEqual(["Search"]);
  expect(await names(pages().match({ name: "Home", number: 1 }))).toEqual(["Home"]);
  expect(await names(pages().or('name.eq.Help,and(number.gt.1,description.eq."The Search page, (100%)")'))).toEqual([
    "Help",
    "Search",
  ]);
  expect(await names(pages().filter("name", "not.eq", "Home"))).toEqual(["Help", "Search"]);
});

test("rows can be renamed, cast, embedded, spread, ordered, cut and counted [API-09]", async () => {
  const one = await from("pages")
    .select(`title:name, number::text, ${SECTIONS}(name)`)
    .eq("name", "Home")
    .order("name", { referencedTable: "sections" })
    .single();
  expect(one).toMatchObject({
    error: null,
    data: { title: "Home", number: "1", sections: [{ name: "Bottom" }, { name: "Top" }] },
  });
  const cut = await from("pages").select(`name, parts:${SECTIONS}(name)`).order("number").limit(1, { referencedTable: "parts" });
  expect(cut.data?.map((row) => Reflect.get(row, "parts").length)).toEqual([1, 1, 0]);
  expect(await names(from("pages").select(`name, ${SECTIONS}!inner(name)`).eq("sections.name", "Results"))).toEqual(["Search"]);
  expect(await names(from("pages").select(`name, parts:${SECTIONS}()`).filter("parts", "is", "null"))).toEqual(["Help"]);
  expect(await names(from("pages").select(`name, parts:${SECTIONS}()`).or("parts.not.is.null,name.eq.Help"))).toEqual([
    "Help",
    "Home",
    "Search",
  ]);
  const up = await from("sections")
    .select("name, ...pages!sections_page_id_project_id_fkey(page:name)")
    .order("pages(name)", { ascending: false })
    .order("name");
  expect(up.data).toEqual([
    { name: "Results", page: "Search" },
    { name: "Bottom", page: "Home" },
    { name: "Top", page: "Home" },
  ]);
  const deep = await from("organizations").select("projects(name, pages!pages_project_id_fkey(name))").limit(1).single();
  expect(Reflect.get(Object(deep.data), "projects")).toMatchObject([{ name: "Harbour" }]);
  const range = await from("pages").select("name", { count: "exact" }).order("description", { nullsFirst: true }).range(0, 1);
  expect([range.status, range.count, range.data]).toEqual([206, 3, [{ name: "Help" }, { name: "Home" }]]);
  const head = await from("pages").select("*", { count: "exact", head: true });
  expect([head.count, head.data]).toEqual([3, null]);
  const csv = await from("pages").select("name, description").order("number").csv();
  expect(csv.data).toBe('name,description\nHome,"The Home page, (100%)"\nSearch,"The Search page, (100%)"\nHelp,');
  expect((await from("pages").select("name, description").eq("name", "Help").stripNulls()).data).toEqual([{ name: "Help" }]);
  expect((await from("pages").select("name").eq("name", "Nobody").maybeSingle()).data).toBeNull();
  expect((await from("pages").select("name").order("number").limit(1, {}).maybeSingle()).data).toEqual({ name: "Home" });
});

test("rows are written, merged, kept and removed as the client says, and a write of too many changes nothing [API-10]", async () => {
  const { project_id } = ada;
  const classes = () => from("user_classes");
  const [first, second] = [randomUUID(), randomUUID()];
  const bulk = [
    { id: first, project_id, name: "One", description: "a" },
    { id: second, project_id, name: "Two" },
  ];
  expect((await classes().insert(bulk).select("name, description")).data).toEqual([
    { name: "One", description: "a" },
    { name: "Two", description: null },
  ]);
  const defaults = [
    { project_id, name: "Three" },
    { project_id, name: "Four", revision: 1 },
  ];
  expect((await classes().insert(defaults, { defaultToNull: false, count: "exact" })).count).toBe(2);
  expect((await classes().upsert({ id: first, project_id, name: "Uno" }).select("name").single()).data).toEqual({ name: "Uno" });
  const kept = { id: first, project_id, name: "Eins" };
  expect((await classes().upsert(kept, { ignoreDuplicates: true, onConflict: "id" }).select("name")).data).toEqual([]);
  expect((await classes().update({ description: "b" }).eq("id", second).select("name, projects(name)")).data).toEqual([
    { name: "Two", projects: { name: "Harbour" } },
  ]);
  expect((await classes().update({}).eq("id", second).select("name")).data).toEqual([]);
  expect((await classes().update({ description: "c" }).neq("id", first).single()).status).toBe(406);
  expect((await classes().select("name").eq("description", "c")).data).toEqual([]);
  const many = await classes().delete().neq("id", first).setHeader("Prefer", "handling=strict, max-affected=1");
  expect(many.error?.code).toBe("PGRST124");
  expect((await classes().delete({ count: "exact" }).neq("id", first)).count).toBe(3);
  expect((await classes().delete()).error?.code).toBe("21000");
  expect((await classes().update({ name: "All" })).error?.code).toBe("21000");
  expect((await classes().delete().eq("id", first).limit(1)).error?.code).toBe("PGRST114");
  expect(await names(classes().select("name"))).toEqual(["Uno"]);
});

test("functions answer by POST, GET and HEAD, with rows, values and nothing, and are found by their arguments [API-11]", async () => {
  const { db, organization_id } = ada;
  const asked = { org_id: organization_id, user_id_param: ada.id };
  expect((await db.rpc("is_org_admin", asked)).data).toBe(true);
  expect((await db.rpc("is_org_admin", asked, { get: true })).data).toBe(true);
  expect((await db.rpc("is_org_admin", asked, { head: true })).status).toBe(200);
  const sessions = await db.rpc("get_my_sessions").select("id").limit(1);
  expect(sessions.data).toHaveLength(1);
  expect((await db.rpc("get_my_sessions", undefined, { count: "exact" })).count).toBe(1);
  const renamed = await db
    .from("user_classes")
    .insert({ project_id: ada.project_id, name: "Guest" })
    .select("id")
    .single()
    .throwOnError();
  const removal = { project_id: ada.project_id, table_name: "user_classes", ids: [renamed.data.id] };
  expect((await db.rpc("remove_rows", removal, { get: true })).error?.code).toBe("25006");
  expect((await db.rpc("remove_rows", removal)).data).toBe(1);
  expect((await db.rpc("is_org_admin", { org_id: organization_id } as never)).error?.code).toBe("PGRST202");
  expect((await db.rpc("is_org_admin", { ...asked, more: 1 } as never)).error?.code).toBe("PGRST202");
  const nothing = await db.rpc("end_my_session", { session_id: sessions.data?.[0]?.id ?? "" });
  expect([nothing.status, nothing.data]).toEqual([204, null]);
});

test("what stands behind the end of a list is refused instead of dropped", async () => {
  for (const filter of ['in.("")more",x)', "in.(a)b", "not.in.(a),b"]) {
    const answer = await ada.db
      .from("pages")
      .select("id")
      .filter("name", filter.replace(/\..*/s, ""), filter.replace(/^[^.]*\./s, ""));
    expect([answer.status, answer.error?.code], filter).toEqual([400, "PGRST100"]);
  }
});

const MARK = "zq9mark";
const marked = fc
  .tuple(fc.string({ maxLength: 12 }), fc.constantFrom("", '"', "'", ")", "(", ",", ";", "--", "$1", "\\", "::", "->", "}", "é"))
  .map(([text, sign]) => `${text}${sign}${MARK}${sign}`);
const template = fc.constantFrom(
  (w: string): [string, string] => ["name", `eq.${w}`],
  (w: string): [string, string] => ["name", `not.in.("${w}",${w})`],
  (w: string): [string, string] => ["name", `like(any).{${w}}`],
  (w: string): [string, string] => ["description", `fts(${w}).${w}`],
  (w: string): [string, string] => ["or", `(name.eq.${w},and(number.gt."${w}",name.is.null))`],
  (w: string): [string, string] => ["select", `${w}:name,"${w}":number,designs_file->${w}->>"${w}"`],
  (w: string): [string, string] => ["select", `"${w}":${SECTIONS}(name)`],
  (w: string): [string, string] => ["select", `name::${w}`],
  (w: string): [string, string] => ["order", `name.${w}`],
  (w: string): [string, string] => [`designs_file->>${w}`, "eq.1"],
  (w: string): [string, string] => [w, "eq.1"],
  (w: string): [string, string] => ["limit", w],
  (w: string): [string, string] => [`sections.${w}`, "eq.1"],
);

test("nothing of a request becomes part of a statement: its words are bound or refused [API-12]", async () => {
  let built = 0;
  const method = fc.constantFrom("GET", "POST", "PATCH", "DELETE");
  const body = new TextEncoder().encode(JSON.stringify({ name: MARK, description: `'${MARK}` }));
  const shape = {
    form: "list",
    mustBeOne: true,
    mostAffected: 2,
    stripsNulls: false,
    counts: true,
    missingIsDefault: true,
  } as const;
  await fc.assert(
    fc.property(method, fc.array(fc.tuple(template, marked), { minLength: 1, maxLength: 3 }), (method, parts) => {
      const search = new URLSearchParams(parts.map(([make, word]) => make(word)));
      if (method !== "GET" && method !== "POST") search.append("number", `eq.${MARK}`);
      try {
        const query = parse(catalogue, {
          method,
          name: "pages",
          isCall: false,
          search,
          prefer: parsePrefer(undefined),
          range: undefined,
          body,
        });
        const { text, values = [] } = build(query, shape);
        built += 1;
        expect(text).not.toContain(MARK);
        expect(text).toMatch(/^[\w\s"'.,:()$*=<>|&\-+?;[\]{}/!@#%]+$/);
        expect(values.some((value) => String(value).includes(MARK))).toBe(true);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        expect([400, 416]).toContain(error.status);
      }
    }),
    { numRuns: 3_000 },
  );
  expect(built).toBeGreaterThan(500);
});
