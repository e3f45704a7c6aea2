import { setTimeout as delay } from "node:timers/promises";
import { call, type Said } from "#tests/hostile/call.ts";
import { manyParagraphs } from "#tests/hostile/many-paragraphs.ts";
import type { Author } from "#tests/support/people.ts";
import type { RealInstance } from "#tests/support/real-server.ts";

/** `opened` counts the answers that say of a document that it cannot be read. */
export type Misbehaved = { name: string; statuses: Record<string, number>; opened: number };
/** `others` misbehave with the bad one; `documented` is a project of the bad one with a questionnaire that says nothing, so that the documents attached to it are read. */
type Stage = { server: RealInstance; bad: Author; others: readonly Author[]; documented: string; isOver(): boolean };
type Lane = [name: string, count: number, act: (turn: number) => Promise<Said>];

const DOCUMENT_MS = 10_000;

/** Everything a signed-in person may send too much of, in lanes that never rest. */
export function misbehave({ server, bad, others, documented, isOver }: Stage): Promise<Misbehaved>[] {
  const { token, project_id } = bad;
  const embeds = `id,${"organization_members(organizations(".repeat(6)}id${"))".repeat(6)}`;
  const huge = JSON.stringify(Array.from({ length: 30_000 }, (_, n) => ({ project_id, name: `Page ${n} ${"x".repeat(60)}` })));
  const hostile = manyParagraphs(2_900_000, 0);
  const slow = Array.from({ length: 80 }, (_, n) => `name.ilike.*p*a*g*e*${n}x*`).join();
  const lanes: Lane[] = [
    ["nested embeds", 6, () => call(server, `/rest/v1/organizations?select=${embeds}`, { token })],
    [
      "wide embeds",
      4,
      () => call(server, "/rest/v1/projects?select=*,pages(*,sections(*)),user_classes(*),features(*)", { token }),
    ],
    [
      "counts",
      4,
      () =>
        call(server, "/rest/v1/pages?select=*&limit=1000&name=ilike.*9*&order=name", {
          token,
          headers: { prefer: "count=exact" },
        }),
    ],
    ...[bad, ...others].map(
      (one): Lane => [
        "long statements",
        3,
        () => call(server, `/rest/v1/pages?select=id&project_id=eq.${one.project_id}&or=(${slow})`, { token: one.token }),
      ],
    ),
    ["huge bodies", 3, () => call(server, "/rest/v1/pages", { token, body: huge })],
    ["storm", 8, (turn) => call(server, `/rest/v1/pages?select=id&limit=${turn % 50}`, { token })],
    [
      "wrong passwords",
      2,
      () => call(server, "/auth/v1/token?grant_type=password", { body: { email: bad.email, password: "wrong" } }),
    ],
    ["large drafts", 2, () => call(server, "/functions/v1/generate-overview", { token, body: { projectId: project_id } })],
    ["slow documents", 2, () => call(server, "/functions/v1/generate-overview", { token, body: { projectId: documented } })],
    ["hostile documents", 1, (turn) => plantDocument({ server, bad, documented }, turn, hostile)],
  ];
  return lanes.flatMap(([name, count, act]) =>
    Array.from({ length: count }, async () => {
      const statuses: Record<string, number> = {};
      let opened = 0;
      for (let turn = 0; !isOver(); turn += 1) {
        const { status, headers, text } = await act(turn);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (status === 400 && text.includes('"document_unreadable"')) opened += 1;
        // whoever is told to wait asks again at once, but not without end
        if (status >= 400) await delay(headers.has("retry-after") ? 50 : 10);
      }
      return { name, statuses, opened };
    }),
  );
}

/** The same with the archive's comment, so that what was read of one is not known of the next. */
function another(zip: Uint8Array, turn: number): Buffer {
  const comment = Buffer.from(String(turn));
  return Buffer.concat([zip.subarray(0, -2), Uint8Array.of(comment.length, 0), comment]);
}

/** Puts a document in the way of the next draft, each time another one. */
async function plantDocument(
  { server, bad: { db, token }, documented }: Omit<Stage, "isOver" | "others">,
  turn: number,
  hostile: Uint8Array,
): Promise<Said> {
  const path = `${documented}/${1_790_000_000_000 + turn}_plan.docx`;
  const type = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
  const body = another(hostile, turn);
  const headers = { "content-type": type };
  const said = await call(server, `/storage/v1/object/project_documents/${path}`, { token, method: "POST", body, headers });
  const document = { name: "plan.docx", path, url: `${server.url}/${path}`, type, size: body.length };
  const found = await db
    .from("questionnaires")
    .update({ project_documents: [document] })
    .eq("project_id", documented)
    .select("id");
  // what refuses because all is busy is tried again with the next one
  if (found.status === 200 && found.data?.length !== 1) throw new Error("The document stands in no questionnaire.");
  await delay(DOCUMENT_MS);
  return said;
}
