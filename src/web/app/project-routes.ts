import type { RouteObject } from "react-router";
import * as z from "zod";

const specification = async () => ({
  Component: (await import("#workspace/specification-screen.tsx")).SpecificationScreen,
});

const isStored = (id: string | undefined): id is string => z.uuid().safeParse(id).success;

async function readAhead(project_id: string) {
  const { readDocumentAhead } = await import("#web/queries/document-ahead.ts");
  await readDocumentAhead(project_id);
}

export const projectRoutes: RouteObject[] = [
  {
    path: "/projects",
    lazy: async () => ({ Component: (await import("#web/screens/projects/projects-screen.tsx")).ProjectsScreen }),
  },
  {
    path: "/projects/new",
    lazy: async () => ({ Component: (await import("#web/screens/projects/new-project-screen.tsx")).NewProjectScreen }),
  },
  {
    path: "/projects/import",
    lazy: async () => ({ Component: (await import("#web/screens/bring/bring-new-screen.tsx")).BringNewScreen }),
  },
  {
    path: "/dashboard/project/:projectId/import",
    lazy: async () => ({ Component: (await import("#web/screens/bring/bring-screen.tsx")).BringScreen }),
  },
  {
    path: "/project/:id",
    lazy: async () => ({ Component: (await import("#web/screens/projects/project-redirect-screen.tsx")).ProjectRedirectScreen }),
  },
  {
    path: "/dashboard/project/:projectId",
    lazy: async () => ({
      Component: (await import("#web/screens/project-dashboard/project-dashboard-screen.tsx")).ProjectDashboardScreen,
    }),
  },
  {
    path: "/dashboard/project/:projectId/document",
    loader: ({ params }) => {
      if (isStored(params.projectId)) void readAhead(params.projectId);
      return null;
    },
    lazy: async () => ({ Component: (await import("#workspace/document/document-screen.tsx")).DocumentScreen }),
  },
  {
    path: "/dashboard/project/:projectId/trace",
    lazy: async () => ({ Component: (await import("#workspace/trace/trace-screen.tsx")).TraceScreen }),
  },
  {
    path: "/dashboard/project/:projectId/coverage",
    lazy: async () => ({ Component: (await import("#workspace/clauses/coverage-screen.tsx")).CoverageScreen }),
  },
  {
    path: "/dashboard/project/:projectId/activity",
    lazy: async () => ({ Component: (await import("#workspace/activity/activity-screen.tsx")).ActivityScreen }),
  },
  {
    path: "/dashboard/project/:projectId/build",
    lazy: async () => ({ Component: (await import("#workspace/build/build-screen.tsx")).BuildScreen }),
  },
  {
    path: "/dashboard/project/:projectId/proposals",
    lazy: async () => ({ Component: (await import("#workspace/proposals/proposals-screen.tsx")).ProposalsScreen }),
  },
  {
    path: "/dashboard/project/:projectId/draft",
    lazy: async () => ({
      Component: (await import("#web/screens/drafting/draft-everything-screen.tsx")).DraftEverythingScreen,
    }),
  },
  {
    path: "/dashboard/project/:projectId/compare",
    lazy: async () => ({ Component: (await import("#web/screens/versions/compare-screen.tsx")).CompareScreen }),
  },
  {
    path: "/dashboard/project/:projectId/version",
    lazy: async () => ({ Component: (await import("#web/screens/versions/version-screen.tsx")).VersionScreen }),
  },
  {
    path: "/dashboard/project/:projectId/search",
    lazy: async () => ({ Component: (await import("#web/screens/search/search-screen.tsx")).SearchScreen }),
  },
  {
    path: "/dashboard/project/:projectId/settings",
    lazy: async () => ({
      Component: (await import("#web/screens/project-settings/project-settings-screen.tsx")).ProjectSettingsScreen,
    }),
  },
  {
    path: "/dashboard/project/:projectId/specification/pages/:pageId/edit",
    lazy: async () => ({ Component: (await import("#web/screens/page-editor/page-editor-screen.tsx")).PageEditorScreen }),
  },
  { path: "/dashboard/project/:projectId/specification", lazy: specification },
  { path: "/dashboard/project/:projectId/specification/pages", lazy: specification },
];
