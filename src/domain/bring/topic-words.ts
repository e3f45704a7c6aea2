import { heading } from "./quality.ts";
import { rows, type Topic } from "./topic.ts";

/** Whole headings in French, Spanish and Italian, and how people who write no specifications name a chapter. */
const wholeTopics: readonly [RegExp, Topic][] = [
  [
    heading(
      "actions?|à faire|tareas|pendientes?|prochaines étapes|próximos pasos|offene? ?(fragen|punkte)?|remarks|bemerkungen|present|attendees|who we are|wer wir sind|parking lot( .*)?|maybe never|name ideas|questions ouvertes|preguntas abiertas|glossaire|glosario|sommaire|índice",
    ),
    { kind: "kept" },
  ],
  [heading("interfaces? (homme-?machine|utilisateur)|interfa(z|ces) de usuario"), rows("external_interfaces")],
  [heading("hors (du )?périmètre|périmètre|alcance|fuera de alcance|portée|ambito"), { kind: "text", text: "project_scope" }],
  [heading("références|referencias|riferimenti"), { kind: "text", text: "references_list" }],
  [heading("modèle économique|modelo de negocio|tarifs?|precios"), { kind: "text", text: "business_model" }],
  [
    heading(
      "contexte|contexto|objectifs?|objetivos?|introducción|résumé|resumen|présentation|descripción( general)?|antecedentes|but|elevator pitch|pitch|about this document",
    ),
    { kind: "text", text: "project_overview" },
  ],
  [heading("risques?( .*)?|riesgos?( .*)?|rischi( .*)?"), rows("risks")],
  [heading("hypothèses?( .*)?|suposiciones|supuestos( .*)?|must be true"), rows("assumptions")],
  [
    heading(
      "(rôles?|utilisateurs?|acteurs?|profils?|usuarios?|actores|perfiles|roles|utenti|attori)( .*)?|beteiligte|partecipanti|who",
    ),
    rows("user_classes"),
  ],
  [heading("écrans?|pantallas?|schermate|vues|vistas|páginas|pages"), rows("pages")],
  [
    heading("(récits?|histoires?) utilisateurs?|historias? de usuario|cas d['’]utilisation|casos de uso|stories"),
    rows("user_stories"),
  ],
  [heading("(cas|plan|scénarios?) de tests?|(casos?|plan) de pruebas?|recette|tests d['’]acceptation"), rows("test_cases")],
  [
    heading("interfaces?( externes?)?|interfaz(es)?|intégrations?|integraciones|systèmes (externes|tiers)"),
    rows("external_interfaces"),
  ],
  [
    heading("sécurité( .*)?|seguridad( .*)?|protection des données|confidentialité|privacidad|sicurezza"),
    rows("security_measures"),
  ],
  [
    heading(
      "(exigences|besoins) non[- ]fonctionnel(le)?s|requisitos no funcionales|requisiti non funzionali|qualité( .*)?|calidad|performances?|rendimiento|quality of service|has to be",
    ),
    rows("quality_requirements"),
  ],
  [
    heading(
      "(exigences|besoins) fonctionnel(le)?s|fonction(nalité)?s?|requisitos funcionales|funcionalidades?|funciones|requisiti funzionali",
    ),
    rows("features"),
  ],
];

/** Words that tell what a heading of some words is about. The first that is found counts. */
const telling: readonly [RegExp, Topic][] = [
  [
    /\b(?:don['’]?t know|unknown|undecided|open (?:points|questions)|never mind|thank you|next (?:steps|meeting))\b/iu,
    { kind: "kept" },
  ],
  [
    /\b(?:afraid|fears?|worr(?:y|ies)|keeps? (?:me|us) awake|go(?:es)? wrong|concerns?|dangers?|kill us|pitfalls?|what if|bedenken|sorgen|schiefgehen|inquiétudes?|craintes?|peligros?|preocupaciones)\b/iu,
    rows("risks"),
  ],
  [/\b(?:must be true|take for granted|taken for granted|we assume|assum\w+|vorausgesetzt|annahmen)\b/iu, rows("assumptions")],
  [
    /\b(?:talks? to|connects? to|plugs? into|depends? on|hangs? on|speaks? to|spricht mit|redet mit|se connecte|conecta con)\b/iu,
    { kind: "requirements" },
  ],
  [
    /\b(?:how (?:it|we|the) (?:earns?|makes?)|we earn|earns? money|money|revenue|geld|argent|dinero|ingresos)\b/iu,
    { kind: "text", text: "business_model" },
  ],
  [/\b(?:will see|screens?|bildschirme|écrans|pantallas)\b/iu, rows("pages")],
  [
    /^(?:who\b|für wen|wer\b|pour qui|à qui|qui\b|para quién|quién)|\b(?:who (?:uses|touches|else|is it)|users?|personas?|nutzer(?:gruppen)?|utilisateurs|usuarios)\b/iu,
    rows("user_classes"),
  ],
  [/\b(?:how (?:good|fast|well|reliable)|wie (?:gut|schnell)|quality|qualität)\b/iu, rows("quality_requirements")],
  [
    /\b(?:why|what is the app for|what is it for|wozu|warum|pourquoi|por qué|we are here|the idea)\b/iu,
    { kind: "text", text: "project_overview" },
  ],
  [
    /\b(?:asked for|would you like|(?:has|have|need|needs|must|should|shall|can|could) (?:to )?do|what it does|must not do|comes in|what we need|we need|wishes|wish list|ideas?|rules?|requirements?|constraints?|later|features?|needs|anforderungen|wünsche|rahmenbedingungen|regeln|sonstiges|technical|technisch|contraintes?|exigences?|besoins?|requisitos?|necesidades|restricciones|misc|requisiti)\b/iu,
    { kind: "requirements" },
  ],
];
const MOST_WORDS = 9;

export function topicTold(bare: string): Topic | undefined {
  const said = bare.replace(/^\p{Lu}\p{L}{0,12}: /u, "");
  if (said.split(/\s+/).length > MOST_WORDS) return undefined;
  return wholeTopics.find(([says]) => says.test(said))?.[1] ?? telling.find(([says]) => says.test(said))?.[1];
}
