import { isOneOf } from "#domain/option.ts";
import { type Standard, standardNames, standards } from "#domain/quality/completeness/decision.ts";
import { useCompleteness } from "#web/queries/completeness.ts";
import { TabList, TabPanel, Tabs } from "#web/ui/actions/tabs.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { inFigures } from "#web/ui/text/counted.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { ListSkeleton } from "#workspace/workspace/workspace-skeleton.tsx";
import { StandardItems } from "./standard-items.tsx";
import { useSearchChoice } from "./use-search-choice.ts";

/** The three standards, one at a time. */
export function Standards() {
  const { project } = useWorkspace();
  const completeness = useCompleteness(project);
  const [named, choose] = useSearchChoice("standard");
  const shown: Standard = isOneOf(standards, named) ? named : "29148";
  return (
    <Loaded from={completeness} failure="The decisions could not be loaded" skeleton={<ListSkeleton />}>
      {(read) => (
        <Tabs value={shown} onValueChange={choose}>
          <TabList
            aria-label="Standards"
            tabs={standards.map((standard) => {
              const { decided, all } = read[standard].counts;
              return {
                value: standard,
                label: (
                  <>
                    {standardNames[standard].short}{" "}
                    <span className="text-xs font-normal text-faint tabular-nums">
                      {inFigures(decided)} of {inFigures(all)}
                    </span>
                  </>
                ),
              };
            })}
          />
          <TabPanel value={shown}>
            <StandardItems key={shown} standard={shown} completeness={read} />
          </TabPanel>
        </Tabs>
      )}
    </Loaded>
  );
}
