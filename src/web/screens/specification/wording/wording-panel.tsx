import { useQuery } from "@tanstack/react-query";
import { SlidersHorizontal, SpellCheck } from "lucide-react";
import { useState } from "react";
import { allNouns, nouns } from "#domain/nouns/all.ts";
import { isOneOf } from "#domain/option.ts";
import { rules } from "#domain/quality/rules/all.ts";
import { qualityQuery } from "#web/queries/quality.ts";
import { isOpen, type PlacedFinding, type ProjectFindings } from "#web/queries/quality-told.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { inFigures } from "#web/ui/text/counted.ts";
import { useSearchChoice } from "#workspace/completeness/use-search-choice.ts";
import { Panel } from "#workspace/panel/panel.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { ListSkeleton } from "#workspace/workspace/workspace-skeleton.tsx";
import { KeptFindings } from "./kept-findings.tsx";
import { useProjectQuality } from "./project-quality.ts";
import { RuleGroup } from "./rule-group.tsx";
import { RulesDialog } from "./rules-dialog.tsx";
import { WordingSummary } from "./wording-summary.tsx";

const any = "any";

/** What the rules say of every text of the project, by rule. */
export function WordingPanel() {
  const { project } = useWorkspace();
  const { data: stored } = useQuery(qualityQuery(project.id));
  const live = useProjectQuality()?.findings;
  // nothing moves while a row is written among them
  const [held, setHeld] = useState<ProjectFindings | null>(null);
  const findings = held ?? live;
  const hold = (isHeld: boolean) => setHeld(isHeld && live ? live : null);
  const [isChoosing, setIsChoosing] = useState(false);
  const [rule, setRule] = useState(any);
  const [chosen, setNoun] = useSearchChoice("in");
  const noun = isOneOf(allNouns, chosen) ? chosen : any;
  const [kind, setKind] = useState("open");
  const ofKind = (findings?.found ?? []).filter((one) => isOfKind(one, kind));
  const shown = ofKind.filter((one) => (rule === any || one.finding.rule === rule) && (noun === any || one.noun === noun));
  const groups = rules.flatMap((one) => {
    const found = shown.filter(({ finding }) => finding.rule === one.id);
    return found.length > 0 ? [{ rule: one, found }] : [];
  });
  const tools = findings ? (
    <div className="flex flex-wrap gap-2 [&>*]:w-auto [&>*]:max-sm:grow">
      <Select size="sm" aria-label="Findings" value={kind} onValueChange={setKind} choices={kindsIn(findings.found)} />
      <Select size="sm" aria-label="Rule" value={rule} onValueChange={setRule} choices={rulesIn(ofKind)} />
      <Select size="sm" aria-label="Section" value={noun} onValueChange={setNoun} choices={nounsIn(ofKind, noun)} />
    </div>
  ) : null;
  return (
    <Panel
      title="Wording"
      count={findings?.found.filter(isOpen).length}
      blurb="Wording that makes a text hard to build or test, where it is, and how to fix it."
      actions={
        <Button onClick={() => setIsChoosing(true)}>
          <SlidersHorizontal aria-hidden />
          Rules…
        </Button>
      }
      tools={tools}
    >
      {findings?.language === "other" ? (
        <Banner tone="info" title="Only some of the rules apply to this project">
          Most rules work in English only, and most of this project is in another language. Only placeholders, doubled words,
          forbidden words and the glossary are checked.
        </Banner>
      ) : null}
      {findings ? (
        <>
          {groups.map((group) => (
            <RuleGroup key={group.rule.id} {...group} hold={hold} />
          ))}
          {kind === "kept" ? <KeptFindings lapsed={stored?.kept ?? []} found={findings.found} /> : null}
          {shown.length === 0 ? <Nothing isAll={findings.found.length === 0} /> : null}
          <WordingSummary findings={findings} />
        </>
      ) : (
        <ListSkeleton />
      )}
      {isChoosing && stored ? <RulesDialog stored={stored.settings} onClose={() => setIsChoosing(false)} /> : null}
    </Panel>
  );
}

function Nothing({ isAll }: { isAll: boolean }) {
  return (
    <EmptyState
      icon={<SpellCheck />}
      title={isAll ? "Nothing found" : "Nothing of this kind"}
      text={
        isAll
          ? "The rules find nothing in the current text. New text is checked as you type."
          : "Choose another rule, section or kind of finding above."
      }
    />
  );
}

const isOfKind = (one: PlacedFinding, kind: string) =>
  kind === "kept" ? one.kept !== undefined : !one.kept && one.finding.scored === (kind === "open");

function kindsIn(found: readonly PlacedFinding[]) {
  const labels = { open: "That count", hints: "Hints", kept: "Kept with a reason" };
  return Object.entries(labels).map(([value, label]) => ({
    value,
    label: `${label} (${inFigures(found.filter((one) => isOfKind(one, value)).length)})`,
  }));
}

function rulesIn(found: readonly PlacedFinding[]) {
  const counts = Map.groupBy(found, ({ finding }) => finding.rule);
  const counted = rules.flatMap(({ id, name }) => {
    const of = counts.get(id);
    return of ? [{ value: id as string, label: `${name} (${inFigures(of.length)})` }] : [];
  });
  return [{ value: any, label: "Any rule" }, ...counted];
}

/** Lists with findings, and the one that is looked at. */
function nounsIn(found: readonly PlacedFinding[], chosen: string) {
  const counts = Map.groupBy(found, ({ noun }) => noun);
  const counted = allNouns
    .filter((noun) => counts.has(noun) || noun === chosen)
    .map((noun) => ({ value: noun as string, label: `${nouns[noun].title} (${inFigures(counts.get(noun)?.length ?? 0)})` }));
  return [{ value: any, label: "Any section" }, ...counted];
}
