import { Failure } from "#domain/failure.ts";
import { copyText } from "#web/lib/clipboard.ts";
import { announce } from "#web/lib/toast-store.ts";

/** Puts words a person wrote on the clipboard and says whether that worked. */
export async function copyWords(text: string) {
  const said = await copyText(text).then(
    () => "words.copied" as const,
    (error: unknown) => {
      if (error instanceof Failure) return "clipboard.failed" as const;
      throw error;
    },
  );
  announce(said);
}
