import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { productName } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { FeatureGrid } from "./feature-grid.tsx";
import { HeroFigure } from "./hero-figure.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { OpenStandard } from "./open-standard.tsx";

export function LandingScreen() {
  return (
    <>
      <title>{`${productName}: from an idea to a specification you can build from`}</title>
      <Hero />
      <FeatureGrid />
      <HowItWorks />
      <OpenStandard />
      <Closing />
    </>
  );
}

function Hero() {
  return (
    <section className="blueprint border-b">
      <div className="mx-auto grid max-w-6xl gap-12 px-4 pt-16 pb-16 sm:px-6 lg:pt-24">
        <div className="grid max-w-3xl gap-6">
          <h1 className="text-4xl leading-11 font-semibold tracking-tighter text-balance sm:text-6xl sm:leading-16">
            From an idea to a specification you can build from
          </h1>
          <p className="max-w-2xl text-base leading-7 text-pretty text-muted sm:text-lg sm:leading-8">
            Answer four short steps. Product Architect drafts the overview, user classes, pages, user stories, features and risks.
            Every requirement gets a number that people and coding agents can cite.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" size="lg" asChild>
              <Link to={paths.auth("signup")}>
                Start a specification
                <ArrowRight aria-hidden />
              </Link>
            </Button>
            <Button size="lg" asChild>
              <Link to="/#how-it-works">See how it works</Link>
            </Button>
          </div>
        </div>
        <HeroFigure />
      </div>
    </section>
  );
}

function Closing() {
  return (
    <section className="blueprint border-t">
      <div className="mx-auto grid max-w-6xl justify-items-center gap-6 px-4 py-20 text-center sm:px-6">
        <h2 className="max-w-xl text-3xl font-semibold tracking-tight text-balance">
          Write down what you want before anybody builds it
        </h2>
        <Button variant="primary" size="lg" asChild>
          <Link to={paths.auth("signup")}>
            Get Started
            <ArrowRight aria-hidden />
          </Link>
        </Button>
      </div>
    </section>
  );
}
