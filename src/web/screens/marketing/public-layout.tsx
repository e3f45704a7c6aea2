import { Outlet } from "react-router";
import { PublicFooter } from "./public-footer.tsx";
import { PublicHeader } from "./public-header.tsx";

export function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <PublicHeader />
      <main id="main" tabIndex={-1} className="grow">
        <Outlet />
      </main>
      <PublicFooter />
    </div>
  );
}
