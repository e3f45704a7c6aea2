import { FRENCH_PEOPLE, isOneOf } from "#domain/drafter/languages/people/romance-people.ts";
import { frenchDeeds } from "./deeds/french.ts";
import type { Kinds } from "./kind.ts";
import { frenchStates } from "./states/french.ts";

export const frenchKinds: Kinds = {
  verbs: {
    look: "consulter voir regarder lire chercher rechercher trouver retrouver suivre visualiser parcourir afficher découvrir comparer visionner savoir connaître observer revoir",
    record:
      "enregistrer noter saisir inscrire créer rédiger écrire consigner remplir indiquer renseigner ajouter établir documenter décrire déclarer recenser inventorier cataloguer préciser évaluer peser mesurer compter planifier programmer proposer estimer relever répertorier étiqueter commenter annoter préparer définir fixer tenir composer encoder pointer instaurer",
    change:
      "modifier changer corriger adapter déplacer décaler reporter prolonger renouveler actualiser gérer compléter ajuster remplacer échanger reprogrammer réviser éditer",
    remove: "annuler résilier désinscrire décommander",
    request: "demander solliciter réclamer soumettre postuler candidater",
    reserve: "réserver emprunter louer retenir",
    decide: "accepter refuser approuver valider rejeter décider trancher voter désigner élire autoriser",
    confirm: "confirmer signer contresigner cocher parapher émarger attester certifier",
    check: "vérifier contrôler examiner inspecter tester surveiller relire expertiser auditer superviser",
    assign: "attribuer affecter répartir assigner confier distribuer nommer déléguer",
    send: "envoyer transmettre informer prévenir avertir notifier relancer rappeler inviter adresser communiquer diffuser alerter répondre convoquer contacter transférer expédier",
    pay: "payer régler verser encaisser rembourser facturer acquitter virer cotiser",
    report: "signaler dénoncer",
    capture: "photographier joindre téléverser déposer filmer scanner numériser",
    hand: "remettre rendre restituer livrer récupérer retourner ramener donner prêter rapporter retirer",
    receive: "recevoir",
    export: "imprimer exporter télécharger",
    delete: "supprimer effacer enlever",
    order: "commander précommander",
    choose: "choisir sélectionner",
    block: "bloquer suspendre verrouiller désactiver fermer geler",
    open: "ouvrir rouvrir débloquer déverrouiller activer réactiver libérer",
    close: "clôturer clore solder",
    publish: "publier",
    bar: "exclure bannir",
    grant: "accorder octroyer",
    issue: "émettre délivrer",
    place: "ranger entreposer stocker remiser",
  },
  toPeople: { bar: "bloquer suspendre exclure bannir désactiver", grant: "autoriser habiliter" },
  isPerson: isOneOf(FRENCH_PEOPLE),
  phrases: [
    [
      /^(?:bloquer|retirer|supprimer|suspendre|désactiver|couper) (?:l'|les? |son |mon |un |leur )?(?:accès|comptes?|droits?)(?!\p{L})/u,
      "bar",
    ],
    [
      /^(?:retirer|enlever) (?:ma |mon |mes |sa |son |une? |l'|la |les? )?(?:demande|candidature|offre|plainte|réclamation|proposition|inscription)/,
      "remove",
    ],
    [/^retirer (?:une? |l'|la |les? |mon |ma )?(?:annonce|produit|article|photo|publication)/, "delete"],
    [/^(?:ouvrir|fermer) (?:l'|la |les? )(?:porte|portail|barrière|vanne|écluse|grille|coffre)/, "other"],
    [/^ouvrir une? /, "record"],
    [/^fermer (?:une? |l'|la |les? )?(?:ticket|signalement|incident|dossier|demande)/, "close"],
    [
      /^(?:éditer|établir|générer) (?:une? |l'|la |les? |des |mes? |ma )?(?:factures?|reçus?|quittances?|attestations?|certificats?|bulletins?|badges?|devis|bons?|billets?|étiquettes?|avoirs?)(?!\p{L})/u,
      "issue",
    ],
    [
      /^(?:éditer|sortir|générer|tirer) (?:une? |l'|la |les? |des )?(?:listes?|rapports?|états?|statistiques|bilans?)(?!\p{L})/u,
      "export",
    ],
    [/^faire l'appel/, "record"],
    [/^m'inscrire(?: |$)|^inscrire mon? /, "reserve"],
    [/^(?:déposer|faire|envoyer|formuler|adresser|introduire) (?:une |ma |des |mes |leur )?demandes?(?: |$)/, "request"],
    [/^(?:prendre|faire|envoyer|ajouter) (?:une |des |la |les )?photos?(?: |$)/, "capture"],
    [/^(?:prendre|fixer) (?:un )?rendez-vous/, "reserve"],
    [/^(?:donner|rendre) (?:mon |un |l')?(?:avis|accord)/, "decide"],
    [/^porter plainte/, "report"],
    [/^marquer .* comme /, "confirm"],
    [/^passer (?:une |ma )?commande/, "request"],
    [/^être /, "receive"],
  ],
  texts: { ...frenchDeeds, ...frenchStates },
};
