/** Does a piece after another, each in a transaction of its own, until one finds nothing to do; `piece` answers how much it did. */
export async function inPieces(piece: () => Promise<number>): Promise<void> {
  while ((await piece()) > 0);
}
