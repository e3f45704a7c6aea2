import { useMutation, useQuery } from "@tanstack/react-query";
import { type AskedWord, askedWords, isSaid } from "#domain/asked-words.ts";
import type { SpecificationSection } from "#domain/specifications.ts";
import {
  isKept,
  keepWordMutation,
  keptAnswersQuery,
  latestAnswersQuery,
  takeAskedWordMutation,
} from "#web/queries/asked-words.ts";
import { specificationQuery } from "#web/queries/specifications.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

/** Where a section's words come from the questionnaire, and where the two differ: which of them holds. What one person keeps is kept for all. */
export function AskedWords({ section }: { section: SpecificationSection }) {
  const { place, canEdit } = useWorkspace();
  const { data: questionnaire } = useQuery(latestAnswersQuery(place.project_id));
  const { data: specification } = useQuery(specificationQuery(place));
  if (!questionnaire || !specification) return null;
  const words = askedWords({ questionnaire, specification }).filter((word) => word.section === section);
  const same = words.filter(isSaid);
  const differing = canEdit ? words.filter((word) => !isSaid(word)) : [];
  return (
    <>
      {same.length > 0 ? (
        <p className="text-xs text-muted">From the questionnaire: {same.map(({ kept }) => kept).join(", ")}.</p>
      ) : null}
      {differing.length > 0 ? <Differences words={differing} revision={specification.revision} /> : null}
    </>
  );
}

/** Those nobody decided yet. */
function Differences({ words, revision }: { words: readonly AskedWord[]; revision: number }) {
  const { place } = useWorkspace();
  const { data: kept } = useQuery(keptAnswersQuery(place.project_id));
  if (!kept) return null;
  return words
    .filter((word) => !isKept(kept, word))
    .map((word) => <Difference key={`${word.field} ${word.asked} ${word.kept}`} word={word} revision={revision} />);
}

function Difference({ word, revision }: { word: AskedWord; revision: number }) {
  const { place } = useWorkspace();
  const take = useMutation(takeAskedWordMutation(place));
  const decide = useMutation(keepWordMutation(place.project_id));
  const { title, use, keep } = wordsOf(word);
  return (
    <Banner tone="info" title={title}>
      <p>{word.kept ? `The specification says ${word.kept}.` : "The specification does not mention it."}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" loading={take.isPending} onClick={() => take.mutate({ words: word.words, revision })}>
          {use}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          loading={decide.isPending}
          onClick={() =>
            decide.mutate({ word, what: word.kept ? `${word.label} stays ${word.kept}` : `${word.label} stays empty` })
          }
        >
          {keep}
        </Button>
      </div>
    </Banner>
  );
}

function wordsOf({ label, asked, kept, adds }: AskedWord) {
  const keep = kept ? `Keep ${kept}` : "Leave it empty";
  if (!adds) return { title: `${label}: the questionnaire says ${asked}`, use: `Use ${asked}`, keep };
  const title = `${label}: the questionnaire ${kept ? "also names" : "names"} ${asked}`;
  return { title, use: asked.includes(", ") ? "Add them" : "Add it", keep: kept ? "Do not add" : keep };
}
