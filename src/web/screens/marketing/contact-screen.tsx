import { Building2, Clock, Mail, UserPlus } from "lucide-react";
import { paths } from "#web/lib/paths.ts";
import { siteOrigin } from "#web/lib/site-origin.ts";
import { TextLink } from "#web/ui/actions/text-link.tsx";
import { Card, CardBody } from "#web/ui/layout/card.tsx";
import { ContactForm } from "./contact-form.tsx";
import { PageHead } from "./page-head.tsx";
import { PageHero } from "./page-hero.tsx";

/** The mailbox of whoever runs the site the visitor is on. */
const address = `hello@${new URL(siteOrigin()).hostname.replace(/^www\./, "")}`;

const details = [
  {
    icon: Mail,
    term: "E-mail",
    text: (
      <a
        href={`mailto:${address}`}
        className="rounded-sm font-medium wrap-anywhere text-accent-ink underline-offset-4 hover:underline"
      >
        {address}
      </a>
    ),
  },
  { icon: Clock, term: "Reply", text: "Within 24 hours, from a person, to the address you give." },
  {
    icon: Building2,
    term: "Enterprise",
    text: (
      <>
        Self-hosted, private cloud or air-gapped: see the <TextLink to={paths.enterprise()}>enterprise page</TextLink>.
      </>
    ),
  },
  {
    icon: UserPlus,
    term: "Jobs",
    text: (
      <>
        Apply on the <TextLink to={paths.careers()}>careers page</TextLink>, with your CV.
      </>
    ),
  },
];

export function ContactScreen() {
  return (
    <>
      <PageHead
        name="Contact"
        description="Write to Product Architect. A person answers within 24 hours."
        path={paths.contact()}
      />
      <PageHero
        eyebrow="Contact"
        title="Write to us"
        text="Questions, faults, wishes, doubts. You get a reply within 24 hours."
      />
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-16 sm:px-6 lg:grid-cols-[1.6fr_1fr] lg:gap-16">
        <Card>
          <CardBody className="p-5 sm:p-6">
            <ContactForm />
          </CardBody>
        </Card>
        <section aria-labelledby="details-title" className="grid content-start gap-6">
          <h2 id="details-title" className="text-xl font-semibold tracking-tight">
            Contact details
          </h2>
          <dl className="grid gap-5">
            {details.map(({ icon: Icon, term, text }) => (
              <div key={term} className="grid grid-cols-[1.25rem_1fr] gap-x-3 gap-y-0.5">
                <dt className="col-span-2 grid grid-cols-subgrid font-medium">
                  <Icon aria-hidden className="mt-0.5 size-5 text-accent-ink" />
                  {term}
                </dt>
                <dd className="col-start-2 leading-6 text-pretty text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  );
}
