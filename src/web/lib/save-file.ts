/** Hands a text to the browser as a file to keep. */
export function saveFile({ name, text, type }: { name: string; text: string; type: string }) {
  saveBlob({ name, blob: new Blob([text], { type: `${type};charset=utf-8` }) });
}

export function saveBlob({ name, blob }: { name: string; blob: Blob }) {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A name as part of a file name: "Café Ölçü 2" is "cafe-olcu-2"; a name without letters or digits is "project". */
export function slug(name: string) {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
  return (
    plain
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 80) || "project"
  );
}
