import type { Tongue } from "./tongue.ts";

type Patterns = { heads: RegExp; said: RegExp };

const FR_FIRST =
  "(?:pour (?:l'instant|le moment|commencer)|dans (?:la première version|un premier temps|cette version)|au début|à ce stade|pour la première version)";
const PT_FIRST = "(?:por (?:enquanto|agora|ora)|(?:na|nesta) primeira (?:versão|fase)|no início|para já)";
const ES_FIRST = "(?:por (?:ahora|el momento)|(?:en la|en esta) primera (?:versión|fase)|al principio|de momento)";
const DE_FIRST =
  "(?:vorerst|erst ?mal|zunächst|fürs erste|im moment|derzeit|momentan|aktuell|anfangs|in (?:der|dieser) ersten (?:version|phase|ausbaustufe))";
const clause = (...parts: readonly string[]) => parts.map((part) => new RegExp(`^(?:${part})$`, "iu"));

/** Whole statements in plain words: "une boutique n'est pas nécessaire pour l'instant", "ein Chat kommt später". */
const PLAINLY: Readonly<Record<Tongue["code"], readonly RegExp[]>> = {
  fr: clause(
    `.+ (?:n'est|ne sont) pas (?:nécessaires?|utiles?|requis\\p{L}*|indispensables?) ${FR_FIRST}`,
    `.+ (?:n'est|ne sont) pas (?:prévu|inclus|compris|demandé|souhaité)e?s?(?: ${FR_FIRST})?`,
    `(?:nous n'avons|on n'a|je n'ai|il n'y a) pas besoin (?:d'|de |du |des ).+`,
    `(?:l'application|l'outil|la plateforme|le (?:site|logiciel|système)|(?:il|elle|cela|ça)) (?:ne doit|n'a|ne devra) pas (?:à )?(?:gérer|inclure|couvrir|remplacer|traiter|proposer|s'occuper).+`,
    `(?:ce|il|elle) n'est pas une? .+`,
    `.+ (?:viendra|viendront|sera ajouté|seront ajouté|sera|seront|peut attendre|peuvent attendre)e?s?(?: (?:plus tard|dans un second temps|dans une (?:version ultérieure|prochaine version|deuxième version|deuxième phase)))`,
    `.+ (?:peut|peuvent) attendre`,
    `.+ (?:se fait|se font|est géré|sont géré|est traité|sont traité|est fait|sont fait)e?s? (?:déjà )?(?:ailleurs|dans un autre (?:logiciel|outil|système)|par un autre (?:logiciel|outil|système|service))(?:,? et .*)?`,
    `pas (?:de |d'|du ).+ ${FR_FIRST}`,
    `pas (?:de |d')(?:paiement|application mobile|appli|boutique|messagerie|chat|forum|facturation|comptabilité|publicité|newsletter|réseau social|traduction|géolocalisation|vente)(?: (?!après|avant|sans)[\\p{L}' -]+)?`,
  ),
  pt: clause(
    `.+ não (?:é|são) (?:necessári[oa]s?|precis[oa]s?|obrigatóri[oa]s?) ${PT_FIRST}`,
    `.+ não (?:está|estão) (?:previst|incluíd|contemplad)[oa]s?(?: ${PT_FIRST})?`,
    `(?:${PT_FIRST},? )?(?:nós )?não (?:precisamos|preciso|necessitamos) d[eoa]s? .+`,
    `não é preciso (?:tratar|gerir|gerenciar|integrar|ligar|incluir|fazer) .+`,
    `(?:o (?:sistema|aplicativo|app|site|software)|a (?:aplicação|plataforma|app)|(?:ele|ela)) não (?:deve|precisa|vai|irá|terá)(?: de)? (?:tratar|gerir|gerenciar|incluir|cobrir|substituir|oferecer|ter) .+`,
    `não (?:vai ter|terá|teremos|haverá|vai haver) .+`,
    `(?:isto|isso|ele|ela) não é uma? .+`,
    `.+ (?:vir(?:á|ão)|fica(?:m|rá|rão)?|ser(?:á|ão)|pode(?:m)? (?:ser )?)\\S* ?(?:feit[oa]s? |adicionad[oa]s? )?(?:mais tarde|(?:numa|em uma|para uma) (?:próxima|segunda|outra) (?:versão|fase)|(?:numa|em uma) (?:versão|fase) posterior)`,
    `.+ (?:pode|podem) esperar`,
    `.+ (?:é|são) (?:feit|tratad|gerid)[oa]s? (?:noutro|em outro|num outro) (?:sistema|programa|software|site)(?:,? e .*)?`,
    `(?:sem|nada de) (?:pagamento|app|aplicativo|chat|loja|fórum|faturação|faturamento|contabilidade|publicidade|newsletter|rede social|tradução)(?: (?!após|antes|depois)[\\p{L}' -]+)?`,
  ),
  es: clause(
    `.+ no (?:es|son) (?:necesari[oa]s?|imprescindibles?|precis[oa]s?) ${ES_FIRST}`,
    `.+ no (?:está|están) (?:previst|incluid|contemplad)[oa]s?(?: ${ES_FIRST})?`,
    `(?:${ES_FIRST},? )?no (?:necesitamos|necesito|hace falta|hacen falta) .+`,
    `(?:la (?:aplicación|app|plataforma|web)|el (?:sistema|programa|sitio|software)) no (?:debe|tiene que|va a|tendrá que) (?:gestionar|incluir|cubrir|sustituir|ofrecer|tratar|llevar) .+`,
    `no (?:habrá|va a haber|tendrá|tendremos) .+`,
    `(?:esto|no) no es una? .+`,
    `.+ se seguir(?:á|án) \\p{L}+ndo .+`,
    `.+ (?:vendrá|vendrán|quedará|quedarán|queda|quedan|será|serán|se hará|se harán|se añadirá|se añadirán)(?: \\p{L}+)? (?:más adelante|más tarde|(?:en|para) (?:una|otra) (?:segunda |próxima |futura )?(?:versión|fase)(?: posterior)?|para después)`,
    `.+ (?:puede|pueden) esperar`,
    `.+ se (?:hace|hacen|gestiona|gestionan|lleva|llevan) (?:aparte|en otro (?:sistema|programa|sitio)|con otro (?:sistema|programa))(?:,? y .*)?`,
    `(?:sin|nada de) (?:pago|app|aplicación móvil|chat|tienda|foro|facturación|contabilidad|publicidad|boletín|red social|traducción)s?(?: (?!después|antes)[\\p{L}' -]+)?`,
  ),
  de: clause(
    `.+ (?:ist|sind|wird|werden) (?:${DE_FIRST} )?nicht (?:nötig|notwendig|erforderlich|gebraucht|benötigt|geplant|gewünscht)(?: ${DE_FIRST})?`,
    `.+ (?:braucht es|brauchen wir|benötigen wir|wollen wir) ${DE_FIRST} nicht`,
    `(?:wir|ich) (?:brauchen|brauche|wollen|will|möchten|möchte) (?:${DE_FIRST} )?keine?n? .+`,
    `(?:die (?:app|anwendung|software|plattform|seite|website)|das (?:programm|system|tool|portal)|(?:sie|es)) (?:soll|muss|wird) (?:auch )?(?:nicht .+ (?:verwalten|abdecken|ersetzen|abbilden|übernehmen|anbieten)|keine?n? .+ (?:verwalten|abdecken|ersetzen|abbilden|übernehmen|anbieten|enthalten|haben))`,
    `(?:es|das|dies) ist keine?n? .+`,
    `.+ (?:kommt|kommen|folgt|folgen) (?:erst |vielleicht )?(?:später|in einer (?:späteren|zweiten|nächsten) (?:version|phase|ausbaustufe)|in phase 2)`,
    `.+ (?:kann|können) (?:noch )?warten`,
    `.+ (?:planen|brauchen|wollen|möchten|benötigen) wir (?:auch |erst ?mal |vorerst )?nicht`,
    `.+ (?:muss|müssen|soll|sollen) nicht (?:angebunden|abgebildet|enthalten|abgedeckt|verwaltet|dabei|umgesetzt|integriert)(?: (?:werden|sein))?`,
    `.+ (?:läuft|laufen|wird|werden|erfolgt|erfolgen|bleibt|bleiben) (?:weiterhin )?(?:in|über|mit) (?:einem|einer|der|dem|unserem|unserer) (?:(?:anderen|bestehenden|eigenen) )?(?:system|programm|software|buchhaltung|buchhaltungssoftware|tool)(?: .*)?`,
    `keine?n? .+ ${DE_FIRST}`,
    `keine?n? (?:online-?(?:zahlung|bezahlung|shop)\\p{L}*|zahlungen|app|chat|shop|forum|newsletter|buchhaltung|abrechnung|werbung|übersetzung|soziales netzwerk)(?: (?!nach|vor|ohne)[\\p{L}' -]+)?`,
  ),
};

/** What holds under a condition is a rule. */
const CONDITION: Readonly<Record<Tongue["code"], RegExp>> = {
  fr: /(?<!\p{L})(?:si|s'il|quand|sauf|sans que|avant|après)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:se|quando|exceto|salvo|antes|depois de)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:si|cuando|excepto|salvo|antes|después de)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:wenn|falls|außer|sofern|bevor|nachdem)(?!\p{L})/iu,
};

/** How people say what is no part of the product: before a colon, or in a sentence. */
const LEFT_OUT: Readonly<Record<Tongue["code"], Patterns>> = {
  de: {
    heads:
      /^(?:(?:ausdrücklich |vorerst )?nicht (?:dabei|enthalten|teil|bestandteil|gegenstand|im umfang|vorgesehen|gewünscht|nötig)|(?:ausdrücklich )?ausgeschlossen|außerhalb|außen vor|draußen|was (?:nicht|draußen|außen) [^:]*|nicht[^:]{0,30}gehör[^:]*)\s*(?::|$)/iu,
    said: /(?<!\p{L})(?:au(?:ß|ss)en vor|hier nichts (?:verloren|zu suchen)|nicht (?:betroffen|gegenstand|teil|bestandteil|vorgesehen)|gehör(?:t|en) nicht (?:dazu|hierher|hinein|rein|zum|in)|soll(?:en)? (?:es )?nicht (?:gehen|hinein|rein|dazu|dabei)|(?:brauchen|wollen|möchten|benötigen) wir (?:hier |auch )?(?:nicht|kein\p{L}*)(?!,? dass)|wir (?:brauchen|wollen|möchten|benötigen) (?:hier |auch |dafür )?(?:nicht|kein\p{L}*)(?!,? dass)|(?:bleib|lass|lässt)\p{L}* .*(?:draußen|draussen|weg)(?!\p{L})|geht uns nichts an|kann man hier (?:auch )?nicht|(?:weiterhin|nach wie vor|wie bisher|wie gehabt) .*(?:papier|hand|telefon|zettel|brief|post|buchhaltung|excel|kreide))/iu,
  },
  fr: {
    heads:
      /^(?:hors (?:du )?(?:périmètre|champ|sujet|projet)|non (?:inclus|compris|couvert)e?s?|exclu(?:s|e|es|sions?)?|ce qu(?:i|e|'on)(?: nous| je| on)? (?:ne |n')[^:]*|(?:plus tard|à exclure|pas maintenant)|pas (?:prévu|inclus|demandé|compris)e?s?|pas (?:pour l'instant|maintenant|tout de suite))\s*(?::|$)/iu,
    said: /(?<!\p{L})(?:hors (?:du )?(?:périmètre|champ|sujet|projet)|ne (?:fait|font|feront|fera) pas partie|(?:on|nous) ne (?:veut|voulons|gère|gérons|souhaite|souhaitons) (?:pas|ni)(?! qu)|n'(?:entre|entrent) pas|(?:reste|restent) (?:en dehors|hors|à part)|n'(?:a|ont) rien à (?:faire|voir)|(?:laisse|laissons|laissez) (?:de côté|tomber)|ne concernent? pas|pas besoin d(?=[e'])e?|je (?:ne )?veux pas de|n'y touchons pas)(?!\p{L})/iu,
  },
  es: {
    heads:
      /^(?:fuera del? (?:alcance|proyecto|sistema)|no (?:está |están )?(?:incluye|incluid[oa]s?|entran?|se incluye|hace falta|necesario)|(?:por ahora|de momento|todavía) no|quedan? fuera|exclu\p{L}+|lo que no [^:]*|qué no [^:]*)\s*(?::|$)/iu,
    said: /(?<!\p{L})(?:qued[ae]n? (?:por )?fuera|fuera del? (?:alcance|proyecto|sistema)|no (?:queremos|quiero)(?! que(?!\p{L}))|(?:no|tampoco) entran?(?:(?! (?:en|a|al)(?!\p{L}))| en (?:esta|la|el) (?:primera )?(?:versión|fase|alcance|proyecto|etapa))|no (?:incluye|incluyen|forma parte|forman parte))(?!\p{L})/iu,
  },
  pt: {
    heads:
      /^(?:fora d[oe] (?:escopo|âmbito|projeto|projecto|sistema)|ficam? (?:de )?fora|o que (?:não entra|não faz parte|fica (?:de )?fora)|não (?:está |estão )?(?:inclui|incluíd[oa]s?|previst[oa]s?|entram?)|(?:por enquanto|por agora|para já|agora) não|exclu\p{L}+)\s*(?::|$)/iu,
    said: /(?<!\p{L})(?:fic(?:a|am|ar) (?:de )?fora|fora d[oe] (?:escopo|âmbito|projeto|projecto|sistema)|não (?:queremos|quero|pretendemos)(?! que(?!\p{L}))|não (?:é|são) para aqui chamad[oa]s?|ficam? p(?:a)?ra (?:depois|mais tarde)|não entram?(?:(?! (?:em|no|na|nos|nas)(?!\p{L}))| n(?:a|esta|o) (?:primeira )?(?:versão|fase|escopo|âmbito|projeto))|não (?:inclui|incluem|faz parte|fazem parte))(?!\p{L})/iu,
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
  if (!CONDITION[code].test(plain) && PLAINLY[code].some((words) => words.test(plain))) return plain;
  // with a number in it something holds
  return (said.test(plain) && !/\d/.test(plain)) || NEITHER.test(plain) ? plain : undefined;
}

/** What opens one thing more that is left out: "et pas de photos". */
const MORE = /^(?:pas d(?:e |')|keine?n? |sem |sin |nem |ni )/iu;

/** What goes with the clause before it: "beschreiben vorher, was nicht geht". */
const HANGS = /^(?:was|wer|wen|wem|wo|wie|ob|dass|wenn|falls|ce qu|qui(?!\p{L})|que(?!\p{L})|dont|où|lo que|quien|o que|quem)/iu;

/** A statement apart in what is left out and what is said of the product, clause by clause. */
export function leftOutParts(code: Tongue["code"], text: string, heading: string | undefined): { left: string[]; rest: string } {
  const whole = leftOutIn(code, text, heading);
  const plain = text.trim().replace(/[.!\s]+$/, "");
  const parts = plain.split(/,\s+/).map((part) => part.replace(/^(?:und|also|aber|et|donc|mais|y|pero|e|mas)\s+/iu, ""));
  const isLeft = parts.map((part) => parts.length > 1 && !HANGS.test(part) && leftOutIn(code, part, undefined) !== undefined);
  const any = isLeft.some(Boolean);
  const left = parts.filter((part, at) => isLeft[at] || (any && MORE.test(part)));
  if (left.length > 0 && (whole === undefined || isLeft.every(Boolean)))
    return { left, rest: parts.filter((part) => !left.includes(part)).join(", ") };
  return whole === undefined ? { left: [], rest: text } : { left: [whole], rest: "" };
}
