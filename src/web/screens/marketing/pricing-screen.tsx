import { paths } from "#web/lib/paths.ts";
import { TextLink } from "#web/ui/actions/text-link.tsx";
import { Card, CardBody } from "#web/ui/layout/card.tsx";
import { Band } from "./band.tsx";
import { EnterpriseContactForm } from "./enterprise-contact-form.tsx";
import { PageHead } from "./page-head.tsx";
import { PlanCards } from "./plan-cards.tsx";
import { PlanTable } from "./plan-table.tsx";
import { application, questions, questionsPage } from "./pricing-data.ts";
import { Questions } from "./questions.tsx";

export function PricingScreen() {
  return (
    <>
      <PageHead
        name="Pricing"
        description="Free, Starter and Enterprise compared: credits, users, export, support and security of every plan."
        path={paths.pricing()}
        data={[application(), questionsPage()]}
      />
      <section className="blueprint border-b">
        <div className="mx-auto grid max-w-6xl gap-12 px-4 py-16 sm:px-6 lg:py-20">
          <div className="mx-auto grid max-w-2xl gap-5 text-center">
            <h1 className="text-4xl leading-11 font-semibold tracking-tighter text-balance sm:text-5xl sm:leading-14">
              Begin free, pay when it is a team’s work
            </h1>
            <p className="text-base leading-7 text-pretty text-muted sm:text-lg sm:leading-8">
              Three plans. You never pay for reading, editing or taking your words with you.
            </p>
          </div>
          <PlanCards contact="#enterprise-contact" />
        </div>
      </section>
      <Band title="Compare the plans">
        <PlanTable />
      </Band>
      <Band raised title="Questions people ask first" className="lg:grid-cols-[1fr_2fr]">
        <Questions questions={questions} />
      </Band>
      <Band
        id="enterprise-contact"
        title="Talk to us about Enterprise"
        text={
          <>
            Tell us how many people will use it and where it has to run. More about self-hosting stands on the{" "}
            <TextLink to={paths.enterprise()}>enterprise page</TextLink>.
          </>
        }
        className="lg:grid-cols-[1fr_1.4fr]"
      >
        <Card>
          <CardBody className="p-5 sm:p-6">
            <EnterpriseContactForm />
          </CardBody>
        </Card>
      </Band>
    </>
  );
}
