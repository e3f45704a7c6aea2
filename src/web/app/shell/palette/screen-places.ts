import { nouns } from "#domain/nouns/all.ts";
import { specificationMenu } from "#domain/specifications.ts";
import { paths } from "#web/lib/paths.ts";
import type { Project } from "#web/queries/projects.ts";
import type { Place } from "./place.ts";
import { nounsInMenu } from "./row-places.ts";

const screens = [
  { label: "Dashboard", to: paths.dashboard() },
  { label: "Projects", to: paths.projects() },
  { label: "New project", to: paths.newProject() },
  { label: "Import a file as a new project", to: paths.bringNew() },
  { label: "Questionnaires", to: paths.questionnaires() },
  { label: "New questionnaire", to: paths.newQuestionnaire() },
  { label: "Web to PRD", to: paths.webToPrd() },
  { label: "Organization settings", to: paths.organizationSettings() },
  { label: "Profile", to: paths.profile() },
].map((screen): Place => ({ ...screen, id: `screen ${screen.to}`, group: "Screens" }));

const help: Place = { id: "help", group: "Screens", label: "Help", hint: "Keyboard shortcuts, glossary", opensHelp: true };

/** Every screen that needs no project, and the help. */
export const screenPlaces: readonly Place[] = [...screens, help];

export function projectPlaces(projects: readonly Project[]): Place[] {
  return projects.map(({ id, name, version }) => ({
    id: `project ${id}`,
    group: "Projects",
    label: name,
    to: paths.projectDashboard(id),
    ...(version ? { hint: `Version ${version}` } : {}),
  }));
}

/** What is added where it stands; sections are not begun from elsewhere. */
const added = nounsInMenu.filter((noun) => noun !== "sections");

/** The rows that can be begun from anywhere in a project. */
export function additionsTo({ id }: Project): Place[] {
  return added.map(
    (noun): Place => ({
      id: `add ${nouns[noun].section}`,
      group: "Add to this project",
      label: `Add ${noun === "quality_requirements" ? "other requirement" : nouns[noun].one}`,
      hint: "New",
      to: paths.specification(id, nouns[noun].section),
      state: { adds: true },
    }),
  );
}

/** What drafts whatever of the project is empty. */
export function draftingOf({ id }: Project): Place {
  return {
    id: "draft everything",
    group: "Add to this project",
    label: "Draft what is empty",
    hint: "Every section",
    to: paths.draftEverything(id),
    state: { begins: true },
  };
}

/** The screens of one project and the sections of its specification. */
export function placesWithin({ id, name }: Project): Place[] {
  const screens = [
    { label: "Project dashboard", to: paths.projectDashboard(id) },
    { label: "Specification", to: paths.specification(id) },
    { label: "Document", to: paths.document(id) },
    { label: "Trace", to: paths.trace(id) },
    { label: "Coverage", to: paths.coverage(id) },
    { label: "Build", to: paths.build(id) },
    { label: "Proposals", to: paths.proposals(id) },
    { label: "Questionnaire", to: paths.questionnaireStepper(id) },
    { label: "Activity", to: paths.activity(id) },
    { label: "Search", to: paths.search(id) },
    { label: "Draft everything", to: paths.draftEverything(id) },
    { label: "Import a file", to: paths.bring(id) },
    { label: "Compare versions", to: paths.compareVersions(id) },
    { label: "Project settings", to: paths.projectSettings(id) },
  ].map((screen) => ({ ...screen, hint: name }));
  const sections = specificationMenu.flatMap(({ group, items }) =>
    items.map(({ key, label }) => ({ label, to: paths.specification(id, key), hint: group })),
  );
  return [...screens, ...sections].map((place) => ({ ...place, id: `within ${place.to}`, group: "This project" }));
}
