import { Eye, Fingerprint, MessagesSquare } from "lucide-react";
import { productName } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { TextLink } from "#web/ui/actions/text-link.tsx";
import { Band } from "./band.tsx";
import { Closing } from "./closing.tsx";
import { PageHead } from "./page-head.tsx";
import { PageHero } from "./page-hero.tsx";
import { Points } from "./points.tsx";

const beliefs = [
  {
    icon: MessagesSquare,
    title: "Say it before you build it",
    text: "A sentence costs a minute to change. The code that followed from it costs a week.",
  },
  {
    icon: Fingerprint,
    title: "Everything has a number",
    text: "What can be cited can be checked: by a colleague, by a test, by an agent.",
  },
  {
    icon: Eye,
    title: "Honest drafts",
    text: "A draft says where it came from, and never overwrites what a person wrote.",
  },
];

export function AboutScreen() {
  return (
    <>
      <PageHead
        name="About us"
        description="Why Product Architect exists, what it believes about requirements, and who started it."
        path={paths.about()}
      />
      <PageHero
        eyebrow="Our mission"
        title="Nobody should have to build something twice because it was said once, unclearly"
        text={`${productName} turns ideas into requirements that people agree on and machines can follow, so that the hours go into making the right thing and not into finding out what it was.`}
      />
      <Band title="What we believe about requirements">
        <Points points={beliefs} />
      </Band>
      <Band raised title="The founder" className="lg:grid-cols-[1fr_2fr]">
        <div className="grid max-w-2xl gap-4 leading-7 text-pretty text-muted sm:text-base">
          <p>
            {productName} was founded by a software engineer who spent years at both ends of the same misunderstanding: first
            writing code from specifications that left out what mattered, later writing specifications that others had to guess
            from.
          </p>
          <p>
            When coding agents arrived, the misunderstanding got faster. An agent builds in an hour what it was told, including
            everything that was left unsaid. The bottleneck had moved to the place it had quietly been all along: saying precisely
            what is wanted.
          </p>
          <p>
            So the founder began with the questions. The first thing written was a questionnaire, the second a catalogue of
            requirement patterns for the answers. Both are still at the heart of the product.
          </p>
          <p>
            Want to work on it? <TextLink to={paths.careers()}>See the open positions</TextLink>, or{" "}
            <TextLink to={paths.contact()}>write to us</TextLink>.
          </p>
        </div>
      </Band>
      <Closing title="Be there when it opens" />
    </>
  );
}
