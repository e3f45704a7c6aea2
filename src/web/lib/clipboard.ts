import { Failure } from "#domain/failure.ts";

/** Puts a text on the clipboard; a `Failure` where the browser does not let us. */
export async function copyText(text: string) {
  try {
    // missing on pages that came over plain http from another machine
    if (navigator.clipboard) return await navigator.clipboard.writeText(text);
    if (!copyByHand(text)) throw new Error("The browser refused.");
  } catch (cause) {
    throw new Failure("unavailable", "Nothing was copied. Select the text and copy it by hand.", { cause });
  }
}

function copyByHand(text: string) {
  const holder = document.createElement("textarea");
  holder.value = text;
  holder.style.position = "fixed";
  holder.style.opacity = "0";
  // inside an open dialog, which keeps the focus to itself
  const place = document.activeElement?.closest("[role=dialog]") ?? document.body;
  place.append(holder);
  holder.select();
  const copied = document.execCommand("copy");
  holder.remove();
  return copied;
}
