import { postFunction } from "./functions.ts";

export type ExportPart = { chapters: readonly string[] } | { rows: readonly string[] };
type Asked = {
  address: string;
  key: string;
  project: string;
  format: string;
  version?: string | undefined;
  part?: ExportPart | undefined;
};

/** The specification, or a part of it, as a file; `name` is what the server would call it. */
export async function exportFile({
  address,
  key,
  project,
  format,
  version,
  part,
}: Asked): Promise<{ bytes: Uint8Array; name: string }> {
  const body = { projectId: project, format, version, part };
  const response = await postFunction({ address, key }, "export-specification", body, "application/octet-stream");
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { bytes, name: nameIn(response.headers.get("content-disposition") ?? "") };
}

function nameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="([^"]+)"/i.exec(disposition)?.[1] ?? "");
}
