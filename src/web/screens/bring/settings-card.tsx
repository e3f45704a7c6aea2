import type { SaidSetting } from "#domain/bring/settings.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { CutText } from "#web/ui/text/cut-text.tsx";

type Props = { said: readonly SaidSetting[]; isOut: boolean; onOut: (isOut: boolean) => void };

/** What our own export says beside rows and texts: the questionnaire, integrations, style and design. */
export function SettingsCard({ said, isOut, onOut }: Props) {
  if (said.length === 0) return null;
  return (
    <Card>
      <CardHeader
        title={`Questionnaire, style and design (${said.length})`}
        description="Only fills what is still empty; everything else becomes source text."
      />
      <CardBody className="grid gap-4">
        <Checkbox label="Import these answers and choices" checked={!isOut} onCheckedChange={(takes) => onOut(!takes)} />
        {isOut ? null : (
          <dl className="grid gap-2 text-muted">
            {said.map(({ label, text }) => (
              <div key={`${label} ${text}`} className="grid gap-x-4 sm:grid-cols-[14rem_1fr]">
                <dt className="text-xs text-faint">{label}</dt>
                <dd className="min-w-0">
                  <CutText>
                    <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
                  </CutText>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </CardBody>
    </Card>
  );
}
