/** Why a command cannot go on, in a sentence for the person; everything else that is thrown is a bug. */
export class Complaint extends Error {
  override name = "Complaint";
}
