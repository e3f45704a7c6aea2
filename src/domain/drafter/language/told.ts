/** A deed told by somebody else: "track my plants" becomes "track their plants". */
export function told(said: string, owner: string): string {
  return said.replace(/\bmy\b/g, owner);
}
