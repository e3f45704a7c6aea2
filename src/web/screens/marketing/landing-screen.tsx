import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { productName } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { useAuth } from "#web/queries/session.ts";
import { TextLink } from "#web/ui/actions/text-link.tsx";
import { Band } from "./band.tsx";
import { Closing } from "./closing.tsx";
import { FeatureGrid } from "./feature-grid.tsx";
import { FeatureList } from "./feature-list.tsx";
import { HeroFigure } from "./hero-figure.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { OpenStandard } from "./open-standard.tsx";
import { PageHead } from "./page-head.tsx";
import { ProductPicture } from "./product-picture.tsx";
import { organization, website } from "./structured-data.ts";
import { WaitlistForm } from "./waitlist-form.tsx";

export function LandingScreen() {
  return (
    <>
      <PageHead
        name={productName}
        title={`${productName}: from an idea to a specification you can build from`}
        description="Answer four short steps and get a numbered software requirements specification: user classes, pages, user stories, features and risks, ready for your team and your coding agent."
        path={paths.home()}
        data={[website(), organization()]}
      />
      <Hero />
      <FeatureGrid />
      <Opened />
      <HowItWorks />
      <OpenStandard />
      <FeatureList />
      <Closing
        title="Write down what you want before anybody builds it"
        text="Leave your address and be among the first to use it with your team."
      />
    </>
  );
}

function Opened() {
  return (
    <Band
      raised
      title="A draft you can work in"
      text="Each requirement has its number, its acceptance criteria and its links to other requirements. This is the demo project."
    >
      <ProductPicture shows="workspace" alt="The user stories of a project, each with its number, criteria and priority" />
    </Band>
  );
}

function Hero() {
  const { status } = useAuth();
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
          {status === "signed_out" ? <WaitlistForm label="Early access" /> : null}
          <p className="text-muted">
            Rather begin now?{" "}
            <TextLink to={paths.auth("signup")} className="inline-flex items-center gap-1">
              Start a specification
              <ArrowRight aria-hidden className="size-4" />
            </TextLink>{" "}
            or see{" "}
            <Link to={paths.howItWorks()} className="underline underline-offset-4 hover:text-ink">
              how it works
            </Link>
            .
          </p>
        </div>
        <HeroFigure />
      </div>
    </section>
  );
}
