import { designFilesBucket } from "#domain/design-connections.ts";
import { Failure } from "#domain/failure.ts";
import type { DesignFile } from "#domain/nouns/pages.ts";
import { pageDesignMediaType, pageDesignPath } from "#domain/page-design-files.ts";
import { type Db, unwrap } from "./db.ts";
import { removeDesignFile } from "./design-files.ts";
import type { OnProgress } from "./upload-file.ts";
import { uploadTimed } from "./upload-timed.ts";

type PageKey = { project_id: string; page_id: string };

/** Stores a design of a page and writes it down there; a file that cannot be written down is not kept. */
export async function addPageDesign(db: Db, design: PageKey & { file: File; onProgress?: OnProgress }): Promise<DesignFile> {
  const { project_id, page_id, file, onProgress } = design;
  const type = pageDesignMediaType(file) ?? file.type;
  const pathAt = (at: number) => pageDesignPath({ project_id, page_id, name: file.name, type, at });
  const { path, url, at } = await uploadTimed(db, { bucket: designFilesBucket, pathAt, file, type, onProgress });
  const added = { name: file.name.slice(-300), url, path, size: file.size, uploadedAt: new Date(at).toISOString() };
  try {
    if (!unwrap(await db.rpc("add_page_design", { page_id, design: added }))) throw await refusal(db, page_id);
  } catch (error) {
    await takeBack(db, { ...design, added }).catch(() => {});
    throw error;
  }
  return added;
}

/** Takes a design of a page from the storage, and what the page says of it. */
export async function removePageDesign(db: Db, { project_id, page_id, file }: PageKey & { file: DesignFile }) {
  await removeDesignFile(db, { project_id, path: file.path });
  if (!unwrap(await db.rpc("remove_page_design", { page_id, design: file }))) throw await refusal(db, page_id);
}

/** An answer that was lost may have been a yes: the file goes only once no page names it. */
async function takeBack(db: Db, { project_id, page_id, added }: PageKey & { added: DesignFile }) {
  unwrap(await db.rpc("remove_page_design", { page_id, design: added }));
  await removeDesignFile(db, { project_id, path: added.path });
}

async function refusal(db: Db, page_id: string) {
  const page = unwrap(await db.from("pages").select("id").eq("id", page_id).maybeSingle());
  return page
    ? new Failure("forbidden", "You may not change this. Ask an admin of the organization.")
    : new Failure("not_found", "This page was deleted. Go back to the specification.");
}
