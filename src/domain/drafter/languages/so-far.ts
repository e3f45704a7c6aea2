import type { Statement } from "./statements.ts";
import type { Tongue } from "./tongue.ts";

type Signs = {
  /** What says by itself that it is so today. */
  now: RegExp;
  /** The same, where nothing in the sentence is wished. */
  perhaps: RegExp;
  wished: RegExp;
  /** "noch", and what people work with where they have no product yet. */
  still: RegExp;
  byHand: RegExp;
  /** What opens the other side: "künftig". */
  later: RegExp;
  /** Over what stands under it, or before a colon. */
  heads: RegExp;
};

const SIGNS: Readonly<Record<Tongue["code"], Signs>> = {
  de: {
    now: /\b(?:(?<!wie )bisher|zurzeit|derzeit|heute noch|momentan|bislang|läuft .*(?:liste|papier|zettel)|führen alles noch|willst du loswerden)\b|^(?:früher|letzte[ns]? (?:jahr|monat|woche|sommer|winter|saison)|voriges jahr|damals|vor \p{L}+ jahren|heute \p{L}+e? (?:ich|wir))(?!\p{L})/iu,
    perhaps: /^(?:heute|im moment|aktuell|gegenwärtig|im augenblick) (?!(?:im|beim) )/iu,
    wished: /(?<!\p{L})(?:soll(?:en|te)?|möcht\p{L}+|woll(?:en|te)\p{L}*|künftig|muss|müssen|darf|dürfen|kann|können)(?!\p{L})/iu,
    still: /(?<!\p{L}|nur )noch (?!nicht|am |vor |heute |bis |kein|ein(?:mal|e[nr]?)?\s)/iu,
    byHand: /(?:block|papier|zettel|excel|heft|buch|tafel|kalender|ordner|telefon|hand|liste|karteikarten?|whatsapp)(?!\p{L})/iu,
    later: /^(?:künftig|zukünftig|in zukunft|stattdessen|ab sofort|nun soll|jetzt soll|das soll)(?!\p{L})/iu,
    heads:
      /^(?:ausgangslage|ausgangssituation|ist-?(?:zustand|situation|stand)|heute|bisher|status quo|(?:das |unser )?problem)$/iu,
  },
  fr: {
    now: /\b(?:aujourd'hui|actuellement|pour l'instant|jusqu'ici|jusqu'à présent|tout est noté|en ce moment)\b/iu,
    perhaps: /^(?:à l'heure actuelle|à ce jour|pour le moment)(?!\p{L})/iu,
    wished: /(?<!\p{L})(?:voul\p{L}+|voudr\p{L}+|aimer\p{L}+|souhait\p{L}+|doi(?:t|vent)|peu(?:t|vent)|désormais)(?!\p{L})/iu,
    still: /(?<!\p{L})encore(?!\p{L})/iu,
    byHand:
      /(?<!\p{L})(?:papier|cahier|carnet|tableau|tableur|excel|téléphone|classeur|fiches? papier|la main|whatsapp)(?!\p{L})/iu,
    later:
      /^(?:désormais|à l'avenir|dorénavant|nous voudrions|nous voulons|nous aimerions|nous souhaitons|je voudrais)(?!\p{L})/iu,
    heads: /^(?:(?:la )?situation actuelle|(?:l')?existant|aujourd'hui|état des lieux|(?:le |notre )?problème|le constat)$/iu,
  },
  es: {
    now: /\b(?:actualmente|por ahora|hasta ahora|de momento|hoy en día|todo eso hoy|con una libreta|ahorita|hoy (?:todo|lo|se)|ahora todo)\b|\bya l[oa]s? (?:lleva|hace|gestiona|controla|tramita|emite)n?\b|\bse quedan? (?:igual|como está)|\bseguir(?:á|án) haciendo/iu,
    perhaps: /^(?:hoy|ahora mismo|en este momento)(?!\p{L})/iu,
    wished:
      /(?<!\p{L})(?:quer\p{L}+|quier\p{L}+|quisi\p{L}+|necesit\p{L}+|deb(?:e|en|ería\p{L}*)|pued(?:e|en)|a partir de)(?!\p{L})/iu,
    still: /(?<!\p{L})(?:todavía|aún)(?!\p{L})/iu,
    byHand: /(?<!\p{L})(?:papel|cuaderno|libreta|excel|teléfono|pizarra|carpeta|mano|libro|whatsapp|planilla)(?!\p{L})/iu,
    later: /^(?:queremos|quiero|quisiéramos|a partir de ahora|en adelante|necesitamos)(?!\p{L})/iu,
    heads: /^(?:(?:la )?situación actual|punto de partida|hoy|(?:el |nuestro )?problema)$/iu,
  },
  pt: {
    now: /\b(?:atualmente|por enquanto|até agora|hoje em dia|numa folha de papel|numa planilha|hoje (?:é|está|fica|tudo)|fichas de papel)\b/iu,
    perhaps: /^(?:hoje|neste momento|no momento(?! d)|de momento|até hoje)(?!\p{L})/iu,
    wished: /(?<!\p{L})(?:quer\p{L}*|gosta\p{L}+|precis\p{L}+|dev(?:e|em|eria\p{L}*)|pod(?:e|em)|a partir de)(?!\p{L})/iu,
    still: /(?<!\p{L})ainda(?!\p{L})/iu,
    byHand: /(?<!\p{L})(?:papel|caderno|planilha|excel|telefone|quadro|pasta|mão|livro|folha|whatsapp)(?!\p{L})/iu,
    later: /^(?:quer(?:ia|emos|íamos)|gostaríamos|a partir de agora|daqui para a frente|precisamos)(?!\p{L})/iu,
    heads: /^(?:(?:a )?situação atual|ponto de partida|hoje|(?:o |nosso )?problema)$/iu,
  },
};

const NEGLIGIBLE = /^(?:—|–|-)\s*/;

/** Whether a statement only says how things are done before there is a product: by its words, its heading, or the next sentence. */
export function isSoFar(code: Tongue["code"], statements: readonly Statement[], at: number): boolean {
  const { text, heading } = statements[at] ?? { text: "", heading: undefined };
  const said = text.replace(NEGLIGIBLE, "").trim();
  const { now, perhaps, wished, still, byHand, later, heads } = SIGNS[code];
  if (now.test(said)) return true;
  const over = heading || (/^([^:]{3,30}):\s/.exec(said)?.[1] ?? statements[at - 1]?.text ?? "");
  if (wished.test(said)) return false;
  if (heads.test(over.replace(/[:.]\s*$/, "").trim())) return true;
  if (perhaps.test(said)) return true;
  return still.test(said) && (byHand.test(said) || later.test(statements[at + 1]?.text.trim() ?? ""));
}
