import { Suspense, useState } from "react";
import { Outlet, useLocation, useMatch } from "react-router";
import { Inactivity } from "#web/app/inactivity/inactivity.tsx";
import { OrganizationProvider } from "#web/queries/current-organization.tsx";
import { Drawer } from "#web/ui/dialogs/drawer.tsx";
import { ScreenSkeleton } from "#web/ui/layout/skeleton.tsx";
import { ClosedOrganizations } from "./closed-organizations.tsx";
import { Following } from "./following.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { Sidebar } from "./sidebar.tsx";
import { SidebarRail } from "./sidebar-rail.tsx";
import { TopBar } from "./top-bar.tsx";

export function Shell() {
  return (
    <OrganizationProvider>
      <Frame />
    </OrganizationProvider>
  );
}

function Frame() {
  const { pathname } = useLocation();
  const [drawerAt, setDrawerAt] = useState<string | null>(null);
  const inSpecification = useMatch("/dashboard/project/:projectId/specification/*") !== null;
  const inDocument = useMatch("/dashboard/project/:projectId/document") !== null;
  const collapsed = inSpecification || inDocument;
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar onOpenMenu={() => setDrawerAt(pathname)} />
      <OfflineNotice />
      <div className="flex grow">
        <SidebarRail collapsed={collapsed} />
        <main id="main" tabIndex={-1} className="min-w-0 grow">
          <ClosedOrganizations />
          <Suspense fallback={<ScreenSkeleton />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <Drawer open={drawerAt === pathname} onOpenChange={(open) => setDrawerAt(open ? pathname : null)} title="Menu">
        <Sidebar />
      </Drawer>
      <Inactivity />
      <Following />
      <LeaveGuard />
    </div>
  );
}
