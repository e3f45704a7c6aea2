import type { KindText, StateKind } from "#domain/drafter/languages/kinds/kind.ts";

const COMPLETE = "toutes les indications nécessaires figurent sur la page « {page} »";
const MISSING = "il manque une indication obligatoire";

/** What is so afterwards: nobody notes down by hand that it was done. */
export const frenchStates: Readonly<Record<StateKind, KindText>> = {
  remove: {
    so: "afin que chacun sache que cela n'a plus lieu",
    section: "Ce qui est encore valable, puis ce qui est annulé : qui l'a annulé et quand.",
    courses: [
      [
        "l'élément de la page « {page} » est encore valable",
        "l'élément est annulé et les personnes concernées le voient en moins d'une minute",
      ],
      ["l'élément est déjà annulé", "rien ne change et la page indique qui l'a annulé et quand"],
    ],
  },
  delete: {
    so: "afin qu'il ne reste rien dont personne n'a plus besoin",
    section: "Ce qui est enregistré, de quoi le supprimer, puis qui a supprimé quoi et quand.",
    courses: [
      [
        "l'élément figure sur la page « {page} »",
        "l'élément ne figure plus sur aucune page, et l'on sait qui l'a supprimé et quand",
      ],
      ["l'élément est encore utilisé", "rien n'est supprimé et la page indique où il est encore utilisé"],
    ],
  },
  order: {
    so: "afin de recevoir ce qu'il me faut",
    section: "Ce qui peut être commandé, puis chaque commande avec son état.",
    courses: [
      [COMPLETE, "la commande est enregistrée et je reçois une confirmation de tout ce que j'ai commandé"],
      ["une partie ne peut pas être commandée", "la commande est refusée et la page indique pourquoi"],
    ],
  },
  choose: {
    so: "afin que l'on sache ce que j'ai choisi",
    section: "Ce qui est proposé, puis ce qui est choisi.",
    courses: [
      ["la page « {page} » propose plusieurs possibilités", "mon choix est enregistré et la page l'affiche"],
      ["mon choix n'est plus disponible", "rien n'est enregistré et la page montre ce qui reste possible"],
    ],
  },
  block: {
    so: "afin que personne ne compte sur ce qui n'est pas disponible",
    section: "Ce qui est disponible, puis ce qui est bloqué : qui l'a bloqué et quand.",
    courses: [
      [
        "l'élément de la page « {page} » est disponible",
        "l'élément est indiqué comme indisponible et personne ne peut plus le choisir",
      ],
      ["l'élément est déjà indisponible", "rien ne change et la page indique qui l'a bloqué et quand"],
    ],
  },
  open: {
    so: "afin que chacun puisse profiter de ce qui est disponible",
    section: "Ce qui est disponible, puis ce qui ne l'est pas encore : qui l'a ouvert et quand.",
    courses: [
      [
        "l'élément de la page « {page} » n'est pas encore disponible",
        "l'élément est indiqué comme disponible et les personnes concernées peuvent le choisir",
      ],
      ["l'élément est déjà disponible", "rien ne change et la page indique qui l'a ouvert et quand"],
    ],
  },
  close: {
    so: "afin que chacun voie ce qui est clos",
    section: "Ce qui est encore ouvert, puis ce qui est clos : qui l'a clos et quand.",
    courses: [
      ["l'élément de la page « {page} » est encore ouvert", "l'élément est clos, avec mon nom, la date et l'heure"],
      ["l'élément est déjà clos", "rien ne change et la page indique qui l'a clos et quand"],
    ],
  },
  publish: {
    so: "afin que chacun voie la même version",
    section: "Les brouillons, puis ce qui est publié, avec l'heure.",
    courses: [
      ["un brouillon figure sur la page « {page} »", "les personnes concernées voient le contenu en moins d'une minute"],
      [MISSING, "rien n'est publié et la page indique ce qui manque"],
    ],
  },
  bar: {
    so: "afin que seuls ceux qui en ont le droit aient accès",
    section: "Qui a accès, puis qui est bloqué : depuis quand et bloqué par qui.",
    courses: [
      ["la personne n'est pas bloquée", "la personne est refusée à partir de maintenant, et l'on sait qui l'a bloquée et quand"],
      ["la personne est déjà bloquée", "rien ne change et la page indique qui l'a bloquée et quand"],
    ],
  },
  grant: {
    so: "afin que chacun sache ce qui est accordé",
    section: "Ce qui est accordé : à qui, par qui et depuis quand.",
    courses: [
      [COMPLETE, "la page indique ce que j'ai accordé et à qui, et cela vaut dès maintenant"],
      [MISSING, "rien n'est accordé et la page indique ce qui manque"],
    ],
  },
  issue: {
    so: "afin que chacun ait un document valable",
    section: "Ce qui est à établir, puis ce qui est établi, avec le numéro et la date.",
    courses: [
      [COMPLETE, "la page affiche le document établi avec son numéro et sa date"],
      [MISSING, "rien n'est établi et la page indique ce qui manque"],
    ],
  },
  place: {
    so: "afin que chacun sache où cela se trouve",
    section: "Les emplacements : ce qui s'y trouve et ceux qui sont libres.",
    courses: [
      ["l'emplacement choisi est libre", "l'emplacement est noté avec mon nom et l'heure"],
      ["l'emplacement choisi est occupé", "rien n'est noté et la page indique quels emplacements sont libres"],
    ],
  },
};
