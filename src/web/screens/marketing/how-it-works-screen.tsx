import { paths } from "#web/lib/paths.ts";
import { Band } from "./band.tsx";
import { Closing } from "./closing.tsx";
import { DraftFigure } from "./draft-figure.tsx";
import { Finetune } from "./finetune.tsx";
import { PageHead } from "./page-head.tsx";
import { PageHero } from "./page-hero.tsx";
import { ProductPicture } from "./product-picture.tsx";
import { QuestionnaireWalk } from "./questionnaire-walk.tsx";
import { ZeroShot } from "./zero-shot.tsx";

export function HowItWorksScreen() {
  return (
    <>
      <PageHead
        name="How it works"
        description="Answer a questionnaire in four steps, fine-tune the drafted specification, and hand it to a coding agent over MCP."
        path={paths.howItWorks()}
      />
      <PageHero
        eyebrow="How it works"
        title="Answer, read, correct, hand over"
        text="You know what the product should do. Product Architect asks for it in the right order, writes it down in the form engineers expect, and leaves the last word to you."
        figure={<DraftFigure />}
      />
      <QuestionnaireWalk />
      <Finetune />
      <Band
        title="And read it as one document"
        text="Everything in the outline reviewers know, with contents, search and links between requirements; edited in place, printed, exported or shared by a link."
      >
        <ProductPicture shows="document" alt="The specification as one document, with its contents beside it" />
      </Band>
      <ZeroShot />
      <Closing
        title="The first step is one sentence about your idea"
        text="Leave your address, and we write when your seat is ready."
      />
    </>
  );
}
