export const undoKeys = "Control+Z Meta+Z";

type Keys = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

export function isUndo({ key, ctrlKey, metaKey, shiftKey, altKey }: Keys): boolean {
  // the browser fills fields in by a keydown without a key, so that comes last
  return (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === "z";
}
