import { useMutation } from "@tanstack/react-query";
import type { ReadCoverage } from "#web/queries/coverage.ts";
import { readDocumentsMutation } from "#web/queries/coverage.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { counted } from "#web/ui/text/counted.ts";

type UnreadProps = { project_id: string; coverage: ReadCoverage; canEdit: boolean };

/** Documents of the questionnaire of which nobody knows yet what they say. */
export function UnreadDocuments({ project_id, coverage: { content, record }, canEdit }: UnreadProps) {
  const { mutate, isPending } = useMutation(readDocumentsMutation(project_id));
  const known = new Set(record.documents.map(({ reference }) => reference));
  const documents = content.questionnaire?.project_documents ?? [];
  const unread = documents.filter(({ path, name }) => READABLE.test(name) && !known.has(path.slice(path.indexOf("/") + 1)));
  if (unread.length === 0 || !canEdit) return null;
  return (
    <Banner
      tone="info"
      title={`${counted(unread.length, { one: "document", many: "documents" })} not read yet`}
      action={
        <Button size="sm" loading={isPending} onClick={() => mutate()}>
          Read them
        </Button>
      }
    >
      Their clauses appear here once they are read.
    </Banner>
  );
}

const READABLE = /\.(?:txt|md|markdown|pdf|docx)$/i;
