import "@fontsource/crimson-text/latin-400.css";
import "@fontsource/crimson-text/latin-700.css";
import "@fontsource/lato/latin-400.css";
import "@fontsource/lato/latin-700.css";
import "@fontsource/lora/latin-400.css";
import "@fontsource/lora/latin-700.css";
import "@fontsource/merriweather/latin-400.css";
import "@fontsource/merriweather/latin-700.css";
import "@fontsource/montserrat/latin-400.css";
import "@fontsource/montserrat/latin-700.css";
import "@fontsource/nunito/latin-400.css";
import "@fontsource/nunito/latin-700.css";
import "@fontsource/open-sans/latin-400.css";
import "@fontsource/open-sans/latin-700.css";
import "@fontsource/playfair-display/latin-400.css";
import "@fontsource/playfair-display/latin-700.css";
import "@fontsource/poppins/latin-400.css";
import "@fontsource/poppins/latin-700.css";
import "@fontsource/pt-sans/latin-400.css";
import "@fontsource/pt-sans/latin-700.css";
import "@fontsource/raleway/latin-400.css";
import "@fontsource/raleway/latin-700.css";
import "@fontsource/roboto/latin-400.css";
import "@fontsource/roboto/latin-700.css";
import "@fontsource/source-sans-pro/latin-400.css";
import "@fontsource/source-sans-pro/latin-700.css";
import "@fontsource/ubuntu/latin-400.css";
import "@fontsource/ubuntu/latin-700.css";

const serifs = new Set(["Playfair Display", "Merriweather", "Crimson Text", "Lora", "Georgia", "Times New Roman"]);

/** The CSS family a chosen font is drawn in; each face is fetched only once something is drawn in it. */
export function fontFamily(font: string): string | undefined {
  if (!font) return undefined;
  if (font === "Inter") return "var(--font-sans)";
  return `"${font.replaceAll(/["\\]/g, "")}", ${serifs.has(font) ? "serif" : "var(--font-sans)"}`;
}
