import { wordTable } from "#domain/word-table.ts";
import { firstInFrench } from "./first-person.ts";
import { type Conjugation, type FormKind, type Person, Verbs } from "./forms.ts";
import { FURTHER } from "./french-list.ts";

const REGULAR = `accepter accompagner accorder accrocher accuser acheter acheminer activer adapter adhérer adresser affecter afficher aider ajouter alerter allouer amener analyser animer
annoncer annoter annuler appeler appliquer apporter apprécier approuver archiver arrêter arroser assembler assigner assister assurer attacher attester attribuer auditionner autoriser
avertir avancer aviser baguer baisser barrer bloquer brûler cacher calculer calibrer cataloguer certifier changer charger chauffer chercher choisir classer cocher coller collecter commander commenter
communiquer comparer compléter compter confier confirmer consigner conserver constater consulter contacter contester continuer contrôler copier corriger couper créer cultiver dater déballer
débarquer débloquer décaler décharger décider déclarer déclencher décompter décoder dégager déguster délivrer demander dénoncer dépenser déplacer déposer désigner désinscrire dessiner déterminer
dicter diffuser diriger disposer distribuer donner dresser écarter échanger éclairer écouter éditer éliminer embarquer emballer emporter emprunter encaisser encadrer encourager enfermer engager
enlever enregistrer entrer envoyer épingler estimer établir étiqueter étudier évaluer éviter examiner excuser exécuter expédier expertiser expliquer exporter exposer fabriquer facturer faciliter fermer
ficher filmer filtrer finir fixer fouiller fournir garder gagner gérer goûter grouper guider habiller identifier imposer imprimer indiquer informer ignorer importer inspecter installer inventorier inviter
jeter juger laisser lancer laver libérer limiter livrer localiser louer manger marquer mélanger mentionner mesurer modifier monter montrer négocier nettoyer nommer noter notifier numéroter observer
occuper organiser oublier pardonner parler partager participer passer patienter payer peser photographier pister placer planifier planter pointer poser porter poster postuler préciser préparer présenter
prélever presser prêter prier privilégier procéder programmer prolonger prononcer proposer publier purger qualifier quitter raconter ramasser ramener ranger rappeler rapporter rassembler ratifier
réagir réaliser recenser recharger réceptionner réclamer récolter recommander récompenser reconduire récupérer rédiger refuser regarder régler régulariser rejeter relancer relever relâcher rembourser
remercier remonter remplacer remplir rencontrer renouveler renseigner rentrer renvoyer réparer répartir repérer répéter reporter repousser représenter réserver respecter restaurer restituer retarder retirer
retourner retrouver réunir réussir réviser saisir sauvegarder scanner sceller sélectionner semer séparer serrer signaler signer sonner soigner souhaiter stocker subir suggérer superviser surveiller suspendre
tailler tamponner téléphoner télécharger tester tirer toucher tracer traiter trancher transférer transporter travailler trier trouver tuer utiliser vacciner valider vendanger vérifier verser vider visiter
visionner voler voter habiter entretenir afficher rejoindre saluer tourner abattre coter manier repeindre graver souffler fondre guetter réparer couler filer tresser tanner ferrer dépister truffer caver pêcher chasser dresser nourrir bâtir punir choisir rafraîchir polir garantir avertir`;

const IRREGULAR = `
prendre prends prends prend prenons prenez prennent pris prenne
apprendre apprends apprends apprend apprenons apprenez apprennent appris apprenne
comprendre comprends comprends comprend comprenons comprenez comprennent compris
reprendre reprends reprends reprend reprenons reprenez reprennent repris reprenne
entreprendre entreprends entreprends entreprend entreprenons entreprenez entreprennent entrepris
recevoir reçois reçois reçoit recevons recevez reçoivent reçu reçoive
percevoir perçois perçois perçoit percevons percevez perçoivent perçu
apercevoir aperçois aperçois aperçoit apercevons apercevez aperçoivent aperçu
voir vois vois voit voyons voyez voient vu voie
revoir revois revois revoit revoyons revoyez revoient revu
prévoir prévois prévois prévoit prévoyons prévoyez prévoient prévu
mettre mets mets met mettons mettez mettent mis mette
remettre remets remets remet remettons remettez remettent remis remette
transmettre transmets transmets transmet transmettons transmettez transmettent transmis transmette
soumettre soumets soumets soumet soumettons soumettez soumettent soumis soumette
permettre permets permets permet permettons permettez permettent permis
promettre promets promets promet promettons promettez promettent promis
admettre admets admets admet admettons admettez admettent admis
émettre émets émets émet émettons émettez émettent émis
écrire écris écris écrit écrivons écrivez écrivent écrit écrive
inscrire inscris inscris inscrit inscrivons inscrivez inscrivent inscrit inscrive
prescrire prescris prescris prescrit prescrivons prescrivez prescrivent prescrit
décrire décris décris décrit décrivons décrivez décrivent décrit
souscrire souscris souscris souscrit souscrivons souscrivez souscrivent souscrit
lire lis lis lit lisons lisez lisent lu lise
élire élis élis élit élisons élisez élisent élu
dire dis dis dit disons dites disent dit dise
interdire interdis interdis interdit interdisons interdisez interdisent interdit
contredire contredis contredis contredit contredisons contredisez contredisent contredit
tenir tiens tiens tient tenons tenez tiennent tenu tienne
maintenir maintiens maintiens maintient maintenons maintenez maintiennent maintenu
obtenir obtiens obtiens obtient obtenons obtenez obtiennent obtenu
retenir retiens retiens retient retenons retenez retiennent retenu
entretenir entretiens entretiens entretient entretenons entretenez entretiennent entretenu
contenir contiens contiens contient contenons contenez contiennent contenu
appartenir appartiens appartiens appartient appartenons appartenez appartiennent appartenu
venir viens viens vient venons venez viennent venu vienne
revenir reviens reviens revient revenons revenez reviennent revenu
prévenir préviens préviens prévient prévenons prévenez préviennent prévenu prévienne
intervenir interviens interviens intervient intervenons intervenez interviennent intervenu
convenir conviens conviens convient convenons convenez conviennent convenu
devenir deviens deviens devient devenons devenez deviennent devenu
suivre suis suis suit suivons suivez suivent suivi suive
poursuivre poursuis poursuis poursuit poursuivons poursuivez poursuivent poursuivi
vivre vis vis vit vivons vivez vivent vécu
faire fais fais fait faisons faites font fait fasse fassent
refaire refais refais refait refaisons refaites refont refait
défaire défais défais défait défaisons défaites défont défait
ouvrir ouvre ouvres ouvre ouvrons ouvrez ouvrent ouvert
rouvrir rouvre rouvres rouvre rouvrons rouvrez rouvrent rouvert
couvrir couvre couvres couvre couvrons couvrez couvrent couvert
découvrir découvre découvres découvre découvrons découvrez découvrent découvert
offrir offre offres offre offrons offrez offrent offert
souffrir souffre souffres souffre souffrons souffrez souffrent souffert
accueillir accueille accueilles accueille accueillons accueillez accueillent accueilli
recueillir recueille recueilles recueille recueillons recueillez recueillent recueilli
cueillir cueille cueilles cueille cueillons cueillez cueillent cueilli
rendre rends rends rend rendons rendez rendent rendu rende
vendre vends vends vend vendons vendez vendent vendu vende
revendre revends revends revend revendons revendez revendent revendu
attendre attends attends attend attendons attendez attendent attendu
entendre entends entends entend entendons entendez entendent entendu
étendre étends étends étend étendons étendez étendent étendu
descendre descends descends descend descendons descendez descendent descendu
défendre défends défends défend défendons défendez défendent défendu
suspendre suspends suspends suspend suspendons suspendez suspendent suspendu
dépendre dépends dépends dépend dépendons dépendez dépendent dépendu
répondre réponds réponds répond répondons répondez répondent répondu réponde
tondre tonds tonds tond tondons tondez tondent tondu
fondre fonds fonds fond fondons fondez fondent fondu
perdre perds perds perd perdons perdez perdent perdu
mordre mords mords mord mordons mordez mordent mordu
battre bats bats bat battons battez battent battu
abattre abats abats abat abattons abattez abattent abattu
débattre débats débats débat débattons débattez débattent débattu
partir pars pars part partons partez partent parti
sortir sors sors sort sortons sortez sortent sorti
sentir sens sens sent sentons sentez sentent senti
servir sers sers sert servons servez servent servi
dormir dors dors dort dormons dormez dorment dormi
courir cours cours court courons courez courent couru
parcourir parcours parcours parcourt parcourons parcourez parcourent parcouru
mourir meurs meurs meurt mourons mourez meurent mort
conduire conduis conduis conduit conduisons conduisez conduisent conduit conduise
produire produis produis produit produisons produisez produisent produit
introduire introduis introduis introduit introduisons introduisez introduisent introduit
reproduire reproduis reproduis reproduit reproduisons reproduisez reproduisent reproduit
réduire réduis réduis réduit réduisons réduisez réduisent réduit
traduire traduis traduis traduit traduisons traduisez traduisent traduit
construire construis construis construit construisons construisez construisent construit
détruire détruis détruis détruit détruisons détruisez détruisent détruit
instruire instruis instruis instruit instruisons instruisez instruisent instruit
cuire cuis cuis cuit cuisons cuisez cuisent cuit
recuire recuis recuis recuit recuisons recuisez recuisent recuit
connaître connais connais connaît connaissons connaissez connaissent connu
reconnaître reconnais reconnais reconnaît reconnaissons reconnaissez reconnaissent reconnu
paraître parais parais paraît paraissons paraissez paraissent paru
naître nais nais naît naissons naissez naissent né
croire crois crois croit croyons croyez croient cru
boire bois bois boit buvons buvez boivent bu
savoir sais sais sait savons savez savent su sache
conclure conclus conclus conclut concluons concluez concluent conclu
exclure exclus exclus exclut excluons excluez excluent exclu
résoudre résous résous résout résolvons résolvez résolvent résolu
joindre joins joins joint joignons joignez joignent joint
rejoindre rejoins rejoins rejoint rejoignons rejoignez rejoignent rejoint
craindre crains crains craint craignons craignez craignent craint
peindre peins peins peint peignons peignez peignent peint
teindre teins teins teint teignons teignez teignent teint
éteindre éteins éteins éteint éteignons éteignez éteignent éteint
atteindre atteins atteins atteint atteignons atteignez atteignent atteint
coudre couds couds coud cousons cousez cousent cousu
moudre mouds mouds moud moulons moulez moulent moulu
plaire plais plais plaît plaisons plaisez plaisent plu
acquérir acquiers acquiers acquiert acquérons acquérez acquièrent acquis
aller vais vas va allons allez vont allé aille aillent
envoyer envoie envoies envoie envoyons envoyez envoient envoyé
renvoyer renvoie renvoies renvoie renvoyons renvoyez renvoient renvoyé
pouvoir peux peux peut pouvons pouvez peuvent pu puisse puissent pourra pourront pourrait pourraient
devoir dois dois doit devons devez doivent dû doive doivent devra devront devrait devraient
vouloir veux veux veut voulons voulez veulent voulu voudra voudrait voudraient
falloir - - faut - - - fallu faudra faudrait
être suis es est sommes êtes sont été soit soient sera seront serait seraient était étaient
avoir ai as a avons avez ont eu ait aient aura auront aurait auraient avait avaient`;

/** "craindre", "conduire", "vendre": how verbs end that are no others' like. */
const ENDINGS: readonly (readonly [RegExp, readonly [one: string, third: string, many: string]])[] = [
  [/(?<=[aeo]i)ndre$/, ["ns", "nt", "gn"]],
  [/(?<=u)ire$/, ["is", "it", "is"]],
  [/aître$/, ["ais", "aît", "aiss"]],
  [/dre$/, ["ds", "d", "d"]],
  [/(?<=[aeéiou]i|o)r$/, ["s", "t", "ss"]],
  [/ir$/, ["is", "it", "iss"]],
];

function regular(base: string): (readonly [string, Person, FormKind?])[] {
  const stem = base.replace(/(?:er|ir|re)$/, "");
  const [ending, [one, third, many] = []] = base.endsWith("er") ? [] : (ENDINGS.find(([end]) => end.test(base)) ?? []);
  if (ending && one && third && many) {
    const [start, last] = [base.replace(ending, ""), many];
    return [
      [`${start}${one}`, "1s"],
      [`${start}${one}`, "2s"],
      [`${start}${third}`, "3s"],
      [`${start}${last}ons`, "1p"],
      [`${start}${last}ez`, "2p"],
      [`${start}${last}ent`, "3p"],
      [`${start}${last}e`, "3s", "bound"],
    ];
  }
  const we = stem.replace(/g$/, "ge").replace(/c$/, "ç");
  return stressed(stem).flatMap((own): (readonly [string, Person])[] => [
    [`${own}e`, "3s"],
    [`${own}e`, "1s"],
    [`${own}es`, "2s"],
    [`${we}ons`, "1p"],
    [`${stem}ez`, "2p"],
    [`${own}ent`, "3p"],
  ]);
}

/** "appell-", "pès-", "nettoi-": the stem where the voice falls on it. */
function stressed(stem: string): string[] {
  const changed = stem.replace(/[eé]([^aeéiouy]{1,2})$/, "è$1").replace(/y$/, "i");
  const doubled = /e[lt]$/.test(stem) ? [`${stem}${stem.at(-1)}`] : [];
  return [...new Set([stem, changed, ...doubled])];
}

const WOULD = wordTable<string>({ voudr: "vouloir", pourr: "pouvoir", devr: "devoir", viendr: "venir" });

const conjugation: Conjugation = {
  verbs: `${REGULAR} ${FURTHER}`,
  irregular: IRREGULAR,
  unlike: /^(?:répartir|impartir|asservir|assortir)$/,
  regular,
  first: (base) => (base.endsWith("er") ? firstInFrench(base) : regular(base).find(([, person]) => person === "1s")?.[0]),
  bound(_base, _first, they) {
    return /ent$/.test(they) ? [[they.replace(/nt$/, ""), "3s", "bound"]] : [];
  },
  guess(word) {
    if (!/^\p{L}{4,}$/u.test(word)) return [];
    // "je voudrais", "j'aimerais"
    const [, would] = /^(.+(?:[ei]r|dr|rr|vr))ais$/.exec(word) ?? [];
    if (would) return [[WOULD[would] ?? would, "1s"]];
    const [, we] = /^(.+(?:[ei]r|dr|rr|vr))ions$/.exec(word) ?? [];
    if (we) return [[WOULD[we] ?? we, "1p"]];
    const mine = /^(.+(?:er|ir))(?:(ai)|(as)|(ons))$/.exec(word);
    if (mine?.[1]) return [[mine[1], mine[2] ? "1s" : mine[3] ? "2s" : "1p"]];
    const future = /^(.+(?:er|ir))(?:(a|ait)|(ont|aient)|ez)$/.exec(word);
    if (future?.[1]) return [[future[1], future[2] ? "3s" : future[3] ? "3p" : "2p"]];
    if (/issent$/.test(word)) return [[word.replace(/issent$/, "ir"), "3p"]];
    if (/issez$/.test(word)) return [[word.replace(/issez$/, "ir"), "2p"]];
    const base = (ending: RegExp) =>
      word
        .replace(ending, "er")
        .replace(/è([^aeiou]er)$/, "e$1")
        .replace(/oier$/, "oyer");
    if (/ez$/.test(word)) return [[base(/ez$/), "2p"]];
    if (/ons$/.test(word) && !/(?:i|ç)ons$/.test(word)) return [[base(/e?ons$/), "1p"]];
    if (/ent$/.test(word) && !/(?:ment|cent|scient|(?:prési|acci|inci|excé|évi|pru)dent)$/.test(word))
      return [[base(/ent$/), "3p"]];
    if (/es$/.test(word)) return [[base(/es$/), "2s"]];
    return /e$/.test(word) ? [[base(/e$/), "3s"]] : [];
  },
  done(base) {
    return [
      base
        .replace(/er$/, "é")
        .replace(/(?<=[aeo]i)ndre$/, "nt")
        .replace(/(?<=u)ire$/, "it")
        .replace(/dre$/, "du")
        .replace(/ir$/, "i"),
    ];
  },
  guessDone(word) {
    const plain = word.replace(/e?s?$/, "");
    return /[^i]é$/.test(plain) || /ié$/.test(plain) ? plain.replace(/é$/, "er") : undefined;
  },
  plainDone(word) {
    return word.replace(/(?<=[éiutrs])e?s?$/, "").replace(/(?<=i)s$/, "");
  },
  gerundOf(word) {
    const [, stem = ""] = /^(.+)ant$/.exec(word) ?? [];
    if (stem === "") return [];
    const bare = stem.replace(/ç$/, "c").replace(/(?<=g)e$/, "");
    const stems = [bare, bare.replace(/g?n$/, "nd"), bare.replace(/(?<=[aeiu])[sv]$/, "")];
    return [`${bare}er`, `${bare}ir`, `${bare.replace(/iss$/, "")}ir`, ...stems.map((own) => `${own}re`)];
  },
};

export const frenchVerbs = new Verbs(conjugation);
