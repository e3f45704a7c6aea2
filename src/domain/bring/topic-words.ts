import { isNoun } from "#domain/nouns/all.ts";
import { heaviest, type Weights, weigh } from "./evidence.ts";
import { headingSigns, type Subject } from "./heading-signs.ts";
import { heading } from "./quality.ts";
import type { Stated } from "./statement-signs.ts";
import { isStatement } from "./statements.ts";
import { rows, type Topic } from "./topic.ts";

/** Whole headings in French, Spanish and Italian, and how people who write no specifications name a chapter. */
const wholeTopics: readonly [RegExp, Topic][] = [
  [
    heading(
      "actions?|à faire|tareas|pendientes?|prochaines étapes|próximos pasos|offene? ?(fragen|punkte)?|remarks|bemerkungen|present|attendees|who we are|wer wir sind|parking lot( .*)?|maybe never|name ideas|questions ouvertes|preguntas abiertas|sommaire|índice",
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
  [heading("(risques?|riesgos?|rischi)( (?!de s|di s|e contromis|et (contre-?)?mesures|y (contra)?medidas).*)?"), rows("risks")],
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

/** In words: a longer heading is a sentence. */
const MOST_WORDS = 9;
const LEAST = 2.5;
const ASKS =
  /^(?:what|who|how|why|was|wer|wie|warum|ce qu|qu[ei]|comment|pourquoi|qué|quién|cómo|por qué|cosa|chi|come|wat|wie|hoe|o que|quem|como)\b/iu;

/** What a heading is about by its words, each of which weighs for something. */
export function topicTold(bare: string): Topic | undefined {
  const said = bare.replace(/^\p{Lu}\p{L}{0,12}: /u, "");
  if (said.split(/\s+/).length > MOST_WORDS || /[.!]$|\n/.test(said)) return undefined;
  if (isStatement(said) && !ASKS.test(said)) return undefined;
  const whole = wholeTopics.find(([says]) => says.test(said))?.[1];
  const weights = weigh(headingSigns, said);
  return whole ?? topicOfSubject(heaviest(weights, LEAST), weights);
}

/** Kinds that are told apart by their words where a heading names two of them. */
const stated: readonly Stated[] = ["risks", "assumptions", "security_measures", "quality_requirements", "external_interfaces"];

function topicOfSubject(subject: Subject | undefined, weights: Weights<Subject>): Topic | undefined {
  if (subject === undefined) return undefined;
  if (subject === "kept" || subject === "requirements") return { kind: subject };
  if (!isNoun(subject)) return { kind: "text", text: subject };
  const also = stated.find((one) => one !== subject && (weights[one] ?? 0) > LEAST);
  return stated.some((one) => one === subject) && also ? { kind: "rows", noun: subject, also } : rows(subject);
}
