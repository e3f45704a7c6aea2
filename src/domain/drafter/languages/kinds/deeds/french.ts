import type { DeedKind, KindText } from "#domain/drafter/languages/kinds/kind.ts";

const COMPLETE = "toutes les indications nécessaires figurent sur la page « {page} »";
const MISSING = "il manque une indication obligatoire";
const SAVED = "la page « {page} » contient déjà des données";
const EMPTY = "la page « {page} » ne contient encore rien";

export const frenchDeeds: Readonly<Record<DeedKind, KindText>> = {
  look: {
    so: "afin que rien ne m'échappe",
    section: "L'état enregistré, avec l'heure de la dernière modification, une recherche et des filtres.",
    courses: [
      [SAVED, "la page affiche l'état le plus récent et l'heure de la dernière modification"],
      [EMPTY, "la page indique qu'elle ne contient encore rien"],
    ],
  },
  record: {
    so: "afin que chacun puisse s'y reporter plus tard",
    section: "Les champs à remplir, puis les dernières entrées avec leur auteur et l'heure.",
    courses: [
      [COMPLETE, "tout est enregistré avec mon nom, la date et l'heure"],
      [MISSING, "rien n'est enregistré et la page indique ce qui manque"],
    ],
  },
  change: {
    so: "afin que personne ne travaille avec des données périmées",
    section: "Les données actuelles à modifier, puis l'historique : qui a changé quoi et quand.",
    courses: [
      [
        "la page « {page} » affiche les données précédentes",
        "la page affiche les nouvelles données et garde les précédentes dans l'historique",
      ],
      ["quelqu'un d'autre vient de modifier les mêmes données", "rien n'est écrasé et je vois les deux versions"],
    ],
  },
  request: {
    so: "afin que ma demande soit traitée",
    section: "Les champs à remplir, puis chaque demande avec son état.",
    courses: [
      [COMPLETE, "la demande apparaît comme ouverte chez les personnes qui la traitent"],
      [MISSING, "rien n'est envoyé et la page indique ce qui manque"],
    ],
  },
  reserve: {
    so: "afin que tout soit retenu à mon nom",
    section: "Ce qui est libre, ce qui est pris et ce qui est retenu à son propre nom.",
    courses: [
      ["la page « {page} » montre une disponibilité", "tout est retenu à mon nom et je reçois une confirmation"],
      ["plus rien n'est disponible", "cela m'est refusé et la page montre ce qui reste possible"],
    ],
  },
  decide: {
    so: "afin que les personnes concernées sachent à quoi s'en tenir",
    section: "Ce qui attend une décision, du plus ancien au plus récent, puis ce qui est décidé : par qui et quand.",
    courses: [
      [
        "une décision est attendue sur la page « {page} »",
        "les personnes concernées voient la décision avec mon nom, la date et l'heure",
      ],
      ["la décision a déjà été prise", "rien ne change et la page indique qui a décidé et quand"],
    ],
  },
  confirm: {
    so: "afin qu'il n'y ait aucun doute",
    section: "Ce qui reste à confirmer, puis ce qui est confirmé : par qui et quand.",
    courses: [
      ["une confirmation est attendue sur la page « {page} »", "la confirmation y figure avec mon nom, la date et l'heure"],
      ["ma confirmation figure déjà sur la page « {page} »", "tout reste tel quel et rien ne s'y ajoute"],
    ],
  },
  check: {
    so: "afin que les erreurs soient repérées à temps",
    section: "Ce qui est à vérifier, puis chaque résultat avec son auteur et l'heure.",
    courses: [
      ["tout ce qui est à vérifier figure sur la page « {page} »", "le résultat y figure avec mon nom, la date et l'heure"],
      ["il manque une partie de ce qui est à vérifier", "la vérification reste ouverte et la page indique ce qui manque"],
    ],
  },
  assign: {
    so: "afin que chacun sache qui s'occupe de quoi",
    section: "Ce qui reste à attribuer, puis qui s'occupe de quoi.",
    courses: [
      [
        "la page « {page} » montre ce qui reste à attribuer",
        "la page indique qui s'en charge, et cette personne en est informée",
      ],
      ["la personne choisie n'est pas disponible", "rien n'est attribué et la page indique ce qui s'y oppose"],
    ],
  },
  send: {
    so: "afin que l'information arrive à temps",
    section: "Ce qui est à envoyer et à qui, puis ce qui est parti, avec l'heure.",
    courses: [
      ["la page « {page} » indique à qui s'adresse l'envoi", "l'envoi part en moins d'une minute et l'heure est notée"],
      ["il manque une adresse pour l'envoi", "rien ne part et la page indique quelle adresse manque"],
    ],
  },
  pay: {
    so: "afin que rien ne reste dû",
    section: "Ce qui est à régler, puis chaque règlement avec le montant, la date et le reçu.",
    courses: [
      ["la page « {page} » indique un montant à régler", "le montant apparaît comme réglé, avec la date et un reçu"],
      ["le paiement est refusé", "le montant reste dû et la page indique pourquoi"],
    ],
  },
  report: {
    so: "afin que quelqu'un s'en occupe rapidement",
    section: "Les champs à remplir, puis chaque signalement avec son état.",
    courses: [
      [COMPLETE, "les personnes compétentes voient le signalement en moins d'une minute, avec mon nom et l'heure"],
      [MISSING, "rien n'est signalé et la page indique ce qui manque"],
    ],
  },
  capture: {
    so: "afin que chacun puisse voir de quoi il s'agit",
    section: "Les images et les documents avec leur auteur et l'heure, et de quoi en ajouter.",
    courses: [
      ["le fichier ne dépasse pas 20 Mo", "le fichier s'affiche sur la page « {page} » avec mon nom et l'heure"],
      ["le fichier dépasse 20 Mo", "le fichier est refusé et la page indique la taille autorisée"],
    ],
  },
  hand: {
    so: "afin que l'on sache à tout moment qui a quoi",
    section: "Ce qui reste à remettre, puis qui a reçu quoi et quand.",
    told: " et je le note",
    courses: [
      ["la remise n'est pas encore notée sur la page « {page} »", "la page indique qui a reçu quoi et quand"],
      ["la remise est déjà notée sur la page « {page} »", "rien ne change et la page indique qui l'a notée et quand"],
    ],
  },
  export: {
    so: "afin que tout soit disponible hors du système",
    section: "Un aperçu et le document à imprimer ou à enregistrer.",
    courses: [
      [SAVED, "je reçois en moins de 10 secondes un document à imprimer ou à enregistrer"],
      [EMPTY, "la page indique qu'elle ne contient encore rien"],
    ],
  },
  receive: {
    so: "afin que la nouvelle me parvienne à temps",
    section: "Ce qui est arrivé, avec l'heure et le motif.",
    courses: [
      ["l'événement qui le déclenche a eu lieu", "la page « {page} » l'affiche en moins d'une minute"],
      ["mon adresse manque", "rien ne m'est envoyé et la page « {page} » indique ce qui manque"],
    ],
  },
  other: {
    so: "afin que chacun voie ce qui est déjà fait",
    section: "Ce qui reste à faire, puis ce qui est fait : par qui et quand.",
    told: " et je le note",
    courses: [
      ["cette tâche est « à faire » sur la page « {page} »", "cette tâche est « faite », avec mon nom, la date et l'heure"],
      ["cette tâche est déjà « faite » sur la page « {page} »", "rien ne change et la page indique qui l'a faite et quand"],
    ],
  },
};
