import { any, first, type WordClasses } from "./word-classes.ts";

export const NUMBER =
  "(?:\\d[\\d.,]*|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt(?:-\\p{L}+)?|trente|quarante(?:-\\p{L}+)?|cinquante|soixante|cent|une (?:dizaine|quinzaine|huitaine) d[e'])";
const MANY = NUMBER.replace("une?|", "");
export const UNIT = "(?:secondes?|minutes?|heures?|jours?|nuits?|semaines?|mois|trimestres?|semestres?|saisons?|ans?|années?)";
const MONTH =
  "(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|noël|pâques|l'été|l'hiver|l'automne|printemps)";
const WEEKDAY = "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|midi|minuit|veille)";
const CLOCK = `(?:\\d{1,2}\\s?(?:h|heures?)(?:\\s?\\d\\d)?|${MANY} heures?)`;
const BEFOREHAND = "(?:avant|plus tôt|à l'avance|d'avance|auparavant|de préavis)";
const COUNTED_BY =
  "(?:personne|tête|foyer|famille|ménage|membre|adhérent|équipe|groupe|classe|enfant|élève|client|table|chambre|véhicule|voiture|commande|réservation|visite|jour|journée|nuit|semaine|week-end|mois|an|année|saison|trimestre|semestre|heure|fois|séance|créneau|logement|maison|tournoi|match|course|tournée)";
const RECORD =
  "(?:cahiers?|carnets?|papiers?|bouts? de papier|feuilles?(?: volantes?| de papier)?|tableur|tableau (?:blanc|noir|excel)|excel|fichier excel|google (?:sheets?|docs?|forms?)|ardoise|post-?it|fiches? (?:papier|cartonnées?|bristol)|bristol|classeurs?|(?:gros |vieux |petit )registres?|registre papier|consign\\p{L}*|whats ?app|doodle|fax|agenda papier|panneau|pense-bêtes?|tickets? papier|enveloppes?|boîte à chaussures|vieux (?:logiciel|système|site|classeur|cahier|fichier)|ancien (?:logiciel|système|site)|bouche à oreille|coups? de (?:fil|téléphone)|affichette|main courante)";

export const french: WordClasses = {
  wished: any(
    "voul\\p{L}+|veu(?:x|t|lent)|voudr\\p{L}+|aimer\\p{L}+|souhait\\p{L}+|doi(?:t|vent)|devra\\p{L}*|peu(?:t|vent)",
    "pourr\\p{L}+|faut|faudra\\p{L}*|désormais|s'il (?:vous|te) plaît|serait|exporter|imprimer|télécharger",
  ),
  byItself: any(
    "(?:l'|le |la |une? |ce |cette )(?:appli|application|site|page|logiciel|système|outil|plateforme|machine|formulaire|programme|robot|appareil)",
    "automati\\p{L}*",
  ),
  decides: any(
    "décid*|décision*|tranche(?:nt|r|ra)?",
    "valid(?:e|ent|er|és?|ées?|ation)(?! (?:son|sa|ses|leurs?|votre|vos|mon|ma|mes|pendant|jusqu'))|approuv*",
    "approbation|refus*|rejet(?:te|tent|er|é|ée)|autoris*|arbitr(?:e|er|ent|age)|(?:feu|feux) verts?|d'accord avec",
    "(?:avec|sans|après|son|leur|l'|un|demande\\p{L}*|donn\\p{L}*|d') ?accord|l'aval|aval|bénédiction|permission",
    "consentement|dernier mot|mot de la fin|(?:di(?:t|sent|re|se)|dira) (?:si |)(?:oui|non|c'est bon|ok)|oui ou non",
    "ou (?:pas|non|la renvoie|le renvoie)(?=\\P{L}*$)",
    "modère\\p{L}*|modér\\p{L}*|veto|contresign*|statue(?:nt|r)?|vot(?:e|ent|er|é)|majorité|main levée|unanimité",
    "(?:faut|doit|doivent) (?:\\p{L}+ )?demander (?:à|au)|homologu*|agrément",
    "(?:donn\\p{L}*|son|leur|le) (?:ok|okay|oui)",
    "c'est (?:à )?[^,]{1,40} (?:qui (?:choisi|attribu|fixe|voit|dit|désign|accept|accord|juge|sélectionn)\\p{L}*|de (?:dire|choisir|trancher|voir|juger|décider))",
    "(?:revient|appartient) (?:à|au|aux)|accept(?:e|ent|er|é\\p{L}*) ou",
    "accept(?:e|ent) (?:les?|la|chaque|l'|une?) ?(?:demande|inscription|candidature|réservation|dossier|commande|annonce)\\p{L}*",
    "accord(?:e|ent)|écart(?:e|ent)|renvoie|recal(?:e|ent)|dire (?:oui|non)|signe (?:les|le|la|chaque|l')",
    "visa d\\p{L}*|bon à tirer|sur avis",
  ),
  chooses: any(
    "(?:dit|disent|sait|savent|fixe|décide\\p{L}*)|choisi\\p{L}*|sélectionn\\p{L}*|éli(?:t|sent)|désign\\p{L}*",
    "retien(?:t|nent)|retenue?s?|attribu\\p{L}*|départag\\p{L}*|nomm(?:e|ent)|examin\\p{L}*|étudi(?:e|ent)",
  ),
  whom: any(
    "s'ils? |si (?:elle|on|c'est|la|le|les)",
    "qui (?:vient|part|entre|a|aura|on|sera|prend|participe|passe|joue|expose|reçoit|est|peut)|à qui|lesquel\\p{L}*",
    "laquelle|lequel|candidat\\p{L}*|dossiers?|jury|comité|bureau|commission|gagnant\\p{L}*|lauréat\\p{L}*|parmi",
    "conseil",
  ),
  body: any(
    "bureau|comité|conseil|commission|assemblée|président\\p{L}*|direct(?:eur|rice|ion)|chef(?:fe)?s?|responsable",
    "gérant\\p{L}*|patron(?:ne)?|maire|mairie|trésori\\p{L}*|secrétaire|jury|juge|arbitre|entraîneu\\p{L}*",
    "rédact\\p{L}*|propriétaire|coordinat\\p{L}*|coordonnat\\p{L}*|administrat\\p{L}*|modérat\\p{L}*|médecin",
    "professeur\\p{L}*|maître\\p{L}*|parents|curé|expert\\p{L}*|inspect\\p{L}*|équipe|fondat\\p{L}*|capitaine|tuteur",
    "tutrice",
  ),
  rules: any(
    "fix(?:e|ent|ée?s?)|détermin(?:e|ent)|attribu(?:e|ent)|distribu(?:e|ent)|réparti(?:t|ssent)|choisi(?:t|ssent)",
    "sélectionn(?:e|ent)|sign(?:e|ent)|reçoi(?:t|vent) (?:chaque|tous|les candidat)\\p{L}*|étudi(?:e|ent)",
    "examin(?:e|ent)|juge(?:nt)?|désign(?:e|ent)|lib[èé]r(?:e|ent)|accept(?:e|ent)|libère|publie(?:nt)?",
  ),
  gate: any(
    "avant|tant qu\\p{L}*|jusqu'à ce qu\\p{L}*|sauf si|une fois qu\\p{L}*|sans qu\\p{L}*|seulement (?:après|si|quand)",
    "qu'après|que (?:si|quand|lorsque)|d'abord",
  ),
  looked: any(
    "vérifi\\p{L}*|relu\\p{L}*|reli(?:t|sent|re)|contrôl\\p{L}*|regard(?:e|ent|é\\p{L}*)",
    "jet\\p{L}* un (?:œil|coup d'œil)|sign(?:e|ent|é\\p{L}*)|signature|tampon\\p{L}*|vu|inspect\\p{L}*|examin\\p{L}*",
    "rencontr\\p{L}*|content\\p{L}*|satisfait\\p{L}*|d'accord",
  ),
  ends: any(
    "expir\\p{L}*|périm\\p{L}*|échéance|pren(?:d|nent) fin|fini(?:t|ssent|r|s)?|termin\\p{L}*|valables?",
    "valid(?:e|es|ité)|s'éteint|caduc\\p{L}*|clôtur\\p{L}*|ferm(?:e|ent|é\\p{L}*)|archiv\\p{L}*|réform(?:é|e)\\p{L}*",
    "rebut|disparai\\p{L}*|disparaît|tomb(?:e|ent)|renouvel\\p{L}*|s'arrêt\\p{L}*|cess(?:e|ent)|résili\\p{L}*",
    "retir(?:é|e)\\p{L}*|remplac\\p{L}*|revendu\\p{L}*|vendu\\p{L}*|donné\\p{L}* à|remis\\p{L}* à|chang(?:é|e)\\p{L}*",
    "remis\\p{L}* à zéro|arriv\\p{L}* à (?:terme|échéance)|meur(?:t|ent)|libér\\p{L}*|perdu\\p{L}*|annul\\p{L}*",
  ),
  project: any("(?:le|la|l'|notre|ce|cette) (?:projet|pilote|financement|appel d'offres)"),
  deletes: any(
    "supprim\\p{L}*|effac\\p{L}*|détrui\\p{L}*|jet(?:te|tent|é|ée|és|ées|er)|broy\\p{L}*|brûl\\p{L}*",
    "vid(?:e|é|ée|és|ent)|à la poubelle|anonymis\\p{L}*|purg\\p{L}*|élimin\\p{L}*|pilon|broyeur|benne",
  ),
  lasts: any(
    "dur(?:e|ent|ée|er)|gard(?:e|ent|é|ée|és|ées|er|ons)|conserv\\p{L}*|tien(?:t|nent)|rest(?:e|ent)|stock\\p{L}*",
    "enregistr\\p{L}*|cour(?:t|ent)|vau(?:t|x)|valent|bon(?:ne)?s? (?:pour|pendant)|prêt(?:e|é|ée|és|s)?",
    "emprunt\\p{L}*|lou(?:e|é|ée|és)|réserv\\p{L}*|bloqu\\p{L}*|garanti\\p{L}*|abonnements?|contrats?|bail|cartes?",
    "licences?|adhésions?|certificats?|engagement|offres?|ouvert\\p{L}*|affich\\p{L}*|visibles?|accroch\\p{L}*",
    "en ligne|sert",
  ),
  span: any(
    `(?<!(?:chaque|tous les|toutes les|depuis|il y a|dans les|sous|au moins|au plus|maximum|moins de|plus de|moins d|à partir de) )${NUMBER} ${UNIT}(?! (?:${BEFOREHAND}|par (?:${COUNTED_BY})|chaque)(?!\\p{L}))`,
    `(?:au bout d'|après |pendant |pour |d')(?:un|une) ${UNIT}`,
    "(?:la|à la|en|jusqu'à la|au) fin (?:de |du |d'|des )(?:l'|la |le |chaque )?\\p{L}+",
    "(?:la|sa|leur) \\p{L}+(?:ième|ère) (?:année|saison|semaine)|annuel\\p{L}*|l'année|la saison|toute l'année",
    "deux ans et demi|huit jours|quinze jours|quinzaine",
  ),
  untilOver: any("jusqu'à ce qu\\p{L}*|tant qu\\p{L}*|aussi longtemps"),
  date: any(
    `(?:tous|toutes) les (?:${NUMBER} )?${UNIT}|chaque (?:année|saison|semestre)`,
    `(?:fin|début|jusqu'(?:à|au|en)|en|à) (?:fin |début |mi-)?(?:${MONTH})|(?:le|au|jusqu'au) \\d{1,2}(?:er)? ${MONTH}`,
  ),
  untilDate: any(`jusqu'(?:à |au |en )(?:la |fin |début |mi-|\\d{1,2}(?:er)? )?(?:${MONTH}|fin de \\p{L}+)`),
  forSpan: any(
    `(?:au bout d(?:e |')|après |pendant |durant |pour |à l'issue de )${NUMBER} ${UNIT}(?! (?:par|chaque)(?!\\p{L}))`,
    `${NUMBER} ${UNIT} (?:après|plus tard)`,
  ),
  whenOver: any(
    "quand|lorsqu\\p{L}*|dès qu\\p{L}*|après|tant qu\\p{L}*|jusqu'à ce|une fois|pour toujours|à vie",
    "(?:le|chaque) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|à minuit|indéfiniment|définitivement",
  ),
  past: any("depuis|il y a|étai(?:t|ent)|avai(?:t|ent)|existe"),
  banned: any(
    "(?<!(?:ai|as|a|avons|ont|avait|avions|presque|suis) )jamais(?! (?:eu|vu|su|utilisé|fait|été|rien|personne|trouvé|pu|connu|travaillé|compris|à jour|où|qui))",
    "en aucun cas|sous aucun prétexte|en aucune façon|interdit\\p{L}*|interdiction|défense de|défendu\\p{L}*",
    "hors de question|pas question|exclu(?:s|e|es)?|proscrit\\p{L}*|prohib\\p{L}*|banni\\p{L}*",
    "n(?:e |')(?:\\p{L}+ )?(?:doi(?:t|vent)|peu(?:t|vent)) (?:\\p{L}+ )?(?:pas|plus|rien|aucun\\p{L}*|ni)",
    "(?:aucun\\p{L}*|personne|nul|rien) (?:[^,]{1,30} )?ne (?:doi(?:t|vent)|peu(?:t|vent))|sans exception|tabou",
    "pas le droit|pas (?:permis|admis\\p{L}*|accept\\p{L}*|tolér\\p{L}*|autoris\\p{L}*)|ni plus ni moins",
    "non négociable|strictement",
  ),
  denied: any(
    "n(?:e |')(?:\\p{L}+'?[ -]?){1,4} ?(?:pas|jamais|rien|aucun\\p{L}*|personne|plus|ni)",
    "(?:personne|rien|aucun\\p{L}* \\p{L}+|nul) (?:ne|n')|on (?:\\p{L}+ ){1,2}pas",
    first("(?:pas|point|aucune?|jamais) (?:de |d')?\\p{L}+"),
    "sans [^,]+ pas de",
  ),
  harmless: any(
    "(?:n'est|ne sont) pas (?:loin|une?|des|de|tech\\p{L}*)",
    "sai(?:s|t)|savent|savoir",
    "(?:ai|as|a|avons|ont|avez|avait) (?:\\p{L}+ )?(?:pas|jamais|rien|plus|personne|aucun\\p{L}*)|comprend\\p{L}*",
    "personne d'autre|comprenn\\p{L}*|besoin|obligé\\p{L}*|obligatoire|grave|compliqué\\p{L}*|difficile|nécessaire",
    "terrible",
    "idéal\\p{L}*|facile|pratique|(?:li|di)(?:t|sent) (?:plus|pas)|lire|lisible\\p{L}*|voi(?:t|ent)|connai\\p{L}*",
    "connaît|pa(?:ie|ye|ient|yent|yer)|coût\\p{L}*|march(?:e|ent)|trouv\\p{L}*|retrouv\\p{L}*|aim\\p{L}*",
    "veu(?:x|t|lent)|voul\\p{L}*|suis|suffi\\p{L}*|pas encore|rappel\\p{L}*|souvien\\p{L}*|presse|cherch\\p{L}*",
    "gên\\p{L}*|dérang\\p{L}*|répond\\p{L}*|fonctionn\\p{L}*",
    "pas (?:mal|trop|très|grand|si|que|seulement|tous|toujours|forcément|vraiment|fort|sûr\\p{L}*|doué\\p{L}*|le temps|l'air|d'idée)",
    "importe|oubli\\p{L}*|perd\\p{L}*|parai\\p{L}*|sembl\\p{L}*|ressembl\\p{L}*|sent(?:e|ent)?|inquiét\\p{L}*|charge",
    "peux|arrive|attend\\p{L}*|pub|publicité|chichis?|fioritures?|mot de passe|compte|inscription",
  ),
  capped: any(
    "(?:au|tout au|le) (?:plus|maximum|minimum|moins)(?! (?:tôt|vite|simple|beau))|max(?:imum|imal\\p{L}*|i)?",
    "min(?:imum|imal\\p{L}*)|pas (?:plus|davantage)|pas un\\p{L}* de plus",
    `(?:plus|moins|supérieur\\p{L}*|inférieur\\p{L}*) (?:de|d'|à) ?${NUMBER}|jusqu'à ${MANY}|limit\\p{L}*`,
    "(?:plus petit|plus grand|plus tôt|plus tard)e? (?:\\p{L}+ )?est|plafonn\\p{L}*|plafond|quota\\p{L}*",
    `dépass\\p{L}*|excéd\\p{L}*|restreint\\p{L}*|seulement ${NUMBER}|${NUMBER} seul\\p{L}*|que ${MANY}`,
    `${NUMBER} (?:\\p{L}+ ){0,3}(?:à la fois|d'affilée|en même temps|de suite|et pas plus|et c'est tout|chacun\\p{L}*|pas davantage|grand max)`,
    `${NUMBER} (?:à|ou) ${NUMBER} (?!h)\\p{L}+|\\d+\\s?[-–]\\s?\\d+|entre ${NUMBER} et ${NUMBER}`,
    `${NUMBER}\\s?(?:%|pour cent)`,
    "\\d+\\s?(?:kg|kilos?|grammes?|mètres?|cm|mm|km|litres?|degrés?|mo|mots|caractères|pages|signes)",
    `à partir de ${MANY}|(?:dès|avant) ${MANY} ans|au-delà de ${MANY}`,
  ),
  many: any(MANY),
  counted: any(`${NUMBER}(?! fois)`),
  per: any(`(?:par|chaque|à chaque|pour chaque) (?:${COUNTED_BY})s?`, "chacun\\p{L}*"),
  allowed: any(
    "(?:chaque|tout|toute|un|une|les) \\p{L}+ (?:\\p{L}+ )?(?:peut|peuvent|reçoi\\p{L}*|a droit|ont droit|prend|emprunte|apporte)",
    "a droit|ont droit|on a droit|vous avez droit",
  ),
  brief: any(`(?:pendant|pour) ${NUMBER} (?:heures?|minutes?)`),
  until: any(
    `jusqu'(?:à |au |en )(?:la |le |l')?(?:${WEEKDAY}|${CLOCK}|\\d{1,2}(?:er)? ${MONTH}|fin|${MONTH})`,
    `à partir de ${CLOCK}|après ${CLOCK}`,
  ),
  dueBy: any(
    `(?:clos\\p{L}*|ferm\\p{L}*|s'arrêt\\p{L}*) (?:le |la |à |au )?(?:${WEEKDAY}|${CLOCK})`,
    `(?:avant|d'ici|pour|au plus tard|dernier délai) (?:le |la |au |à )?(?:${WEEKDAY}|${CLOCK}|\\d{1,2}(?:er)?(?: ${MONTH})?|fin|${MONTH})`,
    `au plus tard|dans les ${NUMBER} ${UNIT}|sous ${NUMBER} ${UNIT}|${NUMBER} ${UNIT} ${BEFOREHAND}`,
    "(?:la veille|l'avant-veille|date limite|délais?|échéances?|dernier délai|préavis|clôture des \\p{L}+|date butoir)",
    "le (?:jour|lendemain) même|dans la journée|heure limite",
  ),
  described: any("nous sommes|on est|nous avons|on a|il y a|environ|depuis|adhérents|salariés|habitants"),
  now: any(
    "on se débrouille|nous nous débrouillons|on fait avec|aujourd'hui|actuellement|pour l'instant|pour le moment",
    "jusqu'ici|jusqu'à (?:présent|maintenant|aujourd'hui)|en ce moment|à l'heure actuelle|à ce jour",
    "(?<!pas |jamais )encore (?:sur|dans|par|avec|à|tout|au|en|les|le|la)",
    "tout (?:est|se|passe) (?:noté|note|fait|dans|sur|par)|toujours (?:sur|dans|par|avec|à la main)",
    "depuis (?:toujours|des années|\\p{L}+ ans)|d'habitude|maintenant (?:on|c'est|les|tout)|ces temps-ci|à présent",
    "au jour d'aujourd'hui",
  ),
  grief: any(
    "perd\\p{L}*|illisible\\p{L}*|oubli\\p{L}*|en double|deux fois|bazar|pagaille",
    "personne ne (?:lit|relit|retrouve|sait)|on ne (?:lit|retrouve|sait)|mouill\\p{L}*|pleut|pluie|erreurs?",
    "déchir\\p{L}*|égar\\p{L}*|galère|un enfer|jamais à jour|se débrouill\\p{L}*|chaos",
  ),
  byHand: any(
    RECORD,
    "(?:not(?:e|ent|é|ée|és|ées|ons)|écri(?:t|te|tes|ts|vent|vons)|inscri(?:t|te|tes|ts|vent)|report\\p{L}*) (?:\\p{L}+ )?(?:dans|sur) (?:\\p{L}+ ){0,3}(?:agenda|registre|livre|calendrier|listes?|fiches?|mur)",
    "à la main|(?<!(?:avis|rappels?|confirmations?|envo(?:i|y)\\p{L}*)(?: \\p{L}+){0,3} )par (?:téléphone|mail|e-mail|courrier|sms|texto|fax|oral)|dans (?:ma|la|sa|leur) tête|de mémoire",
    "au crayon|(?:remplac|remplacer|abandonn|quitt)\\p{L}* … (?:système|logiciel|programme|fichier|liste|outil|site)",
  ),
  perhapsByHand: any(
    "(?:est|sont|not(?:e|ent|é|ée|és|ons)|écri(?:t|vent|vons)|inscri(?:t|vent)|tien(?:t|nent)|accroch\\p{L}*|pass(?:e|ent)|appel\\p{L}*|téléphon\\p{L}*|envoi\\p{L}*|fai(?:t|sons)|affich\\p{L}*|gère\\p{L}*) … (?:listes?|registre|agenda|calendrier|mur|porte|frigo|téléphone|mails?|fiches?|tableau|boîte|tiroir|livre|grille|fichier|courriers?)",
  ),
  pays: any(
    "pa(?:ie|ient|iera|ieront)|pay(?:e|ent|er|é|ée|és|ées|ant|ons|ez)|paiements?|payants?",
    "règl(?:e|ent|er|ement) (?:\\p{L}+ )?(?:par carte|la facture|la note|l'addition|en espèces|sur place|par virement|en ligne|ses|son|sa|leurs?|cash)",
    "factur\\p{L}*|frais(?! et)|cotis\\p{L}*|abonnements?|abonn(?:é|ée|és)|gratuit\\p{L}*|gratis|offert\\p{L}*",
    "(?:à|en) (?:la |sa |leur |notre |ma |votre )?charge|pris\\p{L}* en charge|financ\\p{L}*|subvention\\p{L}*",
    "budget\\p{L}*|caisse(?! d)|cagnotte|dons|donat\\p{L}*|sponsor\\p{L}*|mécén\\p{L}*",
    "commission (?:de|sur) (?:\\d|chaque|la vente|les ventes)|prélève\\p{L}*|rembours\\p{L}*|espèces",
    "carte (?:bancaire|bleue)|par (?:carte|chèque|virement)|chèques?|virements?|argent|lucratif|bénévolement",
    "coût\\p{L}*|dépenses?|s'acquitt\\p{L}*|vers(?:e|ent) (?:une?|leur|sa|son|\\d)|acomptes?|caution|arrhes|loyers?",
    "aux frais|sur le compte d\\p{L}*|met(?:tent)? la main à la poche|note de frais|usage interne|en interne",
    "nos (?:propres )?(?:employés|salariés)|régale|sous par|par (?:heure|mois) et par \\p{L}+|assum\\p{L}* les",
  ),
  sum: any(`(?:${NUMBER}|\\d[\\d.,]*) ?(?:euros?|francs?|centimes)|\\d[\\d.,]*\\s?€`),
  restricted: any(
    "scellé\\p{L}*|sous clé|masqué\\p{L}*|flouté\\p{L}*",
    "n(?:e |')(?:\\p{L}+ ){0,2}(?:transmet\\p{L}*|divulgu\\p{L}*|communiqu\\p{L}*|publi\\p{L}*|montr\\p{L}*|sort|sortent)",
    "confidentiel\\p{L}*|(?:en |reste\\p{L}* |sont |est )secret\\p{L}*",
    "(?:reste|est|sont|restent) (?:strictement )?(?:privé\\p{L}*|entre|chez|caché\\p{L}*|anonyme\\p{L}*|invisible\\p{L}*)",
    "visibles? (?:uniquement|seulement|que|pour|par|de|d'|aux?)|invisibles?|anonym\\p{L}*",
    "(?:a|ont|avoir|aura|auront) accès|accès (?:réservé|limité|restreint|interdit)\\p{L}*|accéd\\p{L}*",
    "droits? d'accès|droit de regard|sous les yeux|n'en sa(?:it|vent) rien",
    "n(?:e |')(?:\\p{L}+ ){0,2}(?:voi(?:t|ent)|li(?:t|sent)|consulte\\p{L}*|regarde\\p{L}*) (?:que|pas|rien|jamais|ni)",
    "(?:peut|peuvent|doit|doivent) (?:pas|jamais) (?:voir|lire|consulter|regarder)",
    "(?:tout le monde|chacun|n'importe qui|le public) (?:peut )?(?:voi\\p{L}*|lire|lit|consult\\p{L}*|regard\\p{L}*)",
    "publics?|publiques?|consultables?|(?:visibles?|affich\\p{L}*|ouvert\\p{L}*) (?:à|pour|de) tou\\p{L}*",
    "lisibles? par|regarde(?:nt)? (?:que|personne)|ne regard\\p{L}* (?:pas|que)",
    "à l'abri des regards|secret (?:médical|professionnel)|réservé\\p{L}* (?:à|au|aux)",
  ),
  sees: any(
    "savons|voyons|lisons|voi(?:t|ent|s|r|e)|vus?|vues?|li(?:t|sent|re)|lus?|lues?|connai\\p{L}*|connaît|connus?",
    "sai(?:t|s)|savent|savoir|consult\\p{L}*|regard\\p{L}*|visibles?|affich\\p{L}*|accès|accéd\\p{L}*|montr\\p{L}*",
    "apprend\\p{L}*|yeux|montré\\p{L}*|découvr\\p{L}*|ouvr(?:e|ent|ir)",
  ),
  alone: any(
    "seule?s?|seulement|uniquement|exclusivement",
    "que (?:par|la|le|les|l'|son|sa|ses|leurs?|ce|pour|nous|moi|lui|elle)\\p{L}*|rien d'autre|personne d'autre",
    "personne (?:ne|à part|sauf)|(?:les )?autres (?:\\p{L}+ ){0,2}(?:ne |n'|pas|rien)\\p{L}*|sauf|propres?",
    "(?:le|la|les) (?:siens?|siennes?)|excepté|à part|pas (?:les|aux|des) autres|c'est \\p{L}+ \\p{L}+ qui|personne",
    "ni (?:les|le|la)|(?:jamais|pas) (?:celui|celle|ceux|celles)|hormis|et c'est tout",
  ),
  onlyThey: any(
    "(?:personne|nul) (?:d'autre|à part|sauf|hormis|en dehors)",
    "seule?s? (?:le|la|les|l'|mon|ma|notre|nos|son|sa)\\p{L}*|(?:le|la|l'|les) ?\\p{L}+ seule?s?",
    "à part (?:le|la|moi|nous|les)|c'est (?:le|la|l') ?\\p{L}+ qui",
  ),
  told: any(
    "noms?|adresses?|numéros?|photos?|prix|données|notes?|salaires?|résultats?|diagnostics?|messages?|dossiers?",
    "réponses?|raisons?|motifs?|coordonnées|ce qu\\p{L}*|informations?|fiches?|comptes rendus?|montants?|allergies",
    "chiffres|bulletins?|conversations?|échanges",
  ),
  stays: any(
    "rest(?:e|ent) (?:strictement |bien |uniquement )?(?:entre|chez|dans|avec|en|à|au|auprès)",
    "ne (?:sort|sortent|quitte|quittent|va|vont)",
  ),
};
