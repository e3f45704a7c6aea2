import { paths } from "#web/lib/paths.ts";
import { useAuth } from "#web/queries/session.ts";
import { TextLink } from "#web/ui/actions/text-link.tsx";
import { cn } from "#web/ui/cn.ts";
import { Closing } from "./closing.tsx";
import { type FeatureGroup, featureGroups } from "./feature-groups.ts";
import { PageHead } from "./page-head.tsx";
import { PageHero } from "./page-hero.tsx";
import { ProductPicture } from "./product-picture.tsx";
import { TraceFigure } from "./trace-figure.tsx";
import { WaitlistForm } from "./waitlist-form.tsx";

export function FeaturesScreen() {
  const { status } = useAuth();
  return (
    <>
      <PageHead
        name="Features"
        description="Generate, customize, collaborate, track, export and integrate: what Product Architect does with a specification from the first answer to the hand-over."
        path={paths.features()}
      />
      <PageHero
        eyebrow="Features"
        title="From who wants it to what could go wrong, in one place"
        text="Six things a specification needs, and what Product Architect does about each of them."
        figure={<TraceFigure />}
      >
        {status === "signed_out" ? <WaitlistForm label="Early access" /> : null}
      </PageHero>
      {featureGroups.map((group, position) => (
        <Group key={group.title} group={group} raised={position % 2 === 1} />
      ))}
      <Closing title="Try it on the idea you have in mind" text="Leave your address, and we write when your seat is ready." />
    </>
  );
}

function Group({ group, raised }: { group: FeatureGroup; raised: boolean }) {
  const { title, icon: Icon, text, points, picture } = group;
  const id = title.toLowerCase();
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={cn("scroll-mt-14", raised && "border-y bg-surface")}>
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-14 sm:px-6 lg:grid-cols-[1fr_2fr] lg:gap-16 lg:py-16">
        <div className="grid content-start gap-3">
          <span className="grid size-10 place-items-center rounded-lg border border-accent-line bg-accent-soft text-accent-ink">
            <Icon aria-hidden className="size-5" />
          </span>
          <h2 id={`${id}-title`} className="text-2xl font-semibold tracking-tight">
            {title}
          </h2>
          <p className="leading-6 text-pretty text-muted">{text}</p>
        </div>
        <dl className="grid content-start gap-x-10 gap-y-8 sm:grid-cols-2">
          {points.map((point) => (
            <div key={point.title} className="grid content-start gap-1.5 border-t pt-4">
              <dt className="font-semibold">{point.title}</dt>
              <dd className="leading-6 text-pretty text-muted">
                {point.text} {point.more ? <TextLink to={point.more.to}>{point.more.label}</TextLink> : null}
              </dd>
            </div>
          ))}
        </dl>
        {picture ? <ProductPicture {...picture} className="lg:col-span-2" /> : null}
      </div>
    </section>
  );
}
