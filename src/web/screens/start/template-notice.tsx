import type { Template } from "#domain/catalog/templates/template.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";

type Props = {
  template: Template;
  ownWords: boolean;
  replaced: boolean;
  onUseWords: () => void;
  onTakeBack: () => void;
  onLeave: () => void;
};

/** What a chosen template brings along beside its words. */
export function TemplateNotice({ template, ownWords, replaced, onUseWords, onTakeBack, onLeave }: Props) {
  return (
    <Banner tone="info" title={`From the template ${template.name}`}>
      <p>
        It also fills in answers about the kind of product, sign-in, payment and look. You can change them in the questionnaire.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {ownWords ? (
          <Button size="sm" onClick={onUseWords}>
            Use its description
          </Button>
        ) : replaced ? (
          <Button size="sm" onClick={onTakeBack}>
            Restore my words
          </Button>
        ) : null}
        <Button size="sm" onClick={onLeave}>
          Start without it
        </Button>
      </div>
    </Banner>
  );
}
