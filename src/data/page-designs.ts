import { designFilesBucket } from "#domain/design-connections.ts";
import { Failure } from "#domain/failure.ts";
import { pageDesignMediaType, pageDesignPath } from "#domain/page-design-files.ts";
import { type DesignFile, readDesignFiles } from "#domain/pages.ts";
import { type Db, unwrap } from "./db.ts";
import { removeDesignFile } from "./design-files.ts";
import { type OnProgress, uploadFile } from "./upload-file.ts";

type Place = { project_id: string; page_id: string };

/** Stores a design of a page and writes it down there; a file that cannot be written down is not kept. */
export async function addPageDesign(db: Db, design: Place & { file: File; onProgress?: OnProgress }): Promise<DesignFile> {
  const { project_id, page_id, file, onProgress } = design;
  const type = pageDesignMediaType(file) ?? file.type;
  const now = new Date();
  const place = pageDesignPath({ project_id, page_id, name: file.name, type, at: now.getTime() });
  const { path, url } = await uploadFile(db, { bucket: designFilesBucket, path: place, file, type, onProgress });
  const added = { name: file.name.slice(-300), url, path, size: file.size, uploadedAt: now.toISOString() };
  try {
    await writeDown(db, page_id, (files) => [...files, added]);
  } catch (error) {
    await removeDesignFile(db, { path });
    throw error;
  }
  return added;
}

/** Takes a design of a page from the storage, and what the page says of it. */
export async function removePageDesign(db: Db, { page_id, file }: { page_id: string; file: DesignFile }) {
  if (file.path) await removeDesignFile(db, file);
  await writeDown(db, page_id, (files) => files.filter(({ path, url }) => path !== file.path || url !== file.url));
}

/** Changes the page's list as it is stored now; an empty one is stored as null. */
async function writeDown(db: Db, page_id: string, change: (files: DesignFile[]) => DesignFile[]) {
  const page = unwrap(await db.from("pages").select("designs_file").eq("id", page_id).maybeSingle());
  if (!page) throw new Failure("not_found", "This page was deleted. Go back to the specification.");
  const files = change(readDesignFiles(page.designs_file));
  return unwrap(
    await db
      .from("pages")
      .update({ designs_file: files.length > 0 ? files : null })
      .eq("id", page_id)
      .select("id")
      .single(),
  );
}
