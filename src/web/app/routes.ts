import type { RouteObject } from "react-router";
import { FullPageSpinner } from "#web/ui/marks/spinner.tsx";
import { ErrorPanel, ErrorScreen } from "./error-screen.tsx";
import { SignedInOnly, SignedOutOnly } from "./guards.tsx";
import { docRoutes, publicRoutes } from "./public-routes.ts";
import { RootLayout } from "./root-layout.tsx";
import { signedInRoutes } from "./signed-in-routes.ts";

const publicLayout = async () => ({ Component: (await import("#web/screens/marketing/public-layout.tsx")).PublicLayout });

const lost: RouteObject = {
  path: "*",
  lazy: async () => ({ Component: (await import("#web/screens/not-found/not-found-screen.tsx")).NotFoundScreen }),
};

const screens: RouteObject[] = [
  {
    Component: SignedOutOnly,
    children: [
      {
        lazy: publicLayout,
        children: [
          {
            path: "/",
            lazy: async () => ({ Component: (await import("#web/screens/marketing/landing-screen.tsx")).LandingScreen }),
          },
        ],
      },
      { path: "/auth", lazy: async () => ({ Component: (await import("#web/screens/auth/auth-screen.tsx")).AuthScreen }) },
    ],
  },
  { lazy: publicLayout, children: [...publicRoutes, ...docRoutes, lost] },
  {
    path: "/invitation/:token",
    lazy: async () => ({ Component: (await import("#web/screens/invitation/invitation-screen.tsx")).InvitationScreen }),
  },
  {
    path: "/shared/:token",
    lazy: async () => ({ Component: (await import("#web/screens/specification/shared/shared-screen.tsx")).SharedScreen }),
  },
  {
    path: "/connect",
    lazy: async () => ({ Component: (await import("#web/screens/connect/connect-screen.tsx")).ConnectScreen }),
  },
  {
    Component: SignedInOnly,
    children: [
      {
        lazy: async () => ({ Component: (await import("./shell/shell.tsx")).Shell }),
        children: [{ ErrorBoundary: ErrorPanel, children: signedInRoutes }],
      },
    ],
  },
];

export const routes: RouteObject[] = [
  { Component: RootLayout, ErrorBoundary: ErrorScreen, HydrateFallback: FullPageSpinner, children: screens },
];
