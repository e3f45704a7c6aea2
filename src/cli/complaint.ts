/** Why a command cannot go on, in a sentence for the person; everything else that is thrown is a bug. */
export class Complaint extends Error {
  override name = "Complaint";
}

/** The server wants to be asked again after so many seconds. */
export class TooSoon extends Complaint {
  readonly seconds: number;

  constructor(message: string, seconds: number) {
    super(message);
    this.seconds = seconds;
  }
}
