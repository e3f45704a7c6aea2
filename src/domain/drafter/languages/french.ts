import { FRENCH_PEOPLE } from "./people/romance-people.ts";
import type { Grammar } from "./reading/grammar.ts";
import { listenRomance } from "./romance.ts";
import { frenchTexts } from "./texts/french.ts";
import type { Tongue } from "./tongue.ts";
import { frenchVerbs } from "./verbs/french-verbs.ts";

const BINDS =
  /\d|(?<!\p{L})(?:jamais|aucune?|personne|ne\s.+\s(?:pas|plus|que)|n'.+\s(?:pas|jamais)|sans|sauf|seul(?:e|s|es)?|au plus|au moins|maximum|interdit|doi(?:t|vent)|avant|dès que|si|une heure|deux|trois|quatre|cinq|dix|quinze|trente|faut|obligatoires?)(?!\p{L})/iu;

/** One and many of them are spelled alike. */
const ALIKE =
  /(?:^|-)(?:croquis|devis|avis|colis|relais|procès|accès|succès|décès|mois|fois|bois|poids|temps|corps|cours|secours|concours|parcours|recours|discours|repas|cas|bras|tas|bas|pas|dos|repos|os|propos|héros|jus|refus|permis|tapis|brebis|souris|fils|puits|engrais|marais|palais|frais|mauvais|gros|précis|ananas|matelas|compas|embarras|canevas|verglas|lilas|gaz|compte-rendus?)$/;

export const grammar: Grammar = {
  verbs: frenchVerbs,
  words: {
    det: "le la les l' un une des chaque notre nos leur leurs son sa ses ce cet cette ces mon ma mes ton ta tes votre vos tous toutes tout toute deux trois quatre cinq six sept huit neuf dix douze quinze vingt trente quarante plusieurs quelques certains certaines aucun aucune autre autres",
    of: "de d' du",
    prep: "à au aux en dans par pour sur sous avec sans chez vers entre depuis pendant après avant contre selon dès jusqu' derrière devant malgré hors au-dessus au-dessous au-delà en-dessous sauf parmi excepté moyennant",
    conj: "et ou mais puis ni",
    sub: "si s'il s'ils quand lorsque lorsqu' comme parce car afin puisque puisqu' tandis pendant où",
    rel: "qui dont lequel laquelle lesquels lesquelles",
    que: "que qu'",
    pron: "je j' tu il elle on nous vous ils elles chacun chacune celui celle ceux celles celui-ci celle-ci ceux-ci celles-ci celui-là celle-là c' cela ça quelqu'un personne",
    clitic: "se s' y lui leur me m' te t'",
    neg: "ne n' pas jamais plus rien",
    adv: "dessus dessous loin près dehors dedans toujours aussi ensuite souvent seulement immédiatement automatiquement déjà alors bien ainsi enfin aussitôt encore ici là donc parfois d'abord surtout même tard tôt vite demain hier peu très trop moins plus autant",
  },
  alsoClitics: "le la les l' leur",
  many: "les des nos leurs ses ces mes tes vos tous toutes deux trois quatre cinq six sept huit neuf dix douze plusieurs quelques certains certaines",
  short: [
    [/,? tou(?:te?s?|s) seule?s?(?!\p{L})/giu, ""],
    [/(?<!\p{L})(?:doit|devra|devrait) pouvoir(?!\p{L})/giu, "peut"],
    [/(?<!\p{L})(?:doivent|devront|devraient) pouvoir(?!\p{L})/giu, "peuvent"],
    [
      /(?<!\p{L})(?:il (?:est|serait) (?:nécessaire|important|obligatoire|indispensable|souhaitable|essentiel)|il (?:suffit|suffirait|convient|importe)|l'(?:idée|objectif) (?:est|serait)|l'idéal (?:est|serait)|le but (?:est|serait)) qu(?=[e'])/giu,
      "je veux qu",
    ],
    [/(?<!\p{L})(?:une fois|dès|aussitôt|après|chaque fois|sitôt) qu(?:e |')/giu, "quand "],
    [/(?<!\p{L})(?:en outre|par ailleurs)(?!\p{L})/giu, "aussi"],
    [/(?<=^|[.;:,] )de plus(?=,)/giu, "aussi"],
    [/(?<!\p{L})n'a plus qu'(?:à (?=\p{L}))?/giu, "doit "],
    [/(?<!\p{L})n'ont plus qu'(?:à (?=\p{L}))?/giu, "doivent "],
    [/(?<!\p{L})c'est (à|aux?) ([^,.]{2,60}?) qu'il (?:revient|appartient|incombe) (?=d)/giu, "il revient $1 $2 "],
    [/(?<!\p{L})(?:c'est|libre|charge) (?=(?:à|aux?) .{2,60}? d(?:e |')\p{L}+(?:er|ir|re)(?!\p{L}))/giu, "il revient "],
    [/(?<!\p{L})(?:à|de) nouveau(?!\p{L})/giu, "encore"],
    [/,? (?:de son côté|de leur côté|à son tour|à leur tour|quant à (?:lui|elle|eux|elles)|pour sa part),?/giu, ""],
    [/(?<!\p{L})il se peut (?:aussi |également )?qu(?:e |')/giu, ""],
    [/ (?:lui|elle|eux|elles|vous|moi|nous|soi)-mêmes?(?!\p{L})/giu, ""],
    [/(?<!\p{L})n'importe quel(?:le)?s?(?!\p{L})/giu, "chaque"],
    [/(?<!\p{L})seule?s? (?=l[ea]s? |l')/giu, ""],
    [/(?<!\p{L})(?:ds)(?!\p{L})/gu, "dans"],
    [/(?<!\p{L})(?:pr)(?!\p{L})/gu, "pour"],
    [/(?<!\p{L})(?:qd)(?!\p{L})/gu, "quand"],
    [/(?<!\p{L})(?:pcq)(?!\p{L})/gu, "parce que"],
    [/(?<=\p{L})(?<!rendez)-(?:t-)?(?:il|elle|ils|elles|on|vous|nous|tu)\b/gu, ""],
  ],
  nouns:
    "veille place date note liste page ligne table fin marche garde caisse suite mesure visite commande livraison course classe forme charge trace base carte somme taxe facture figure tâche règle peine ronde marque pièce bourse cause copie dose pose pompe prime ruche ruse signe titre tombe vente vidange zone crainte colle coupe couche couronne crise danse décharge dépense douche estime étude équipe fabrique ferme fiche foule garantie grille huile intrigue joute lampe lance ligue lutte manche masse mine montre offre ombre parole pâte pause pêche peinture pile pince plante poste poudre pousse presse preuve promesse purge rame râpe recherche récolte remise rencontre réponse réserve revue roue route sauce scie selle serre sonde source tache taille teinte tente trompe troupe tube urne usine vague valse vanne veste voile voiture semaine année journée matinée soirée contrôle cote enquête partie sortie entrée journée tournée clé voix",
  leads:
    "ancien ancienne anciens anciennes nouveau nouvel nouvelle nouveaux nouvelles petit petite petits petites grand grande grands grandes gros grosse bon bonne bons bonnes mauvais mauvaise jeune jeunes vieux vieil vieille beau bel belle premier première premiers premières dernier dernière derniers dernières seul seule même mêmes futur futurs prochain prochaine propre propres simple vrai vraie différents différentes divers diverses",
  able: (who) => `les ${who.replace(/^l(?:es?|a) /, "")} peuvent`,
  role: /^(?:(?:(?:moi|nous|et),? )?en tant que? (?:qu')?|(?:et )?moi,? (?=l[ae'])) ?(?:le |la |l'|une? )?([\p{L}' -]+?),? (?=(?:je|tu|vous|nous|on)\b|j')/iu,
  known: { un: "le", une: "la", des: "les", mon: "le", ma: "la", mes: "les" },
  infinitive: /(?:er|ir|re|oir)$/,
  within: { au: "le", aux: "les", du: "le", des: "les" },
  theirs: { son: "le la", sa: "la", ses: "les", leur: "le la", leurs: "les", mon: "le la", ma: "la", mes: "les" },
  modals: "pouvoir devoir vouloir souhaiter aller savoir falloir venir",
  being: "être",
  having: "avoir",
  by: "par",
  noDeed:
    "aimer disposer bénéficier coûter durer rester passer appartenir contenir tomber manquer tourner exister sembler valoir compter falloir commencer terminer arriver devenir finir vivre mourir naître pouvoir devoir vouloir être avoir paraître apparaître disparaître survenir plaire dépendre convenir habiter falloir aller savoir suffire chanter casser perdre oublier abîmer endommager rater disparaître sonner",
  wishing: "aimer vouloir demander souhaiter falloir exiger prier désirer proposer permettre",
  impersonal: "falloir",
  again: "commencer continuer cesser recommencer",
  going: "",
  charged: "charger occuper",
  running: "diriger tenir gérer animer posséder encadrer",
  posing: /(?:à la place|dans la peau|dans les bottes) (?:d'|de )(?:une? |la |le |l')?(\p{L}+)/iu,
  tells: /^(?:prévenu|averti|informé|alerté|notifié|rappelé|invité|convoqué)e?s?$/,
  system: "le système",
  speaker: /^\s*(?:—\s*|[A-ZÉ][\p{L}.-]{0,20}\s*:\s+)/u,
  asks: /^(?:bonjour\W+)?(?:j'|je |nous |on )?(?:ai besoin|avons besoin|a besoin|voudr(?:ai|i)\p{L}+|cherch\p{L}+|veu\p{L}+|aimer(?:ai|i)\p{L}+|souhait\p{L}+|il (?:me|nous) fau\p{L}+|imagin\p{L}+)(?!\p{L}).*?(?:application|appli|programme|système|logiciel|outil|site|plateforme|truc)(?!\p{L})(?!.*(?:doit|pas ))/iu,
  thing: /(?:ing|tion|sion|ment|âge|[^n]age|ité|ance|ence|ure|isme|logiciel|application|adoption|meule|données|lot)s?$/,
  nobody:
    "combien jour jours matin soir midi nuit semaine mois an ans année heure heures minute fois moment temps système appli outil programme site tout rien ceci cela demande pièce prix plan fichier liste date suite reste point place majeur",
  adjective: /(?:ique|able|ible|aire|ée?s?|eux|euse|elle|ives?|ifs?)$/,
  adverb:
    /(?:amment|emment|ellement|ivement|uement|alement|ièrement|eusement|aitement|ablement|iblement|iquement|airement|idement|ortement|cisément|rément|éfinitivement|rectement|ctement|nuellement|suellement|tement|[mp]plement|[ie]brement|tuitement|oirement|proprement|autrement|ustement|eulement|éparément)$/,
  looks:
    "complète libre vide sèche courte ferme sale double simple trouble calme propre malade tendre valide rouge jaune bonne abîmée manquante ouverte nette muette",
  agent: /(?:eur|euse|rice|ier|ière|iste|ant|ante|ien|ienne|aire|logue|graphe|maître|chef)s?$/,
  reflexive: (base) => (/^[aeéiouh]/.test(base) ? `m'${base}` : `me ${base}`),
  persons: {
    "celui-ci": "3s",
    "celle-ci": "3s",
    "ceux-ci": "3p",
    "celles-ci": "3p",
    quien: "anybody",
    lui: "3s",
    eux: "3p",
    moi: "1s",
    celui: "anybody",
    celle: "anybody",
    ceux: "anybody",
    "quelqu'un": "anybody",
    je: "1s",
    "j'": "1s",
    tu: "2s",
    il: "3s",
    elle: "3s",
    on: "any",
    nous: "1p",
    vous: "2p",
    ils: "3p",
    elles: "3p",
    chacun: "3s",
    chacune: "3s",
  },
  unnamed: { I: "responsable", we: "équipe", you: "utilisateur" },
  conditional: "",
  dropsYou: false,
  asksWhom: true,
  passiveSe: false,
  doneToThings: "compter passer tourner commencer finir terminer manquer arriver",
  falls: "permettre appartenir revenir incomber",
  to: "à au aux",
  latter: "dernier dernière derniers dernières",
  inside: "dans sur",
  owned: /^(?:notre|nos|votre)$/,
  singular: (noun) =>
    noun
      .replace(/(?<=[^e])aux$/, "al")
      .replace(ALIKE.test(noun) ? /$/ : /(?<=[^su])s$/, "")
      .replace(/(?<=[aeiou]u)x$/, ""),
  people: FRENCH_PEOPLE,
  masculine: (noun) => [
    noun.replace(/e$/, ""),
    noun.replace(/euse$/, "eur"),
    noun.replace(/rice$/, "eur"),
    noun.replace(/ière$/, "ier"),
    noun.replace(/ère$/, "er"),
    noun.replace(/nne$/, "n"),
    noun.replace(/esse$/, "e"),
    noun.replace(/ive$/, "if"),
    noun.replace(/elle$/, "el"),
  ],
  feminine: /^(?:la|une|cette|ma|sa|ta|toute|certaine|certaines|aucune|toutes)$/,
  manly: /^(?:le|un|ce|cet|tout|tous|aucun|certain|certains|du|au)$/,
  ends: {
    feminine:
      /^(?!(?:côté|comité|traité|été|pâté|député|silence|musée|lycée|trophée|génie|incendie|parapluie|espace|stade|grade|cimetière|dimanche|site|gîte|mérite|vase|service|commerce|exercice|magazine|domaine|patrimoine|murmure)s?$).*(?:[stx]ion|ison|té|ée|ie|ure|[ae]nce|ette|[eioau]sse|ise|[ai]lle|elle|otte|ude|ace|ade|[aeo]inte|[ae]nte|onne|enne|euse|ive|ière|rice|ine|che|ande|[ae]rte|orte|[eo]nse|ause|ose|ampe|oupe|ipe|agne|euve|erve|iece|ièce|arge|alle|olle|ègle|terre|lettre|forme|ferme|somme|femme|banque|marque|boutique|piste|liste|date|note|vente|tente|adresse|offre|chambre|page|image|cage|plage|école|salle|table|ligne|zone|rue|vue|tenue|clé|clef|fin|main|fois|part|mort|nuit|voix|croix|fleur|valeur|couleur|tâche|fiche|annonce|garde|aide|méthode|période|étude|tombe|ruche|barque|pêche|mère|sœur|tante)s?$/,
    manly: /(?:age|eur|ier|isme|eau|eaux|oir|et|ien|aire|ment|al|aux)s?$/,
  },
  human:
    "pointer cocher émarger parapher archiver annoter commenter désigner négocier goûter trancher instruire attester constater estimer arbitrer attribuer rapporter remplacer rédiger trier noter enregistrer signer approuver revoir vérifier demander solliciter prévenir avertir informer confirmer refuser rejeter autoriser décider choisir payer encaisser acheter vendre réserver inscrire préparer envoyer remettre livrer recueillir recevoir consulter contrôler publier rédiger écrire lire attribuer organiser planifier coordonner superviser accueillir répondre marquer peser mesurer compter charger décharger apporter ramener nettoyer réparer monter installer annuler changer modifier corriger valider émettre facturer proposer voter nommer évaluer examiner inspecter photographier dessiner saisir relancer louer emprunter rendre commander déposer classer trier ranger distribuer répartir prêter cataloguer étiqueter garder recommander arroser tailler semer surveiller réclamer calculer comparer traduire corriger remplir compléter joindre inviter embaucher expédier convoquer noter fermer ouvrir laver nettoyer saisir",
  whenever: "si s'il s'ils s' quand lorsque lorsqu' tandis",
  needsObject: "",
  personalA: false,
  mine: { leur: "mon ma", leurs: "mes", son: "mon", sa: "ma", ses: "mes" },
  mineOfYou: { ton: "mon", ta: "ma", tes: "mes", votre: "mon ma", vos: "mes", notre: "notre" },
  getTold: (participle) => `être ${participle.replace(/s$/, "")}`,
  binds: BINDS,
};

export const french: Tongue = {
  code: "fr",
  name: "French",
  small:
    "le la les des du un une et est sont pour par dans sur qui que nous vous ne pas avec son sa ses leur leurs aux au ou".split(
      " ",
    ),
  listen: (statements) => listenRomance("fr", grammar, statements),
  binds: BINDS,
  texts: frenchTexts,
};
