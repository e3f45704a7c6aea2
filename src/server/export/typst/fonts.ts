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
const chinese = family("Noto Sans SC", "noto-sans-sc", upright);
const japanese = family("Noto Sans JP", "noto-sans-jp", upright);
const korean = family("Noto Sans KR", "noto-sans-kr", upright);
const emoji = family("Noto Emoji", "noto-emoji", upright);

/** Scripts that have a font of their own; Greek, Cyrillic and Devanagari letters are in that of Latin ones. */
const others: readonly { letters: RegExp; font: Family }[] = [
  { letters: /\p{Script=Arabic}/u, font: family("Noto Sans Arabic", "noto-sans-arabic", upright) },
  { letters: /\p{Script=Hebrew}/u, font: family("Noto Sans Hebrew", "noto-sans-hebrew", upright) },
  { letters: /\p{Script=Thai}/u, font: family("Noto Sans Thai", "noto-sans-thai", upright) },
  { letters: /\p{Script=Bengali}/u, font: family("Noto Sans Bengali", "noto-sans-bengali", upright) },
  { letters: /\p{Script=Tamil}/u, font: family("Noto Sans Tamil", "noto-sans-tamil", upright) },
  { letters: /\p{Script=Georgian}/u, font: family("Noto Sans Georgian", "noto-sans-georgian", upright) },
  { letters: /\p{Script=Armenian}/u, font: family("Noto Sans Armenian", "noto-sans-armenian", upright) },
];

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;
const HAN = /[\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u;
const EMOJI = /\p{Extended_Pictographic}|[\u2190-\u2bff\u{1f000}-\u{1ffff}]/u;

export type Fonts = { names: string[]; files: Buffer[] };

/**
 * The fonts a text needs and no more: Chinese ones take 20 MB. Where there is kana, Chinese characters are drawn as in Japan, where
 * there is Hangul as in Korea, and those neither has as in China.
 */
export function fontsFor(text: string): Fonts {
  const needed = [
    latin,
    ...others.flatMap(({ letters, font }) => (letters.test(text) ? [font] : [])),
    ...(KANA.test(text) ? [japanese] : []),
    ...(HANGUL.test(text) ? [korean] : []),
    ...(HAN.test(text) ? [chinese] : []),
    ...(EMOJI.test(text) ? [emoji] : []),
  ];
  return {
    names: needed.map(({ name }) => name),
    files: needed.flatMap(({ files }) => files.map((file) => readFileSync(resolve(file)))),
  };
}
