import { recoveryCodesText } from "#domain/credentials.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { holdNewCodes } from "#web/queries/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { CodeBlock } from "#web/ui/text/code-block.tsx";

/** The recovery codes of a second factor that was set up while signing in, the only time they can be seen. */
export function NewCodes({ codes }: { codes: readonly string[] }) {
  const text = recoveryCodesText(codes);
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <h1 className="text-2xl font-semibold tracking-tight">Save your recovery codes</h1>
        <p className="text-muted">You see them only this once. Each code lets you sign in once without your phone.</p>
      </div>
      <CodeBlock label="Recovery codes">{text}</CodeBlock>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => saveFile({ name: "product-architect-recovery-codes.txt", text: `${text}\n`, type: "text/plain" })}>
          Download
        </Button>
        <Button variant="primary" onClick={() => holdNewCodes(null)}>
          I have saved them
        </Button>
      </div>
    </div>
  );
}
