import { hexColor, inkOn } from "#domain/colors.ts";
import { cornerRadius, notChosen, type StyleGuideInput, unchosen } from "#domain/style-guide.ts";
import { fontFamily } from "#web/ui/text/font-faces.ts";

/** The choices on a small piece of interface; what is not chosen or not finished yet is dashed, square and in the font of the app. */
export function StylePreview({ values }: { values: StyleGuideInput }) {
  const radiusOf = (key: "roundedSmall" | "roundedMedium" | "roundedLarge" | "circular") => cornerRadius(values[key]) ?? "0";
  const filled = (key: "primary_color" | "secondary_color") => {
    const color = hexColor(values[key]);
    return color ? { backgroundColor: color, color: inkOn(color) } : { outline: "1px dashed" };
  };
  const heading = fontFamily(values.primary_font);
  return (
    <figure className="overflow-hidden rounded-xl border xl:sticky xl:top-36">
      <figcaption className="border-b bg-sunken px-4 py-2 text-xs font-medium text-muted">
        Preview{unchosen(values).length > 0 ? `, dashed where it is ${notChosen.toLowerCase()}` : ""}
      </figcaption>
      <div className="bg-canvas p-5" style={{ fontFamily: fontFamily(values.secondary_font) }}>
        <div className="grid gap-4 border bg-surface p-5 shadow-card" style={{ borderRadius: radiusOf("roundedLarge") }}>
          <div className="flex items-center gap-3">
            <span
              aria-hidden
              className="grid size-11 shrink-0 place-items-center font-bold"
              style={{ ...filled("secondary_color"), borderRadius: radiusOf("circular"), fontFamily: heading }}
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
            <span className="px-3.5 py-2" style={{ ...filled("primary_color"), borderRadius: radiusOf("roundedMedium") }}>
              Primary
            </span>
            <span className="px-3.5 py-2" style={{ ...filled("secondary_color"), borderRadius: radiusOf("roundedMedium") }}>
              Secondary
            </span>
          </div>
        </div>
      </div>
    </figure>
  );
}
