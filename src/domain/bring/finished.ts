import type { Noun } from "#domain/nouns/all.ts";
import { nameFrom } from "./placed.ts";
import { characteristicOf, targetIn } from "./quality.ts";
import type { Words } from "./row-writer.ts";
import { roleIn } from "./statements.ts";

/** What a row can say of itself by its own words. */
export function finished(noun: Noun, words: Words): Words {
  if (noun === "user_stories" && !words.user_class_id) {
    const [name = "", story = ""] = [words.name, words.story];
    const isTitle = Boolean(roleIn(name)) && !story.split("\n").some((line) => roleIn(line));
    const told = isTitle && story !== name ? [name, story].filter(Boolean).join("\n") : story;
    const role = told.split("\n").map(roleIn).find(Boolean);
    const said = { ...words, story: told, name: roleIn(name) ? nameFrom(name) : name };
    return role ? { ...said, user_class_id: asName(role) } : words;
  }
  if (noun === "quality_requirements") {
    const said = [words.name, words.description].join(" ");
    const target = words.target || targetIn((words.description ?? "").replace(/\s*\([^()\s]+\)$/, ""));
    return { ...words, ...(target ? { target } : {}), characteristic: words.characteristic || characteristicFor(said) };
  }
  if (noun === "external_interfaces")
    return { ...words, kind: words.kind || interfaceKind([words.name, words.description].join(" ")) };
  return words;
}

export function asName(role: string): string {
  const name = role.replace(/\s+/g, " ").trim();
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const characteristicFor = (said: string) => characteristicOf(said) ?? "functional_suitability";

function interfaceKind(said: string): string {
  if (/\b(?:printer|scanner|sensor|gps|camera|barcode|terminal|device|hardware|drucker|gerät|waage|kamera)/iu.test(said))
    return "hardware";
  if (
    /\b(?:https?|tls|mqtt|websocket|protocol|tcp|smtp|bluetooth|protokoll|netzwerk|network)\b/iu.test(said) &&
    !/\bapi\b/iu.test(said)
  )
    return "communication";
  if (/\b(?:screen|responsive|touch|browser|user interface|oberfläche|bildschirm|mobile app)\b/iu.test(said)) return "user";
  return "software";
}
