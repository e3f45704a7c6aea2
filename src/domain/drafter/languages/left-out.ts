import type { Tongue } from "./tongue.ts";

type Patterns = { heads: RegExp; said: RegExp };

/** How people say what is no part of the product: before a colon, or in a sentence. */
const LEFT_OUT: Readonly<Record<Tongue["code"], Patterns>> = {
  de: {
    heads:
      /^(?:(?:ausdrücklich )?nicht (?:dabei|enthalten|teil|bestandteil|gegenstand|im umfang|vorgesehen|gewünscht|nötig)|(?:ausdrücklich )?ausgeschlossen|außerhalb|außen vor|draußen|was (?:nicht|draußen|außen) [^:]*|nicht[^:]{0,30}gehör[^:]*)\s*(?::|$)/iu,
    said: /(?<!\p{L})(?:au(?:ß|ss)en vor|hier nichts (?:verloren|zu suchen)|nicht (?:betroffen|gegenstand|teil|bestandteil|vorgesehen)|gehör(?:t|en) nicht (?:dazu|hierher|hinein|rein|zum|in)|soll(?:en)? (?:es )?nicht (?:gehen|hinein|rein|dazu|dabei)|(?:brauchen|wollen|möchten|benötigen) wir (?:hier |auch )?(?:nicht|kein\p{L}*)(?!,? dass)|wir (?:brauchen|wollen|möchten|benötigen) (?:hier |auch |dafür )?(?:nicht|kein\p{L}*)(?!,? dass)|(?:bleib|lass|lässt)\p{L}* .*(?:draußen|draussen|weg)(?!\p{L})|geht uns nichts an|kann man hier (?:auch )?nicht|(?:weiterhin|nach wie vor|wie bisher|wie gehabt) .*(?:papier|hand|telefon|zettel|brief|post|buchhaltung|excel|kreide))/iu,
  },
  fr: {
    heads:
      /^(?:hors (?:du )?(?:périmètre|champ|sujet|projet)|non (?:inclus|compris|couvert)e?s?|exclu(?:s|e|es|sions?)?|ce qui (?:ne |n')[^:]*|pas (?:prévu|inclus|demandé|compris)e?s?)\s*(?::|$)/iu,
    said: /(?<!\p{L})(?:hors (?:du )?(?:périmètre|champ|sujet|projet)|ne (?:fait|font|feront|fera) pas partie|(?:on|nous) ne (?:veut|voulons|gère|gérons|souhaite|souhaitons) (?:pas|ni)(?! qu)|n'(?:entre|entrent) pas|(?:reste|restent) (?:en dehors|hors|à part)|n'(?:a|ont) rien à (?:faire|voir)|(?:laisse|laissons|laissez) (?:de côté|tomber)|ne concernent? pas|pas besoin d(?=[e'])e?|je (?:ne )?veux pas de|n'y touchons pas)(?!\p{L})/iu,
  },
  es: {
    heads:
      /^(?:fuera del? (?:alcance|proyecto|sistema)|no (?:incluye|incluido|entran?|se incluye)|quedan? fuera|exclu\p{L}+|lo que no [^:]*|qué no [^:]*)\s*(?::|$)/iu,
    said: /(?<!\p{L})(?:qued[ae]n? (?:por )?fuera|fuera del? (?:alcance|proyecto|sistema)|no (?:queremos|quiero)(?! que(?!\p{L}))|(?:no|tampoco) entran?(?! (?:en|a|al)(?!\p{L}))|no (?:incluye|incluyen|forma parte|forman parte))(?!\p{L})/iu,
  },
  pt: {
    heads:
      /^(?:fora d[oe] (?:escopo|âmbito|projeto|projecto|sistema)|ficam? (?:de )?fora|o que (?:não entra|não faz parte|fica (?:de )?fora)|não (?:inclui|incluído|entram?)|exclu\p{L}+)\s*(?::|$)/iu,
    said: /(?<!\p{L})(?:fic(?:a|am|ar) (?:de )?fora|fora d[oe] (?:escopo|âmbito|projeto|projecto|sistema)|não (?:queremos|quero|pretendemos)(?! que(?!\p{L}))|não (?:é|são) para aqui chamad[oa]s?|ficam? p(?:a)?ra (?:depois|mais tarde)|não entram?(?! (?:em|no|na|nos|nas)(?!\p{L}))|não (?:inclui|incluem|faz parte|fazem parte))(?!\p{L})/iu,
  },
};

/** "Pas de permis moto non plus" */
const NEITHER = /^(?:et )?pas d(?:e |')(?!.*\d).* non plus/iu;

/** What a statement says is no part of the product, without the words that lead it; undefined where it says nothing of the kind. */
export function leftOutIn(code: Tongue["code"], text: string, heading: string | undefined): string | undefined {
  const { heads, said } = LEFT_OUT[code];
  const plain = text
    .trim()
    .replace(/^[—–-]\s*/, "")
    .replace(/[.!\s]+$/, "");
  if (heading !== undefined && heading !== "" && heads.test(heading.trim())) return plain;
  if (heads.test(plain)) return plain.replace(heads, "").trim();
  // with a number in it something holds
  return (said.test(plain) && !/\d/.test(plain)) || NEITHER.test(plain) ? plain : undefined;
}
