import { CalendarCheck, FileDown } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { dataSheetAddress } from "#domain/catalog/data-sheet.ts";
import { paths } from "#web/lib/paths.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Band } from "./band.tsx";
import { Closing } from "./closing.tsx";
import { DemoDialog } from "./demo-dialog.tsx";
import { DeploymentTabs } from "./deployment-tabs.tsx";
import { enterprisePoints } from "./enterprise-points.ts";
import { NetworkFigure } from "./network-figure.tsx";
import { PageHead } from "./page-head.tsx";
import { PageHero } from "./page-hero.tsx";
import { Points } from "./points.tsx";
import { SamplePolicy } from "./sample-policy.tsx";
import { SuccessStory } from "./success-story.tsx";

export function EnterpriseScreen() {
  const [asksForDemo, setAsksForDemo] = useState(false);
  return (
    <>
      <PageHead
        name="Enterprise"
        description="Product Architect on your own servers, in your private cloud or air-gapped: role-based access, single sign-on, your own language model, and hand-off to coding agents over MCP."
        path={paths.enterprise()}
      />
      <PageHero
        eyebrow="Self-Hosted • Private Cloud • Air-Gapped"
        title="What you are going to build is nobody else’s business"
        text="Run the whole product where your source code lives. The database, the files, the language model and the agents that read the result stay inside your network."
        figure={<NetworkFigure />}
      >
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" size="lg" className="noscript:hidden" onClick={() => setAsksForDemo(true)}>
            <CalendarCheck aria-hidden />
            Request a demo
          </Button>
          <Button variant="primary" size="lg" className="hidden noscript:inline-flex" asChild>
            <Link to={`${paths.pricing()}#enterprise-contact`}>
              <CalendarCheck aria-hidden />
              Request a demo
            </Link>
          </Button>
          <Button size="lg" asChild>
            <a href={dataSheetAddress} download>
              <FileDown aria-hidden />
              Download data sheet
            </a>
          </Button>
        </div>
      </PageHero>
      <Band
        title="Built for the review before the purchase"
        text="Five answers a security team asks for, and where each one lives."
      >
        <Points
          points={enterprisePoints}
          layout="cards"
          columns="sm:grid-cols-2 lg:grid-cols-6 lg:[&>li]:col-span-2 lg:[&>li:nth-child(n+4)]:col-span-3"
        />
      </Band>
      <Band
        raised
        title="Choose how it is installed"
        text="One application, four ways to run it, all configured with the same handful of environment variables. These are the very files of the product, and every variable in them is one the server reads. You build the image from them: a chart, a module and an image of our own are not published yet in any registry."
      >
        <DeploymentTabs />
      </Band>
      <SamplePolicy />
      <SuccessStory />
      <Closing
        title="See it on your own ground"
        text="Join the waitlist, and we tell you when the next places for self-hosted teams open."
      />
      <DemoDialog open={asksForDemo} onOpenChange={setAsksForDemo} />
    </>
  );
}
