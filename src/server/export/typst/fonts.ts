import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

type Family = { name: string; files: readonly string[] };
const family = (name: string, directory: string, cuts: readonly string[]): Family => ({
  name,
  files: cuts.map((cut) => `@expo-google-fonts/${directory}/${cut}/${name.replaceAll(" ", "")}_${cut}.ttf`),
});

const upright = ["400Regular", "700Bold"];
const latin = family("Noto Sans", "noto-sans", ["400Regular", "400Regular_Italic", "600SemiBold", "700Bold", "700Bold_Italic"]);
const arabic = family("Noto Sans Arabic", "noto-sans-arabic", upright);
const chinese = family("Noto Sans SC", "noto-sans-sc", upright);
const japanese = family("Noto Sans JP", "noto-sans-jp", upright);
const emoji = family("Noto Emoji", "noto-emoji", upright);

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /[\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u;
const ARABIC = /\p{Script=Arabic}/u;
const EMOJI = /\p{Extended_Pictographic}|[\u2190-\u2bff\u{1f000}-\u{1ffff}]/u;

export type Fonts = { names: string[]; files: Buffer[] };

/** The fonts a text needs and no more: Chinese ones take 20 MB. Where there is kana, Chinese characters are drawn as in Japan, those used in China alone as there. */
export function fontsFor(text: string): Fonts {
  const isJapanese = KANA.test(text);
  const needed = [
    latin,
    ...(ARABIC.test(text) ? [arabic] : []),
    ...(isJapanese ? [japanese] : []),
    ...(HAN.test(text) ? [chinese] : []),
    ...(EMOJI.test(text) ? [emoji] : []),
  ];
  return {
    names: needed.map(({ name }) => name),
    files: needed.flatMap(({ files }) => files.map((file) => readFileSync(resolve(file)))),
  };
}
