import { useCallback } from "react";
import { Link } from "react-router";
import { type BuiltRequirement, buildStates, countBuild, requirementNouns } from "#domain/build-state.ts";
import { nouns } from "#domain/nouns/all.ts";
import { paths } from "#web/lib/paths.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { ListRows } from "#web/ui/lists/list-rows.tsx";
import { ListTools } from "#web/ui/lists/list-tools.tsx";
import { useList } from "#web/ui/lists/use-list.ts";
import { stateMarks } from "#workspace/work/state-marks.tsx";
import { BuildPicture } from "./build-picture.tsx";
import { BuiltCells } from "./built-cells.tsx";

type ListProps = { project_id: string; built: readonly BuiltRequirement[]; canEdit: boolean };

export function BuildList({ project_id, built, canEdit }: ListProps) {
  const counts = countBuild(built);
  const list = useList({
    rows: built,
    noun: { one: "requirement", many: "requirements" },
    name: ({ cite, name }) => `${cite} ${name}`,
    reference: ({ cite }) => cite,
    text: ({ cite, name, tests, report }) =>
      [cite, name, ...tests, report?.commit, report?.test, report?.note, report?.key_name].filter(Boolean).join(" "),
    filters,
  });
  const draw = useCallback((row: BuiltRequirement) => <BuiltCells project_id={project_id} row={row} />, [project_id]);
  const nobodyReported = counts.uncovered === counts.all;
  return (
    <div className="grid gap-4">
      <BuildPicture
        counts={counts}
        chosen={list.filtered.state ?? null}
        onChoose={(state) => list.filter("state", state ?? "")}
      />
      {nobodyReported ? (
        <Banner
          tone="info"
          title="Nobody has reported anything yet"
          action={
            canEdit ? (
              <Button size="sm" asChild>
                <Link to={paths.projectSettings(project_id)}>Connect an agent</Link>
              </Button>
            ) : undefined
          }
        >
          A coding agent with a key for this project reports what it builds, and you see it here.
        </Banner>
      ) : null}
      <ListTools list={list} />
      <ListRows list={list} label="Requirements" estimate={68}>
        {draw}
      </ListRows>
    </div>
  );
}

const filters = [
  {
    key: "state",
    label: "Requirements by state",
    all: "Every state",
    choices: buildStates.map((value) => ({ value, label: stateMarks[value].label })),
    of: ({ state }: BuiltRequirement) => state,
  },
  {
    key: "tests",
    label: "Requirements by test",
    all: "Tested or not",
    choices: [
      { value: "none", label: "Untested" },
      { value: "some", label: "Tested" },
    ],
    of: ({ isUntested }: BuiltRequirement) => (isUntested ? "none" : "some"),
  },
  {
    key: "kind",
    label: "Requirements by kind",
    all: "Every kind",
    choices: requirementNouns.map((value) => ({ value, label: nouns[value].title })),
    of: ({ noun }: BuiltRequirement) => noun,
  },
];
