import fc from "fast-check";

const between = [
  ...[" ", "\t", "\n", "\u200b", "\ufeff", "\u202e", "%", "_", "*", "?", "'", "''--", '"', "\\", "/", "..", ",", ":", "::"],
  ...["{", "}", "(", ")", "[", "]", "%20", "%3a", "%00", "|", "&", "=", "\u0301"],
] as const;
const colons = ["", "::", "%3a", "%3A", "=", "/", ".", "\uff1a", "\u02d0", ": ", " :", ":\u200b", "-", ":{"] as const;
const before = ["realtime:", "realtime:realtime:", "private:", "public:", "*:", ":", " ", "topic=", "'"] as const;
const after = [":", ":x", ":*", ":presence", " ", "\n", "%", "?x", "#x", "' or true --", "}", ";"] as const;

/** What somebody may write for a topic in the hope that it is taken for it, and never the topic itself. */
export function spellingsOf(kind: string, id: string): fc.Arbitrary<string> {
  const topic = `${kind}:${id}`;
  const at = fc.nat({ max: topic.length });
  return fc
    .oneof(
      fc.tuple(at, fc.constantFrom(...between)).map(([place, odd]) => topic.slice(0, place) + odd + topic.slice(place)),
      fc.constantFrom(...colons).map((colon) => kind + colon + id),
      fc.tuple(fc.constantFrom("", ...before), fc.constantFrom("", ...after)).map(([first, last]) => first + topic + last),
      fc.infiniteStream(fc.boolean()).map((large) => [...topic].map((letter) => cased(letter, large.next().value)).join("")),
      at.map((place) => topic.slice(0, place) + encoded(topic[place] ?? "") + topic.slice(place + 1)),
      at.map((place) => topic.slice(0, place) + wide(topic[place] ?? "") + topic.slice(place + 1)),
      at.map((place) => topic.slice(0, place)),
      fc.constantFrom(
        id,
        `${kind}:${id.replaceAll("-", "")}`,
        `${kind}:{${id}}`,
        `${kind}:${id},${kind}:${id}`,
        `${topic}:${topic}`,
      ),
    )
    .filter((spelling) => spelling !== topic);
}

const cased = (letter: string, isLarge: boolean) => (isLarge ? letter.toUpperCase() : letter);
const encoded = (letter: string) => letter && `%${letter.charCodeAt(0).toString(16)}`;
/** As it is written among Chinese characters. */
const wide = (letter: string) => letter && String.fromCodePoint(letter.charCodeAt(0) + 0xfee0);
