import type { Grammar } from "./reading/grammar.ts";
import { listenRomance } from "./romance.ts";
import { capital } from "./token.ts";
import type { Tongue } from "./tongue.ts";
import { spanishVerbs } from "./verbs/spanish-verbs.ts";

const BINDS =
  /\d|\b(?:nunca|jamás|nadie|ning[uú]n[ao]?|no|sin|salvo|solo|sólo|máximo|mínimo|antes|hasta|debe|deben|prohibid[oa]s?|dos|tres|cuatro|cinco|diez|quien|si)\b/i;

const grammar: Grammar = {
  verbs: spanishVerbs,
  words: {
    det: "el la los las lo un una unos unas cada su sus nuestro nuestra nuestros nuestras este esta estos estas ese esa esos esas mi mis tu tus todos todas todo toda dos tres cuatro cinco seis siete ocho nueve diez doce quince veinte treinta cualquier otro otra otros otras algún alguna algunos algunas varios varias ningún ninguna",
    of: "de del",
    prep: "a al en con sin por para sobre entre desde hasta según tras durante ante bajo contra",
    conj: "y e o u pero ni sino",
    sub: "si cuando aunque como porque mientras donde cuándo cómo dónde cuánto cuántos cuántas pues",
    rel: "quien quienes cuyo cuya",
    que: "que qué",
    pron: "yo tú vos él ella nosotros nosotras ustedes usted ellos ellas vosotros alguien nadie cualquiera uno",
    clitic: "le les se me nos te os",
    neg: "no nunca jamás tampoco",
    adv: "asi aun delante detrás dentro fuera cerca lejos abajo arriba adelante atrás también siempre después luego solo sólo ya además inmediatamente automáticamente ahí allí allá aquí así entonces antes pronto tarde hoy ayer bien mal muy más menos tan tanto aparte encima despues tambien ahorita incluso rápido",
  },
  alsoClitics: "lo la los las",
  many: "los las unos unas sus nuestros nuestras estos estas esos esas mis tus todos todas dos tres cuatro cinco seis siete ocho nueve diez doce otros otras algunos algunas varios varias",
  short: [
    [/(?<!\p{L})(?:debe|deberá|debería) poder(?!\p{L})/giu, "puede"],
    [/(?<!\p{L})(?:deben|deberán|deberían) poder(?!\p{L})/giu, "pueden"],
    [/(?<!\p{L})(?:hace falta|es (?:necesario|preciso|importante)|conviene) que(?!\p{L})/giu, "quiero que"],
    [/(?<!\p{L})(?:en cuanto|tan pronto como|siempre que)(?!\p{L})/giu, "cuando"],
    [/(?<!\p{L})(?:el|la|los|las|lo) cuale?s?(?!\p{L})/giu, "que"],
    [/(?<!\p{L})(?:q)(?!\p{L})/giu, "que"],
    [/(?<!\p{L})(?:xq)(?!\p{L})/giu, "porque"],
    [/(?<!\p{L})(?:pa)(?!\p{L})/giu, "para"],
    [/(?<!\p{L})(?:x)(?!\p{L})/giu, "por"],
    [/(?<!\p{L})(?:d)(?!\p{L})/gu, "de"],
    [/(?<!\p{L})(?:tb)(?!\p{L})/giu, "también"],
  ],
  able: (who) => `los ${who.replace(/^(?:el|los|las?) /, "")} pueden`,
  role: /^(?:yo,? )?como (?!siempre|ejemplo|norma|regla)(?:el |la |una? )?(\p{L}+(?: (?!quiero|necesito|puedo)\p{L}+){0,3}?)(?:, | (?=quiero|necesito|puedo|debo|tengo|quisiera))/iu,
  known: { un: "el", una: "la", unos: "los", unas: "las" },
  infinitive: /(?:[aei]r|ír)(?:se|lo|la|los|las|le|les)?$/,
  modals: "poder deber querer ir tener haber soler necesitar",
  being: "ser estar quedar",
  having: "haber tener",
  by: "por",
  noDeed:
    "costar durar terminar quedar faltar pertenecer existir haber tener pasar venir perder empezar valer necesitar poder deber querer ser estar ir vivir saber caer parecer seguir exigir morir nacer",
  wishing: "querer pedir exigir solicitar necesitar permitir esperar",
  running: "dirigir gestionar llevar administrar regentar manejar",
  tells: /^(?:avisad|informad|notificad|alertad|invitad|convocad)[oa]s?$/,
  speaker: /^\s*(?:—\s*|[A-ZÁÉ][\p{L}.-]{0,20}\s*:\s+)/u,
  soFar:
    /\b(?:actualmente|por ahora|hasta ahora|de momento|hoy en día|todo eso hoy|con una libreta|ahorita|hoy (?:todo|lo|se)|ahora todo)\b/i,
  thing: /(?:ción|sión|miento|dad|aje|anza|encia|ancia|ura|aplicación|agua|turno|pieza|comunidad)(?:es|s)?$/,
  nobody:
    "día dia días mañana tarde noche semana mes meses año años hora horas minuto vez veces tiempo sistema app programa aplicación todo nada sitio precio lista fecha resto lugar máximo mínimo menos",
  adjective: /(?:[ai]d[oa]s?|os[oa]s?|iv[oa]s?|ic[oa]s?|ble|al|able|ente|ante)$/,
  agent: /(?:or|ora|ista|ero|era|ario|aria|ante|ente|logo|loga|ino|ina)(?:s|es)?$/,
  reflexive: (base) => `${base}me`,
  persons: {
    yo: "1s",
    tú: "2s",
    vos: "2s",
    usted: "anybody",
    ustedes: "anybody",
    quien: "anybody",
    cualquiera: "anybody",
    alguien: "anybody",
    él: "3s",
    ella: "3s",
    ellos: "3p",
    ellas: "3p",
    nosotros: "1p",
    nosotras: "1p",
    vosotros: "2p",
  },
  unnamed: { I: "responsable", we: "equipo", you: "usuario" },
  conditional: "",
  dropsYou: true,
  asksWhom: false,
  passiveSe: true,
  doneToThings: "pasar terminar empezar seguir",
  falls: "permitir corresponder competer tocar incumbir",
  to: "a al",
  latter: "último última últimos últimas",
  inside: "en sobre",
  owned: /^nuestr[oa]s?$/,
  singular: (noun) => noun.replace(/(?<=[aeiouáéíóú][rlndzj])es$/, "").replace(/(?<=[^s])s$/, ""),
  mine: { su: "mi", sus: "mis", tu: "mi", tus: "mis" },
  getTold: (participle) => `ser ${participle.replace(/s$/, "")}`,
  binds: BINDS,
};

export const spanish: Tongue = {
  code: "es",
  name: "Spanish",
  small: "el la los las un una y de del en que por para con se su sus es son no al lo como cada cuando".split(" "),
  listen: (statements) => listenRomance(grammar, statements),
  binds: BINDS,
  story: (who, said) => `Como ${who}, quiero ${said}, para que conste y todos puedan confiar en ello.`,
  criteria: (said) =>
    `Dado que he entrado con mi cuenta\nCuando quiero ${said} y confirmo\nEntonces queda guardado con mi nombre y la hora, y las personas afectadas lo ven en un minuto\n\nDado que falta un dato obligatorio\nCuando quiero ${said} y confirmo\nEntonces no se guarda nada y se me dice qué falta`,
  className: capital,
  does: "Lo que hace esta persona:",
  pageOf: "Donde se trabaja con:",
  sectionOf: "Cada entrada con su estado, la persona responsable y la hora del último cambio.",
  featureOf: (who, said) => `El sistema debe permitir a «${who}»: ${said}. Quién lo hizo y cuándo se conserva 12 meses.`,
  ruleOf: (said) =>
    `El sistema debe hacer cumplir esta regla en todas partes: «${said}.» Lo que la incumple se rechaza, y el mensaje nombra la regla.`,
  testing: { signedIn: "Con la sesión de", expected: "como se espera", wrong: "cuando algo falla" },
};
