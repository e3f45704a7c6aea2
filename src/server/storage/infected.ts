/** Something known to be harmful was found; `virus` is its name. */
export class Infected extends Error {
  override name = "Infected";
  readonly virus: string;
  constructor(virus: string) {
    super("The file is infected.");
    this.virus = virus;
  }
}

/** Nobody says whether the file is clean. */
export class ScannerAway extends Error {
  override name = "ScannerAway";
}
