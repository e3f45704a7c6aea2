import { Copy } from "lucide-react";
import { copyWords } from "#web/editing/copy-words.ts";
import { forgetForm } from "#web/editing/use-unsaved-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { CutText } from "#web/ui/text/cut-text.tsx";
import { Words } from "#web/ui/text/words.tsx";
import { type DeletedWords, useDeletedWords } from "./use-deleted-words.ts";

/** Words somebody was writing when what they belonged to was deleted: they stay until they are copied or given up. */
export function DeletedWordsNotices() {
  const lost = useDeletedWords();
  if (lost.length === 0) return null;
  return (
    <div className="grid max-w-6xl gap-3 px-4 pt-4 sm:px-6">
      {lost.map((words) => (
        <Notice key={words.key} lost={words} />
      ))}
    </div>
  );
}

function Notice({ lost: { key, noun, words } }: { lost: DeletedWords }) {
  return (
    <Banner
      tone="warning"
      title="What you wrote is still here"
      action={
        <div className="flex gap-2">
          <Button size="sm" onClick={() => void copyWords(words.join("\n\n"))}>
            <Copy aria-hidden />
            Copy my words
          </Button>
          <Button size="sm" variant="ghost" onClick={() => forgetForm(key)}>
            Discard
          </Button>
        </div>
      }
    >
      <p>The {noun} it belongs to was deleted. Undo that to get both back.</p>
      <CutText className="mt-1 text-muted">
        <Words text={words.join("\n")} />
      </CutText>
    </Banner>
  );
}
