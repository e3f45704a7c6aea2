import { useWatch } from "react-hook-form";
import { hexColor, inkOn } from "#domain/colors.ts";
import type { QuestionnaireInput } from "#domain/questionnaires.ts";
import { fontFamily } from "#web/ui/text/font-faces.ts";

/** The chosen colours and fonts on a small piece of interface. */
export function LookPreview() {
  const [primary, secondary, heading, body] = useWatch<
    QuestionnaireInput,
    ["main_color_primary", "main_color_secondary", "main_font_primary", "main_font_secondary"]
  >({ name: ["main_color_primary", "main_color_secondary", "main_font_primary", "main_font_secondary"] });
  return (
    <figure className="overflow-hidden rounded-lg border sm:col-span-2">
      <figcaption className="border-b bg-sunken px-3 py-1.5 text-xs font-medium text-muted">Preview</figcaption>
      <div className="grid min-h-40 content-center gap-3 bg-canvas px-5 py-6 sm:px-8">
        <p className="text-2xl leading-8 font-bold" style={{ fontFamily: fontFamily(heading) }}>
          Everything in its place
        </p>
        <p className="max-w-prose text-muted" style={{ fontFamily: fontFamily(body) }}>
          Headings use the primary font and longer text the secondary one, in the colours you choose.
        </p>
        <div className="flex gap-2" style={{ fontFamily: fontFamily(heading) }}>
          <Swatch color={hexColor(primary)} text="Primary" />
          <Swatch color={hexColor(secondary)} text="Secondary" />
        </div>
      </div>
    </figure>
  );
}

function Swatch({ color, text }: { color: string | null; text: string }) {
  return color ? (
    <span className="rounded-md px-3 py-1.5 text-xs font-semibold" style={{ backgroundColor: color, color: inkOn(color) }}>
      {text}
    </span>
  ) : (
    <span className="rounded-md border border-dashed border-control px-3 py-1.5 text-xs text-muted">{text}</span>
  );
}
