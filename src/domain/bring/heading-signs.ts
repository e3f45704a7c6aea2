import type { SpecificationText } from "#domain/export/json.ts";
import type { Noun } from "#domain/nouns/all.ts";
import { type Sign, stems } from "./evidence.ts";

/** What a heading may be about. */
export type Subject = Noun | SpecificationText | "requirements" | "kept";

/** What words of a heading weigh, in English, German, French, Spanish, Italian, Portuguese and Dutch. Of the same weight the first counts. */
export const headingSigns: readonly Sign<Subject>[] = [
  [
    "kept",
    4,
    stems(
      "any other business$|aob$|rondvraag|questions diverses|ruegos y preguntas|otros asuntos|varie(?: ed eventuali)?$|outros assuntos|reading suggestions|(?:entry|exit|pass|suspension|resumption)[\\p{L}/ ]* criteria|deliverables|milestones?$|meilenstein|environmental needs|staffing|responsibilit|schedule$|distribution$|legend$|legende$|légende$|leyenda$|leggenda$|don['’]?t know|unknown|undecided|open (?:points?|questions?|issues?|items?|matters?)|not (?:yet|discussed|decided|clear)|still open|to be (?:decided|clarified|agreed)|(?:unanswered |further |remaining )?questions?\\b|never mind|thank you|next (?:steps?|meeting)|action items?|actions?$|to-?dos?\\b|parking lot|agenda|attendees|participants|definitions? of|(?:change|revision|version|document) (?:log|history|control)|changelog|contents$|sign-?offs?|approvals?|appendi|attachments?|contacts?\\b|team$|notes?$|offene? |ungeklärt|offen geblieben|fragen$|aufgaben$|nächste |anwesen|teilnehm|tagesordnung|änderungs|versions?(?:verlauf|historie)|freigabe|anhang|anhänge|ansprechpartner|notizen|questions? (?:ouvertes?|en suspens)|points? ouverts?|prochain|ordre du jour|actions? à|à faire|annexe|preguntas|cuestiones abiertas|pendientes|próxim|anexo|orden del día|domande|prossimi|allegat|openstaande|vragen|volgende stappen|bijlage|actiepunten|perguntas|próximos|versiebeheer|versiegeschiedenis|wijzigings|questioni aperte|punti aperti|temi aperti|storico|cronologia|historial|histórico de|historique d|control de versiones|controlo de versões|questões|pontos em aberto|puntos abiertos|parked\\b|read ?me|how to (?:read|use) (?:this|it)|leeswijzer|lesehilfe|come leggere|comment lire|cómo leer",
    ),
  ],
  // what a plan of tests says beside its tests
  [
    "kept",
    8,
    stems(
      "(?:test )?items? (?:to be tested|under test|pass)|(?:test|testing) (?:items?|environments?|deliverables|approach|strategy|schedule|data|teams?|tools?|objectives|basis|summary|status|results?|responsibilities|logistics)$|features? (?:not|excluded)|not (?:to be )?tested|to be determined|test(?:umgebung|objekte?|daten|strategie|endekriterien|mittel|team)|entorno de pruebas?|environnement de test|ambiente di (?:prova|test)|testomgeving|ambiente de testes?",
    ),
  ],
  [
    "glossary_terms",
    4,
    stems(
      "glossar|glosario|glossaire|glossário|definitions?\\b(?! of)|abbreviations?|acronyms?|terminolog|(?:words|terms) (?:we|they|that are|used)|abkürzung|begriffs(?:defin|erklär|bestimm|verzeich)|wörterverzeichnis|begrippen|woordenlijst|afkortingen|définitions?\\b|abréviations?|sigles?\\b|lexique|definiciones|abreviaturas|siglas|definizioni|abbreviazioni|definições|abreviaturas",
      "fachbegriffe?\\b",
    ),
  ],
  [
    "project_scope",
    4,
    stems(
      "(?:what |things )?(?:(?:we|it|this|they) )?(?:(?:is|are|will|do|does)(?: not|n['’]t)|(?<!must |may |should |can |shall )not|no longer|won['’]t) (?:do|doing|done|in\\b|includ|cover|part of|now\\b|build|building|for now|planned|promis|support)|out of\\b|out-of|exclu|left out|leaving out|no-?gos?\\b|non-?goals?|nicht-?ziel|nicht (?:enthalten|dabei|teil|in|im|jetzt|geplant|vorgesehen|umfasst)|was wir nicht|ausgeschlossen|ausschlüsse|abgrenz|hors\\b|exclus|ce que (?:nous|l['’]|le).*\\bne\\b|fuera de|no incluye|excluido|lo que no|fuori|escluso|niet in|buiten|fora d|não incluí|scope$|umfang$|périmètre|alcance|portata|reikwijdte|escopo|what (?:we|it) leaves? out|esclus|ambito(?: di applicazione| del.*)?$|âmbito(?! geral)|excluíd",
    ),
  ],
  [
    "references_list",
    4,
    stems(
      "see also|related (?:documents?|pages?|notes?|links?|work|reading)?$|references?\\b|further reading|sources$|bibliograph|(?:useful )?links$|siehe auch|quellen$|verweise|literatur|mitgeltend|voir aussi|références|bibliographie|véase|ver también|referenc|fuentes|riferiment|bronnen|zie ook|referênc|fontes$|documents? (?:référencés|applicables)",
    ),
  ],
  [
    "risks",
    4,
    stems(
      "risks?\\b|worr(?:y|ies)|afraid|scar(?:e|es|ed|y)\\b|fears?\\b|concerns?\\b|dangers?\\b|hazards?\\b|pitfalls?|go(?:es)? wrong|keeps? (?:me|us|you) (?:awake|up)|kill us|what if|can break|stumbl|headaches?|nightmares?|sleepless|red flags?|sorgen|bedenken|befürcht|gefahren|schief ?geh|stolperstein|angst|bauchschmerz|risques?|craintes?|inquiét|préoccup|dangers|peurs?\\b|ce qui peut|riesgos?|temores|miedos?|preocupa|peligros?|puede fallar|salir mal|risch|timori|preoccup|risico|zorgen|gevaren|fout gaan|riscos?|receios?|correr mal|dar errado",
      "risik(?:o|en)",
    ),
  ],
  [
    "security_measures",
    7,
    stems(
      "security risks?|risks? (?:and|&|/|with|und|with their) (?:counter-?measures?|safeguards?|protections?)|threats? (?:and|&|/)|misuse|abuse|sicherheitsrisik|bedrohung|missbrauch|rischi(?:o)? (?:di sicurezza|e contromisur)|minacc|risques? de sécurité|risques? et contre-?mesures|menaces?\\b|riesgos? de seguridad|riesgos y contramedidas|amenazas?|riscos? de segurança|riscos e contramedidas|ameaças?|beveiligingsrisico|risico['’]?s en tegenmaatregelen|bedreiging",
      "sicherheitsrisik",
    ),
  ],
  [
    "assumptions",
    4,
    stems(
      "assunzion|assum|presuppos|premis|preconditions? (?:for|of) the (?:project|plan)|tak(?:e|en|ing) (?:it )?for granted|bets?\\b|(?:we )?(?:count|rely|counting|relying) on|must be true|has to be true|we believe|beliefs|vorausset|vorausgesetzt|(?:wovon|davon) (?:wir )?aus|ausgehen|selbstverständlich|verlassen uns|hypothèses?|présuppos|prérequis|acquis$|tenons pour|supuest|suposic|hipótesis|damos por|presuppost|ipotesi|aannames?|vooronderstel|uitgangspunten|pressupost|premissas",
      "annahmen?\\b",
    ),
  ],
  [
    "test_cases",
    4,
    stems(
      "(?:user |manual |system |acceptance )?test(?:s|ing|ed)?\\b|test[ -]?(?:cases?|plan|protocol|script|run|scenario)|checks?$|verif|validat|how (?:we|to|it is|is it|will we) (?:check|test|prove|know)|try(?:ing)? (?:it )?out|acceptance (?:run|checks?|scripts?)|erprob|recette|essais?\\b|vérif|cas de test|pruebas?|comprobac|verific|collaud|prove di|casi di prova|prove$|controles$|testgevallen|testen\\b|acceptatietest|acceptatie$|testes?\\b|ensaios",
      "testf(?:all|älle)|abnahme|prüf(?:ung|fälle|protokoll|ablauf)",
    ),
  ],
  [
    "security_measures",
    4,
    stems(
      "securi|privacy|private|confidential|secre(?:t|cy)|data protection|protecti(?:on|ng)|safeguard|access (?:control|rights?)|who (?:may|can|is allowed to) (?:see|access|know|read)|trust$|threats?\\b|gdpr|dsgvo|rgpd|avg$|vertraulich|geheim|wer (?:darf|sieht)|zugriff|sécurité|confidentialité|protection|vie privée|secret|segurid|privacid|confidencial|protección|sicurez|riservat|veilighei|beveilig|vertrouwel|seguranç|privacidad|sigilo|proteção|protezione|bescherming",
      "sicherheit(?!sabst)|datenschutz|schutz",
    ),
  ],
  [
    "quality_requirements",
    4,
    stems(
      "quality|non-?functional|nfrs?\\b|performance|reliab|availab|usab|accessib|maintainab|service levels?|slas?\\b|how (?:good|fast|well|reliabl|quick|robust|stable)|(?:good|fast|quick) enough|nicht-?funktional|leistungs(?!umfang|merkmal)|verfügbark|bedienbark|benutzbark|zuverlässig|wie (?:gut|schnell|zuverlässig|robust)|güte|qualité|non[- ]fonctionn|performances?|fiabilité|disponibilité|ergonomie|calidad|no funcional|rendimiento|fiabilidad|disponibilidad|usabilidad|qualit|non funzional|prestazion|affidabil|kwaliteit|niet-?functione|prestatie|qualidade|não funcion|desempenho",
      "qualität",
    ),
  ],
  [
    "quality_requirements",
    3,
    stems(
      "(?:has to|have to|must|needs? to|should) be(?! true| able)\\b|muss (?:es|sie|das) sein|doit être|debe ser|tiene que ser",
    ),
  ],
  [
    "external_interfaces",
    4,
    stems(
      "(?<!user |ui )interfaces?\\b|integrat|(?:other|external|neighbou?ring|surrounding|connected|existing) (?:systems?|services|software|programs|tools)|third[- ]part|apis?\\b|data exchange|exchanges?$|talks? to|connect|plugs? into|(?:fremd|umge?bungs|nachbar|um|dritt)systeme|andere systeme|datenaustausch|angeschlossen|spricht mit|redet mit|interfaces? (?!homme|utilis)|intégrat|échanges?|raccord|systèmes? (?:externes?|tiers|voisins)|interfa(?:z|ces)|integraci|sistemas (?:externos|vecinos|conectados)|conexion|interfacc|integrazion|collegament|altri sistemi|otros sistemas|autres systèmes|andere systemen|outros sistemas|koppeling|integratie|integraç|ligaç|collegat|aangesloten|gekoppeld|links? (?:to|with) other",
      "schnittstelle|anbindung",
    ),
  ],
  [
    "pages",
    4,
    stems(
      "screens?\\b|pages?$|web ?pages|views?\\b|wireframes?|mock-?ups?|sketches|(?:user )?interaction(?: and)? design|(?:ui|ux|interface|visual|screen) (?:design|sketches|layout)|user interaction|site ?map|(?:will|you) see|ansichten|seiten$|oberfläche|dialoge|écrans?|maquettes?|vues\\b|pantallas?|vistas\\b|schermat|schermen|telas\\b|ecrãs|pagin[ae]['’]?s?$|páginas?$|schermi$",
      "masken\\b|bildschirme?",
    ),
  ],
  [
    "user_stories",
    4,
    stems(
      "(?:user )?stor(?:y|ies)\\b|use[- ]?cases?|user (?:journeys?|flows?|scenarios?)|jobs(?: to be done)?$|who wants what|(?:nutzer|benutzer|anwender)(?:geschichte|stor)|récits?|histoires? (?:d['’])?utilis|cas d['’](?:utilisation|usage)|historias|casos de uso|storie utente|casi d['’]uso|gebruikersverhalen|histórias|what (?:the )?[\\p{L} ]{3,30} (?:wants?|would like)$|who wants what|wer was (?:will|möchte)|chi vuole cosa|wie wil wat|qui veut quoi",
      "anwendungsf(?:all|älle)",
    ),
  ],
  [
    "user_classes",
    3.5,
    stems(
      "^who\\b(?!.*\\?$)|who (?:use|work|is|are|will|need|it|else|touch|does)|who$|persona|actors?\\b|roles?\\b|audiences?|users\\b|user (?:class|role|group|type|profile|kind)|stakeholders and|for whom|(?:the |our )?(?:people|crew|customers|staff)(?: and [\\p{L}]+)?$|wer\\b|für wen|anwender|rollen|akteur|zielgruppe|beteiligte|personen(?:gruppen|kreis)?\\b|mitwirkende|pour qui|à qui|qui\\b|utilisat|acteurs?|rôles?\\b|profils?|public(?: cible|s)|intervenants|quién(?:es)?\\b|para quién|usuari|actores|perfiles|roles|destinatar|chi\\b|utenti|ruoli|attori|wie\\b|gebruiker|rollen|betrokken|quem\\b|utilizador|usuários|papéis|perfis|doelgroep|intervenient",
      "nutzer(?:innen|gruppen|rollen|kreis|typen|klassen|profile)?\\b",
    ),
  ],
  [
    "features",
    3.5,
    stems(
      "features?\\b|functions?\\b|functionalit|(?<!non[- ]?|not |no )functional|capabilit|what it (?:does|can)|(?<!nicht[- ]?)funktional|funktionsumfang|leistungs(?:umfang|merkmal)|was (?:es|sie|das .*|die .*) (?:kann|macht|leistet)|fonction(?!n)|fonctionnalit|(?<!non[- ])fonctionnel|ce que (?:fait|ça fait)|prestations|funciones|(?<!no )funcional|funcionalidad|qué hace|funzion|cosa fa|functies|functionalit|wat het doet|funções|funcionalidade|(?<!niet[- ]?)functionele?\\b|(?<!não )funcionais|what it (?:must|should|shall|needs to) do|was es können (?:muss|soll)|cosa deve fare|wat het moet (?:doen|kunnen)",
      "funktionen|funktionalität",
    ),
  ],
  [
    "business_model",
    3.5,
    stems(
      "(?:how )?(?:it|we|the \\w+) (?:earns?|makes?) (?:its |our )?money|moneti|revenue|money\\b|we earn|who pays|business (?:model|case)|erlös|geschäftsmodell|geld (?:verdien|kommt|bring)|womit|wie (?:wir|es) geld|modèle économique|argent|revenus|modelo de negocio|ingresos|dinero|ricavi|verdienmodel|receitas|how (?:it|we|this) pays?\\b|pays? (?:its (?:own )?way|for itself)|funding|finan(?:zierung|cement|ciering|ziamento|ciación|ciamento)|modello di business|modelo de negócio|costs? and income",
    ),
  ],
  [
    "pricing_details",
    3.5,
    stems(
      "pric(?:e|es|ing)\\b|tariffs?\\b|fees\\b|gebühren|tarifs?\\b|precios|tarifas|prezzi|prijzen|preços",
      "preise?\\b|tarife",
    ),
  ],
  [
    "project_overview",
    3,
    stems(
      "(?:what|who) (?:this |it |we )?(?:is|are) (?:this |it )?(?:all )?about|about (?:us|this|the)|background|context|introduc|purpose|summary|overview|motivation|visi(?:on|ón|one|e|ão)\\b|mission|(?:want|trying|hope|aim) to achieve|achieve$|erreichen (?:wollen|möchten)|atteindre|conseguir|lograr|raggiungere|bereiken|gegenstand|ogg?etto|objeto|(?:subject|object) (?:matter )?of|voorwerp|onderwerp|the (?:idea|problem|plan|story so far|situation|product)|why\\b|goals?\\b|objectives?|where (?:this|it|we) c(?:o|a)me|today$|what (?:is )?(?:the app |it )?(?:is )?for\\b|worum|wozu|warum|ziele?\\b|zielset|hintergrund|ausgangs|anlass|einleit|kurzbeschreib|überblick|idee\\b|heute$|contexte|objet\\b|objectifs?|pourquoi|de quoi|présentation|introduction|résumé|constat|contexto|objetivo|por qué|para qué|de qué|situación|resumen|antecedentes|contesto|scopo|obiettiv|perché|premessa|achtergrond|doel(?!groep)|aanleiding|waarom|inleiding|samenvatting|objetivos|enquadramento|porquê|what this is\\b|in (?:short|brief|a nutshell)$|situation$|over (?:dit|het|ons) |introduzione|introdução|descrizione generale|descrição geral|sintesi|resumo|cos['’]è",
    ),
  ],
  [
    "requirements",
    2.5,
    stems(
      "(?:important|matters?)(?: to|$)|wichtig(?: ist|$)|asked for|would you like|(?:has|have|needs?|must|should|shall|can|could|want it) (?:to )?(?:do|behave|work|happen)|must not (?:do|happen)|(?:passieren|geschehen|arriver|pasar|ocurrir|succedere|gebeuren|acontecer)$|comes in|(?:what )?(?:we|they) (?:need|want|expect|wish)|wish|ideas?\\b|rules?\\b|requirements?|constraints?|conditions?\\b|later\\b|needs\\b|demands|technical|misc|depends? on|hangs? on|wünsche|wunsch|rahmenbedingung|regeln|sonstiges|technisch|bedarf|vorgaben|was wir (?:brauchen|wollen|erwarten)|contrainte|exigence|besoin|souhait|règles|attentes|demandes|requisit|necesid|restric|reglas|deseos|requisiti|esigenz|vincoli|desideri|eisen|wensen|behoeft|randvoorwaarden|requisitos|necessid|regras",
      "anforderung",
    ),
  ],
];
