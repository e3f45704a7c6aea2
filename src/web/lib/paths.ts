import { docsSearchAddress } from "#domain/docs/doc-places.ts";
import type { SpecificationSection } from "#domain/specifications.ts";

/** Every address of the web app. */
export const paths = {
  home: () => "/",
  auth: (tab?: "signup") => (tab ? `/auth?tab=${tab}` : "/auth"),
  setPassword: () => "/auth?mode=recovery",
  /** What an application asks of somebody, in the query it sent them with. */
  connect: () => "/connect",
  invitation: (token: string) => `/invitation/${encodeURIComponent(token)}`,
  /** The document as those see it who have a link to it. */
  shared: (token: string) => `/shared/${encodeURIComponent(token)}`,

  enterprise: () => "/enterprise",
  about: () => "/about",
  careers: () => "/careers",
  features: () => "/features",
  howItWorks: () => "/how-it-works",
  pricing: () => "/pricing",
  rules: () => "/rules",
  docs: () => "/docs",
  docsSearch: () => docsSearchAddress,
  blog: () => "/blog",
  contact: () => "/contact",
  privacy: () => "/privacy",
  cookies: () => "/cookies",
  terms: () => "/terms",

  dashboard: () => "/dashboard",
  webToPrd: () => "/dashboard/web-to-prd",
  webToPrdEntry: (id: string) => `/dashboard/web-to-prd/${id}`,

  start: (project_id?: string) => (project_id ? `/start/${project_id}` : "/start"),
  projects: () => "/projects",
  newProject: () => "/projects/new",
  bringNew: () => "/projects/import",
  bring: (project_id: string) => `/dashboard/project/${project_id}/import`,
  project: (id: string) => `/project/${id}`,
  projectDashboard: (project_id: string) => `/dashboard/project/${project_id}`,
  version: (project_id: string, version: string) =>
    `/dashboard/project/${project_id}/version?${new URLSearchParams({ name: version })}`,
  compareVersions: (project_id: string, from?: string, to?: string) =>
    `/dashboard/project/${project_id}/compare${from && to ? `?${new URLSearchParams({ from, to })}` : ""}`,
  /** The whole specification as it is handed over, in the current version or another one, compared with yet another. */
  document: (project_id: string, version?: string, against?: string) => {
    const search = new URLSearchParams({ ...(version ? { version } : {}), ...(against ? { with: against } : {}) });
    return `/dashboard/project/${project_id}/document${search.size > 0 ? `?${search}` : ""}`;
  },
  specification: (project_id: string, section?: SpecificationSection) =>
    `/dashboard/project/${project_id}/specification${section ? `?section=${section}` : ""}`,
  /** How rows hang together; and those of a section that have, or lack, a link to others, such as `without-test`. */
  trace: (project_id: string) => `/dashboard/project/${project_id}/trace`,
  tracedRows: (project_id: string, section: SpecificationSection, trace: string) =>
    `/dashboard/project/${project_id}/specification?${new URLSearchParams({ section, trace })}`,
  /** What the rules on wording find, in one list alone where it is named; and how a standard is met. */
  wording: (project_id: string, noun?: string) =>
    `/dashboard/project/${project_id}/specification?${new URLSearchParams({ section: "wording", ...(noun ? { in: noun } : {}) })}`,
  standard: (project_id: string, standard: string) =>
    `/dashboard/project/${project_id}/specification?${new URLSearchParams({ section: "completeness", standard })}`,
  specificationPages: (project_id: string) => `/dashboard/project/${project_id}/specification/pages`,
  pageEditor: (project_id: string, page_id: string) => `/dashboard/project/${project_id}/specification/pages/${page_id}/edit`,
  search: (project_id: string, q?: string) =>
    `/dashboard/project/${project_id}/search${q ? `?${new URLSearchParams({ q })}` : ""}`,
  /** What is proposed; and how far each requirement is built, those in one state alone where it is named. */
  proposals: (project_id: string) => `/dashboard/project/${project_id}/proposals`,
  build: (project_id: string, state?: string) =>
    `/dashboard/project/${project_id}/build${state ? `?${new URLSearchParams({ state })}` : ""}`,
  /** What was said, clause by clause, and what holds it; the clauses of a row alone, or those of a kind. */
  coverage: (project_id: string, asked: { row?: string; state?: string } = {}) => {
    const search = new URLSearchParams(asked);
    return `/dashboard/project/${project_id}/coverage${search.size > 0 ? `?${search}` : ""}`;
  },
  /** Who changed what, when and through what. */
  activity: (project_id: string) => `/dashboard/project/${project_id}/activity`,
  draftEverything: (project_id: string) => `/dashboard/project/${project_id}/draft`,
  projectSettings: (project_id: string) => `/dashboard/project/${project_id}/settings`,

  questionnaires: () => "/questionnaires",
  newQuestionnaire: () => "/questionnaires/new",
  createQuestionnaire: (project_id: string) => `/questionnaires/create/${project_id}`,
  questionnaire: (id: string) => `/questionnaires/${id}`,
  editQuestionnaire: (id: string) => `/questionnaires/edit/${id}`,
  questionnaireStepper: (project_id: string, questionnaire_id?: string) =>
    `/dashboard/questionnaires/stepper/${project_id}${questionnaire_id ? `?id=${questionnaire_id}` : ""}`,

  organizationSettings: () => "/organization/settings",
  auditLog: () => "/organization/audit-log",
  profile: () => "/profile",
  operator: () => "/operator",
};

/** What an address ends in that leads to a kept text of this name. */
export const keptReference = (name: string) => `kept-${encodeURIComponent(name)}`;

/** Wherever a numbered row stands: the address ends in its number, such as #US-14, which brings it into view. */
export function rowAddress(address: string, reference: string) {
  return `${address}#${reference}`;
}
