import type { RouteObject } from "react-router";
import { type DocPlace, docPlaces } from "#domain/docs/doc-places.ts";

/** The public pages that everybody may read, signed in or not. */
export const publicRoutes: RouteObject[] = [
  {
    path: "/features",
    lazy: async () => ({ Component: (await import("#web/screens/marketing/features-screen.tsx")).FeaturesScreen }),
  },
  {
    path: "/how-it-works",
    lazy: async () => ({ Component: (await import("#web/screens/marketing/how-it-works-screen.tsx")).HowItWorksScreen }),
  },
  {
    path: "/enterprise",
    lazy: async () => ({ Component: (await import("#web/screens/marketing/enterprise-screen.tsx")).EnterpriseScreen }),
  },
  {
    path: "/pricing",
    lazy: async () => ({ Component: (await import("#web/screens/marketing/pricing-screen.tsx")).PricingScreen }),
  },
  { path: "/rules", lazy: async () => ({ Component: (await import("#web/screens/marketing/rules-screen.tsx")).RulesScreen }) },
  { path: "/docs", lazy: async () => ({ Component: (await import("#web/screens/marketing/docs-screen.tsx")).DocsScreen }) },
  { path: "/blog", lazy: async () => ({ Component: (await import("#web/screens/marketing/blog-screen.tsx")).BlogScreen }) },
  { path: "/about", lazy: async () => ({ Component: (await import("#web/screens/marketing/about-screen.tsx")).AboutScreen }) },
  {
    path: "/careers",
    lazy: async () => ({ Component: (await import("#web/screens/marketing/careers-screen.tsx")).CareersScreen }),
  },
  {
    path: "/contact",
    lazy: async () => ({ Component: (await import("#web/screens/marketing/contact-screen.tsx")).ContactScreen }),
  },
  {
    path: "/privacy",
    lazy: async () => ({ Component: (await import("#web/screens/marketing/privacy-screen.tsx")).PrivacyScreen }),
  },
  { path: "/terms", lazy: async () => ({ Component: (await import("#web/screens/marketing/terms-screen.tsx")).TermsScreen }) },
  {
    path: "/cookies",
    lazy: async () => ({ Component: (await import("#web/screens/marketing/cookies-screen.tsx")).CookiesScreen }),
  },
];

const readDoc = async (place: DocPlace) => ({
  Component: await (await import("#web/screens/marketing/doc-screen.tsx")).readDoc(place),
});

/** The pages of the documentation, each with what its file says, and the search in them. */
export const docRoutes: RouteObject[] = [
  ...docPlaces.map((place) => ({ path: place.address, lazy: () => readDoc(place) })),
  {
    path: "/docs/search",
    lazy: async () => ({ Component: (await import("#web/screens/marketing/docs-search-screen.tsx")).DocsSearchScreen }),
  },
];
