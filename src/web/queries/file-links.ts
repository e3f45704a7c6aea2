import { queryOptions } from "@tanstack/react-query";
import { linkToFile } from "#data/file-links.ts";
import { designFilesBucket } from "#domain/design-connections.ts";
import { fileLinkSeconds, type StoredFile } from "#domain/stored-files.ts";
import { db } from "#web/lib/supabase.ts";

/** In milliseconds: a link is replaced a minute before it ends, so that one that is looked at always opens. */
const GOOD_FOR = (fileLinkSeconds - 60) * 1000;

export const designLinkQuery = ({ path, url }: StoredFile) =>
  queryOptions({
    queryKey: ["file-links", designFilesBucket, path || url],
    queryFn: () => linkToFile(db, { bucket: designFilesBucket, file: { path, url } }),
    staleTime: GOOD_FOR,
    gcTime: GOOD_FOR,
    refetchInterval: GOOD_FOR,
  });
