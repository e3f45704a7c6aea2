import type { RouteObject } from "react-router";
import { projectRoutes } from "./project-routes.ts";
import { questionnaireRoutes } from "./questionnaire-routes.ts";

/** Every address inside the shell; each loads its screen when somebody goes there. */
export const signedInRoutes: RouteObject[] = [
  {
    path: "/dashboard",
    lazy: async () => ({ Component: (await import("#web/screens/projects/dashboard-screen.tsx")).DashboardScreen }),
  },
  {
    path: "/dashboard/web-to-prd",
    lazy: async () => ({ Component: (await import("#web/screens/web-to-prd/web-to-prd-screen.tsx")).WebToPrdScreen }),
  },
  {
    path: "/dashboard/web-to-prd/:id",
    lazy: async () => ({ Component: (await import("#web/screens/web-to-prd/web-to-prd-entry-screen.tsx")).WebToPrdEntryScreen }),
  },
  {
    path: "/start",
    lazy: async () => ({ Component: (await import("#web/screens/start/start-screen.tsx")).StartScreen }),
  },
  ...projectRoutes,
  ...questionnaireRoutes,
  {
    path: "/organization/settings",
    lazy: async () => ({
      Component: (await import("#web/screens/organization/organization-settings-screen.tsx")).OrganizationSettingsScreen,
    }),
  },
  {
    path: "/organization/audit-log",
    lazy: async () => ({ Component: (await import("#web/screens/organization/audit-log-screen.tsx")).AuditLogScreen }),
  },
  {
    path: "/operator",
    lazy: async () => ({ Component: (await import("#web/screens/operator/operator-screen.tsx")).OperatorScreen }),
  },
  {
    path: "/profile",
    lazy: async () => ({ Component: (await import("#web/screens/profile/profile-screen.tsx")).ProfileScreen }),
  },
];
