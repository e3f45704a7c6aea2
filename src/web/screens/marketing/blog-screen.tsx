import { productName } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { siteOrigin } from "#web/lib/site-origin.ts";
import { TextLink } from "#web/ui/actions/text-link.tsx";
import { PageHead } from "./page-head.tsx";
import { PageHero } from "./page-hero.tsx";
import { previewOf } from "./previews.ts";
import { organization } from "./structured-data.ts";
import { WaitlistForm } from "./waitlist-form.tsx";

const published = "2025-07-28";

export function BlogScreen() {
  return (
    <>
      <PageHead
        name="Blog"
        description="News from Product Architect. The waitlist is open, and the launch is about 2 months away."
        path={paths.blog()}
        data={[
          {
            "@type": "BlogPosting",
            headline: "The waitlist is open",
            datePublished: published,
            author: organization(),
            publisher: organization(),
            image: siteOrigin() + previewOf(paths.blog()).file,
            mainEntityOfPage: siteOrigin() + paths.blog(),
          },
        ]}
      />
      <PageHero eyebrow="Blog" title="News from the workshop" text="What we built, what we learned, and what comes next." />
      <article aria-labelledby="post-title" className="mx-auto grid max-w-2xl gap-6 px-4 py-16 sm:px-6">
        <header className="grid gap-2">
          <time dateTime={published} className="text-muted tabular-nums">
            July 28, 2025
          </time>
          <h2 id="post-title" className="text-3xl font-semibold tracking-tight">
            The waitlist is open
          </h2>
        </header>
        <div className="grid gap-4 text-base leading-7 text-pretty">
          <p>
            Today we open the waitlist of {productName}. The launch is planned in about 2 months, and whoever is on the list hears
            of it first.
          </p>
          <p>
            The idea is simple. Before anybody writes code, somebody should write down what it is for: who uses it, what they want
            from it, how one knows that it is done, and what could go wrong. Everybody agrees that this is worth doing. Hardly
            anybody does it, because the empty page is so large.
          </p>
          <p>
            So {productName} does not begin with an empty page. You answer a questionnaire in four steps, and get a draft: pages,
            user classes, user stories with acceptance criteria, features and risks, each with a number that stays. Then you do
            the part that only you can do. You read it, and say what is wrong.
          </p>
          <p>
            Until the launch we go on with the workspace, with versions, and with the hand-off to coding agents. If you want to
            tell us what your specifications lack most, <TextLink to={paths.contact()}>write to us</TextLink>.
          </p>
        </div>
        <div className="mt-4 grid gap-4 rounded-xl border bg-surface p-6 shadow-card">
          <p className="text-base font-semibold">Hear of the launch first</p>
          <WaitlistForm />
        </div>
        <TextLink to={paths.home()} className="justify-self-start">
          Back to the start page
        </TextLink>
      </article>
    </>
  );
}
