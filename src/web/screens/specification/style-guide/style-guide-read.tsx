import { hexColor } from "#domain/colors.ts";
import { cornerRadius, designSystemLabel, notChosen, readStyleGuide } from "#domain/style-guide.ts";
import type { StoredSpecification } from "#web/queries/specification-words.ts";
import { ReadAnswer, ReadField } from "#web/ui/fields/read-field.tsx";
import { Card, CardBody } from "#web/ui/layout/card.tsx";
import { ColorDot } from "#web/ui/marks/color-dot.tsx";
import { fontFamily } from "#web/ui/text/font-faces.ts";
import { Panel } from "#workspace/panel/panel.tsx";
import type { PanelWords } from "#workspace/panel/stored-panel.tsx";
import { StyleLogoCard } from "./style-logo-card.tsx";
import { StylePreview } from "./style-preview.tsx";

const corners = { Small: "roundedSmall", Medium: "roundedMedium", Large: "roundedLarge", Circular: "circular" } as const;

export function StyleGuideRead({ stored, words }: { stored: StoredSpecification | null; words: PanelWords }) {
  const values = readStyleGuide(stored);
  return (
    <Panel {...words}>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <StyleLogoCard />
          <Card>
            <CardBody className="gap-6 sm:grid-cols-2">
              <ReadAnswer label="Design system" answer={designSystemLabel(values.design_system)} none={notChosen} />
              <ReadAnswer label="Custom design system URL" answer={values.custom_design_system_url} none="None." />
              <ReadColor label="Primary colour" color={values.primary_color} />
              <ReadColor label="Secondary colour" color={values.secondary_color} />
              <ReadFont label="Primary font" font={values.primary_font} />
              <ReadFont label="Secondary font" font={values.secondary_font} />
              {Object.entries(corners).map(([label, key]) => (
                <ReadAnswer
                  key={key}
                  label={`${label} corners`}
                  answer={cornerRadius(values[key])?.replace("px", " px") ?? ""}
                  none={notChosen}
                />
              ))}
            </CardBody>
          </Card>
        </div>
        <StylePreview values={values} />
      </div>
    </Panel>
  );
}

function ReadColor({ label, color }: { label: string; color: string }) {
  if (!color) return <ReadAnswer label={label} answer="" none={notChosen} />;
  return (
    <ReadField label={label}>
      <p className="flex items-center gap-2 font-mono">
        <ColorDot color={hexColor(color) ?? color} />
        {color}
      </p>
    </ReadField>
  );
}

function ReadFont({ label, font }: { label: string; font: string }) {
  if (!font) return <ReadAnswer label={label} answer="" none={notChosen} />;
  return (
    <ReadField label={label}>
      <p style={{ fontFamily: fontFamily(font) }}>{font}</p>
    </ReadField>
  );
}
