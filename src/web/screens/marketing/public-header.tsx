import { Menu } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { productName } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { useAuth } from "#web/queries/session.ts";
import { Button, buttonVariants } from "#web/ui/actions/button.tsx";
import { cn } from "#web/ui/cn.ts";
import { Brand } from "#web/ui/marks/brand.tsx";
import { ProductMenu } from "./product-menu.tsx";
import { headerPlaces, productPlaces } from "./public-places.ts";

const SignedInLinks = lazy(async () => ({ default: (await import("./signed-in-links.tsx")).SignedInLinks }));
const SignOutEntry = lazy(async () => ({ default: (await import("./signed-in-links.tsx")).SignOutEntry }));
const entryClasses = "flex min-h-10 w-full items-center rounded-md px-3 text-left hover:bg-hover";

export function PublicHeader() {
  const { status, user } = useAuth();
  return (
    <header className="sticky top-0 z-20 border-b bg-surface">
      <div className="mx-auto flex h-14 max-w-6xl items-center gap-2 px-4 sm:px-6">
        <Link to={paths.home()} className="mr-4 flex rounded-md">
          <Brand name={productName} />
        </Link>
        <nav aria-label="Main" className="hidden items-center gap-1 md:flex">
          <div className="noscript:hidden">
            <ProductMenu />
          </div>
          {productPlaces.map((place) => (
            <Button key={place.to} variant="ghost" className="hidden noscript:lg:inline-flex" asChild>
              <Link to={place.to}>{place.label}</Link>
            </Button>
          ))}
          {headerPlaces.map((place) => (
            <Button key={place.to} variant="ghost" asChild>
              <Link to={place.to}>{place.label}</Link>
            </Button>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          {user ? (
            <Suspense>
              <SignedInLinks />
            </Suspense>
          ) : status === "signed_out" ? (
            <SignedOutLinks />
          ) : null}
          <MobileMenu isSignedIn={user !== null} />
        </div>
      </div>
    </header>
  );
}

function SignedOutLinks() {
  return (
    <>
      <Button variant="ghost" className="hidden md:inline-flex" asChild>
        <Link to={paths.auth()}>Sign In</Link>
      </Button>
      <Button variant="primary" asChild>
        <Link to={paths.auth("signup")}>Get Started</Link>
      </Button>
    </>
  );
}

function MobileMenu({ isSignedIn }: { isSignedIn: boolean }) {
  const places = [
    ...productPlaces,
    ...headerPlaces,
    isSignedIn ? { to: paths.profile(), label: "Profile" } : { to: paths.auth(), label: "Sign In" },
  ];
  return (
    <>
      <button
        type="button"
        popoverTarget="public-menu"
        aria-label="Menu"
        className={cn(buttonVariants({ variant: "ghost", size: "icon" }), "md:hidden")}
      >
        <Menu aria-hidden />
      </button>
      <nav
        id="public-menu"
        popover="auto"
        aria-label="Menu"
        className="inset-auto top-12 right-3 m-0 w-56 rounded-lg border bg-raised p-1 text-ink shadow-float"
      >
        <ul>
          {places.map((place) => (
            <li key={place.to}>
              <Link
                to={place.to}
                className={entryClasses}
                onClick={(event) => event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()}
              >
                {place.label}
              </Link>
            </li>
          ))}
          {isSignedIn ? (
            <li>
              <Suspense>
                <SignOutEntry className={entryClasses} />
              </Suspense>
            </li>
          ) : null}
        </ul>
      </nav>
    </>
  );
}
