import { Quote } from "lucide-react";

/** No customer has been quoted yet, so the story says of itself what it is. */
export function SuccessStory() {
  return (
    <section aria-labelledby="story-title" className="border-y bg-surface">
      <div className="mx-auto grid max-w-4xl gap-6 px-4 py-16 sm:px-6 lg:py-20">
        <h2 id="story-title" className="text-sm font-medium text-accent-ink">
          Success story
        </h2>
        <figure className="grid gap-6">
          <Quote aria-hidden className="size-8 text-accent-line" />
          <blockquote className="text-2xl leading-9 font-medium tracking-tight text-pretty">
            “We stopped arguing about what had been agreed. A ticket says US-14, the test says US-14, and the agent that wrote the
            code says US-14. The specification never left our network, and neither did the model that drafted it.”
          </blockquote>
          <figcaption className="text-muted">
            Head of platform engineering at an insurer. An illustration of what we build for; customers’ own words will take its
            place.
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
