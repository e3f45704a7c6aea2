import { ArrowLeft, ArrowRight, Sparkles } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { cn } from "#web/ui/cn.ts";
import { Card, CardBody, CardFooter } from "#web/ui/layout/card.tsx";
import { questionnaireSteps } from "./questionnaire-steps.ts";
import { StepFields } from "./step-fields.tsx";
import { StepIndicator } from "./step-indicator.tsx";
import { lastStep } from "./step-position.ts";

const focus = (node: HTMLElement | null) => node?.focus({ preventScroll: true });

export type WizardStepProps = {
  step: number;
  /** Whether the heading takes the focus, after a move within the wizard. */
  takesFocus: boolean;
  project_id: string;
  status: ReactNode;
  submitting: boolean;
  /** Whether what is submitted is to be drafted from, too. */
  drafts: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onSubmit: () => void;
  /** Submits, and has the specification drafted from the answers. */
  onSubmitAndDraft: () => void;
};

export function WizardStep({
  step,
  takesFocus,
  project_id,
  status,
  submitting,
  drafts,
  onPrevious,
  onNext,
  onSubmit,
  onSubmitAndDraft,
}: WizardStepProps) {
  const definition = questionnaireSteps[step] ?? questionnaireSteps[0];
  const headingId = useId();
  const isLast = step === lastStep;
  return (
    <>
      <StepIndicator current={step} />
      <Card>
        <form
          noValidate
          aria-labelledby={headingId}
          className="[&_:is(input,textarea,button)]:scroll-mb-24"
          onSubmit={(event) => {
            event.preventDefault();
            if (isLast) onSubmit();
            else onNext();
          }}
        >
          <div className="grid gap-1 px-4 pt-5 sm:px-6">
            <h2 id={headingId} ref={takesFocus ? focus : undefined} tabIndex={-1} className="text-lg font-semibold outline-none">
              {definition.heading}
            </h2>
            <p className="text-pretty text-muted">{definition.intro}</p>
          </div>
          <CardBody className="px-4 pt-5 pb-6 sm:px-6">
            <StepFields step={definition} project_id={project_id} />
          </CardBody>
          <CardFooter
            data-bottom-bar={isLast ? "tall" : true}
            className={cn(
              "sticky bottom-(--bottom-room,0px) z-10 justify-between gap-x-3 gap-y-1 rounded-b-xl bg-surface px-4 sm:flex-nowrap sm:px-6",
              isLast ? "max-sm:gap-y-2" : "min-[22rem]:flex-nowrap",
            )}
          >
            <Button size="lg" disabled={step === 0 || submitting} onClick={onPrevious}>
              <ArrowLeft aria-hidden />
              Previous
            </Button>
            <div className="empty:hidden max-[22rem]:order-first max-[22rem]:basis-full">{status}</div>
            {isLast ? (
              <div className="flex justify-end gap-2 max-sm:basis-full max-sm:flex-col-reverse">
                <Button type="submit" size="lg" loading={submitting && !drafts} disabled={submitting}>
                  Submit
                </Button>
                <Button
                  size="lg"
                  variant="primary"
                  loading={submitting && drafts}
                  disabled={submitting}
                  onClick={onSubmitAndDraft}
                >
                  {submitting && drafts ? null : <Sparkles aria-hidden />}
                  Submit and draft everything
                </Button>
              </div>
            ) : (
              <Button type="submit" size="lg" variant="primary" disabled={submitting}>
                Next
                <ArrowRight aria-hidden />
              </Button>
            )}
          </CardFooter>
        </form>
      </Card>
    </>
  );
}
