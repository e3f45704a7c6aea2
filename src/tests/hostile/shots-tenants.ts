import fc from "fast-check";
import type { Catalogue } from "./catalogue.ts";
import type { Attacks } from "./shots-rest.ts";

const json = { "content-type": "application/json" };
const isId = (name: string) => name === "id" || name.endsWith("_id") || /_by$/.test(name);

/** The victim's ids wherever a table takes an id. */
export function tableProbes(
  { name, columns, near }: Catalogue["tables"][number],
  ids: readonly string[],
  own: readonly string[],
): Attacks {
  const theirs = fc.constantFrom(...ids);
  const mine = fc.constantFrom(...own);
  const column = fc.constantFrom(...columns.map((one) => one.name).filter(isId), columns[0]?.name ?? "id");
  const place = `/rest/v1/${name}`;
  const row = (id: string) => JSON.stringify(Object.fromEntries(columns.map((one) => [one.name, valueFor(one, id)])));
  const prefer = fc.constantFrom(
    "return=representation",
    "return=headers-only",
    "return=minimal,count=exact",
    "count=planned",
    "resolution=merge-duplicates,return=representation",
  );
  return {
    "their row": fc
      .tuple(column, theirs, prefer)
      .map(([c, id, p]) => ({ method: "GET", path: `${place}?${c}=eq.${id}`, headers: { prefer: p } })),
    "their rows in a list": fc.tuple(column, fc.array(theirs, { minLength: 1, maxLength: 8 })).map(([c, all]) => ({
      method: "GET",
      path: `${place}?${c}=in.(${all})&select=*${near.map((other) => `,${other}(*)`).join("")}`,
    })),
    "their row through others": fc
      .tuple(fc.constantFrom(...near, name), theirs)
      .map(([other, id]) => ({ method: "GET", path: `${place}?select=*,${other}!inner(*)&${other}.id=eq.${id}` })),
    "a row in their place": fc
      .tuple(theirs, prefer)
      .map(([id, p]) => ({ method: "POST", path: place, headers: { ...json, prefer: p }, body: row(id) })),
    "a row over theirs": fc
      .tuple(theirs, prefer, fc.constantFrom("id", "project_id,version", "organization_id,user_id"))
      .map(([id, p, on]) => ({
        method: "POST",
        path: `${place}?on_conflict=${on}`,
        headers: { ...json, prefer: `resolution=merge-duplicates,${p}` },
        body: row(id),
      })),
    "their row changed": fc
      .tuple(column, theirs, prefer)
      .map(([c, id, p]) => ({ method: "PATCH", path: `${place}?${c}=eq.${id}`, headers: { ...json, prefer: p }, body: row(id) })),
    "a row moved to them": fc.tuple(column, mine, theirs, column).map(([c, me, id, to]) => ({
      method: "PATCH",
      path: `${place}?${c}=eq.${me}`,
      headers: { ...json, prefer: "return=representation" },
      body: JSON.stringify({ [to]: id }),
    })),
    "their row deleted": fc
      .tuple(column, theirs, prefer)
      .map(([c, id, p]) => ({ method: "DELETE", path: `${place}?${c}=eq.${id}`, headers: { prefer: p } })),
    "all rows": fc
      .constantFrom("exact", "planned", "estimated")
      .map((kind) => ({ method: "GET", path: `${place}?select=*&limit=1000`, headers: { prefer: `count=${kind}` } })),
  };
}

export function rpcProbes({ name, args }: Catalogue["rpcs"][number], ids: readonly string[]): Attacks {
  const id = fc.constantFrom(...ids);
  const path = `/rest/v1/rpc/${name}`;
  return {
    "their id": id.map((one) => ({
      method: "POST",
      path,
      headers: json,
      body: JSON.stringify(Object.fromEntries(args.map((arg) => [arg.name, valueFor(arg, one)]))),
    })),
    "their id in the address": id.map((one) => ({
      method: "GET",
      path: `${path}?${args.map((arg) => `${arg.name}=${encodeURIComponent(String(valueFor(arg, one)))}`).join("&")}`,
    })),
  };
}

export function bucketProbes(bucket: string, paths: readonly string[], own: string): Attacks {
  const path = fc.constantFrom(...paths);
  const post = (to: string, body: unknown) => ({
    method: "POST",
    path: `/storage/v1/${to}`,
    headers: json,
    body: JSON.stringify(body),
  });
  const folder = path.map((one) => one.split("/").slice(0, -1).join("/"));
  return {
    "their file": fc
      .tuple(
        path,
        fc.constantFrom(
          "object",
          "object/authenticated",
          "object/info",
          "object/info/authenticated",
          "object/sign",
          "render/image/authenticated",
        ),
      )
      .map(([one, way]) => ({ method: "GET", path: `/storage/v1/${way}/${bucket}/${one}` })),
    "their folder": fc
      .tuple(folder, fc.constantFrom("list", "list-v2"), fc.constantFrom("", "%", "_", "../"))
      .map(([one, way, before]) => post(`object/${way}/${bucket}`, { prefix: before + one, search: "", limit: 100, offset: 0 })),
    "a link to their file": path.map((one) => post(`object/sign/${bucket}/${one}`, { expiresIn: 60 })),
    "links to their files": path.map((one) => post(`object/sign/${bucket}`, { paths: [one, `../${one}`], expiresIn: 60 })),
    "a place for an upload": fc.tuple(folder, path).map(([one, two]) => ({
      ...post(`object/upload/sign/${bucket}/${one}/1_new.txt`, {}),
      headers: { ...json, "x-upsert": two.length % 2 ? "true" : "false" },
    })),
    "a file over theirs": fc.tuple(path, fc.constantFrom("POST", "PUT")).map(([one, method]) => ({
      method,
      path: `/storage/v1/object/${bucket}/${one}`,
      headers: { "content-type": "text/plain", "x-upsert": "true" },
      body: "mine",
    })),
    "a file in their folder": folder.map((one) => ({
      method: "POST",
      path: `/storage/v1/object/${bucket}/${one}/1_mine.txt`,
      headers: { "content-type": "text/plain" },
      body: "mine",
    })),
    "their file moved": path.map((one) =>
      post("object/move", { bucketId: bucket, sourceKey: one, destinationKey: `${own}/1_stolen.txt` }),
    ),
    "their file copied": path.map((one) =>
      post("object/copy", { bucketId: bucket, sourceKey: one, destinationKey: `${own}/1_stolen.txt`, destinationBucket: bucket }),
    ),
    "their file deleted": path.map((one) => ({
      method: "DELETE",
      path: `/storage/v1/object/${bucket}`,
      headers: json,
      body: JSON.stringify({ prefixes: [one] }),
    })),
    "the bucket": fc
      .constantFrom("GET", "PUT", "DELETE")
      .map((method) => ({ method, path: `/storage/v1/bucket/${bucket}`, headers: json, body: JSON.stringify({ public: true }) })),
    "the bucket emptied": fc.constant(post(`bucket/${bucket}/empty`, {})),
  };
}

function valueFor({ name, type }: { name: string; type: string }, id: string): unknown {
  if (type === "uuid") return id;
  if (type.endsWith("[]")) return [id];
  if (type === "jsonb" || type === "json") return { [name]: id };
  if (/int|numeric|double/.test(type)) return 1;
  if (type === "boolean") return true;
  if (/^timestamp|^date/.test(type)) return "2026-01-01T00:00:00Z";
  return type === "text" ? id : "member";
}
