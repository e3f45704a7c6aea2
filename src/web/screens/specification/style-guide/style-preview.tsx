import { hexColor, inkOn } from "#domain/colors.ts";
import { cornerRadius, newStyleGuide, type StyleGuideInput } from "#domain/style-guide.ts";
import { fontFamily } from "#web/ui/text/font-faces.ts";

/** The choices on a small piece of interface; a value that is not finished yet is left at its default. */
export function StylePreview({ values }: { values: StyleGuideInput }) {
  const colorOf = (key: "primary_color" | "secondary_color") => hexColor(values[key]) ?? newStyleGuide[key];
  const radiusOf = (key: "roundedSmall" | "roundedMedium" | "roundedLarge" | "circular") =>
    cornerRadius(values[key]) ?? cornerRadius(newStyleGuide[key]) ?? "0";
  const filled = (color: string) => ({ backgroundColor: color, color: inkOn(color) });
  const heading = fontFamily(values.primary_font);
  return (
    <figure className="overflow-hidden rounded-xl border xl:sticky xl:top-36">
      <figcaption className="border-b bg-sunken px-4 py-2 text-xs font-medium text-muted">Preview</figcaption>
      <div className="bg-canvas p-5" style={{ fontFamily: fontFamily(values.secondary_font) }}>
        <div className="grid gap-4 border bg-surface p-5 shadow-card" style={{ borderRadius: radiusOf("roundedLarge") }}>
          <div className="flex items-center gap-3">
            <span
              aria-hidden
              className="grid size-11 shrink-0 place-items-center font-bold"
              style={{ ...filled(colorOf("secondary_color")), borderRadius: radiusOf("circular"), fontFamily: heading }}
            >
              Aa
            </span>
            <p className="text-xl leading-7 font-bold" style={{ fontFamily: heading }}>
              Everything in its place
            </p>
          </div>
          <p className="text-muted">Headings use the primary font, longer text the secondary one. Rows of figures: 0123456789.</p>
          <span
            aria-hidden
            className="border border-control px-3 py-2 text-muted"
            style={{ borderRadius: radiusOf("roundedSmall") }}
          >
            An input
          </span>
          <div className="flex flex-wrap gap-2 text-sm font-semibold" style={{ fontFamily: heading }}>
            <span
              className="px-3.5 py-2"
              style={{ ...filled(colorOf("primary_color")), borderRadius: radiusOf("roundedMedium") }}
            >
              Primary
            </span>
            <span
              className="px-3.5 py-2"
              style={{ ...filled(colorOf("secondary_color")), borderRadius: radiusOf("roundedMedium") }}
            >
              Secondary
            </span>
          </div>
        </div>
      </div>
    </figure>
  );
}
