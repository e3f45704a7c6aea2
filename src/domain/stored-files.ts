/** A file as rows remember it: where it lies in its bucket, or only the address it was given. */
export type StoredFile = { path: string; url: string };

/** For how many seconds a link to a file of a project opens it. */
export const fileLinkSeconds = 300;

/**
 * The project whose folder of its bucket a path leads into. Rows are typed by people, and whoever takes a file away may do so in other
 * projects, too.
 */
export function projectOfPath(path: string): string {
  const [first = "", second = ""] = path.split("/");
  return first === "design-connections" ? second : first;
}

/** Where a file lies in the bucket, by its path or by an address that once led there; null where it lies elsewhere. */
export function pathInBucket(bucket: string, { path, url }: StoredFile): string | null {
  if (path !== "") return path;
  const address = URL.parse(url);
  const [, found] =
    new RegExp(`/storage/v1/object/(?:(?:public|authenticated|sign)/)?${bucket}/(.+)$`).exec(address?.pathname ?? "") ?? [];
  try {
    return found === undefined ? null : decodeURIComponent(found);
  } catch {
    return null;
  }
}
