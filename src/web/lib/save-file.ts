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
