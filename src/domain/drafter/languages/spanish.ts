import { SPANISH_PEOPLE } from "./people/romance-people.ts";
import type { Grammar } from "./reading/grammar.ts";
import { listenRomance } from "./romance.ts";
import { spanishTexts } from "./texts/spanish.ts";
import type { Tongue } from "./tongue.ts";
import { spanishVerbs } from "./verbs/spanish-verbs.ts";

const BINDS =
  /\d|(?<!\p{L})(?:hay que|tienen? que|nunca|jamás|nadie|ning[uú]n[ao]?|no|sin|salvo|solo|sólo|máximo|mínimo|antes|hasta|debe|deben|prohibid[oa]s?|dos|tres|cuatro|cinco|diez|quien|si)(?!\p{L})/iu;

export const grammar: Grammar = {
  verbs: spanishVerbs,
  words: {
    det: "el la los las lo un una unos unas cada su sus nuestro nuestra nuestros nuestras este esta estos estas ese esa esos esas mi mis tu tus todos todas todo toda dos tres cuatro cinco seis siete ocho nueve diez doce quince veinte treinta cualquier otro otra otros otras algún alguna algunos algunas varios varias ningún ninguna",
    of: "de del",
    prep: "a al en con sin por para sobre entre desde hasta según tras durante ante bajo contra salvo excepto mediante",
    conj: "y e o u pero ni sino",
    sub: "si cuando aunque como porque mientras donde cuándo cómo dónde cuánto cuántos cuántas pues",
    rel: "quien quienes cuyo cuya",
    que: "que qué",
    pron: "cadauno yo tú vos él ella nosotros nosotras ustedes usted ellos ellas vosotros alguien nadie cualquiera uno",
    clitic: "le les se me nos te os",
    neg: "no nunca jamás tampoco",
    adv: "asi aun delante detrás dentro fuera cerca lejos abajo arriba adelante atrás también siempre después luego solo sólo ya además inmediatamente automáticamente ahí allí allá aquí así entonces antes pronto tarde hoy ayer bien mal muy más menos tan tanto aparte encima despues tambien ahorita incluso rápido nomás nomas simplemente",
  },
  alsoClitics: "lo la los las",
  many: "los las unos unas sus nuestros nuestras estos estas esos esas mis tus todos todas dos tres cuatro cinco seis siete ocho nueve diez doce otros otras algunos algunas varios varias",
  short: [
    [/(?<!\p{L})nada más(?= (?:pueden?|deben?|ven|ve|\p{L}+[ae]n?)(?!\p{L}))/giu, "solo"],
    [/(?<!\p{L})(?:queda|está|corre) a cargo de(l?)(?= .{2,40} [\p{L}]+[aei]r(?!\p{L}))/giu, "corresponde a$1"],
    [/(?<=^|[.;:] |que )((?:el|la|los|las|os?|as?) \p{L}+), (?:el|la|los|las|os?|as?) que [^,]+,/giu, "$1"],
    [/(?<!\p{L})(?:debe|deberá|debería) poder(?!\p{L})/giu, "puede"],
    [/(?<!\p{L})(?:deben|deberán|deberían) poder(?!\p{L})/giu, "pueden"],
    [
      /(?<!\p{L})(?:hace falta|es (?:necesario|preciso|importante|obligatorio|imprescindible|fundamental)|conviene) que(?!\p{L})/giu,
      "quiero que",
    ],
    [
      /(?<!\p{L})(?:basta(?:ría)?(?: con)? que|la idea es que|lo (?:ideal|importante|suyo) (?:es|sería) que|me gustaría que|nos gustaría que)(?!\p{L})/giu,
      "quiero que",
    ],
    [
      /(?<!\p{L})(?:en cuanto|tan pronto como|siempre que|cada vez que|(?:una vez|después de|luego de) que)(?!\p{L})/giu,
      "cuando",
    ],
    [/(?<!\p{L})(?:el|la|los|las|lo) cuale?s?(?!\p{L})/giu, "que"],
    [/,? (?:por su parte|a su vez|en cambio|de su lado|por su lado|a su turno),?(?=\s)/giu, ""],
    [/(?<!\p{L})(?:puede ser|puede (?:ocurrir|pasar|suceder)) que(?!\p{L})/giu, ""],
    [/ (?:él|ella|ellos|ellas) mism[oa]s?(?!\p{L})/giu, ""],
    [/(?<=^|[,;:] |(?<!\p{L})[ye] )cada (?:uno|una|um|uma)(?! d)/giu, "cadauno"],
    [/(?<!\p{L})(?:q)(?!\p{L})/giu, "que"],
    [/(?<!\p{L})sos(?!\p{L})/giu, "eres"],
    [/(?<!\p{L})(?:xq)(?!\p{L})/giu, "porque"],
    [/(?<!\p{L})(?:pa)(?!\p{L})/giu, "para"],
    [/(?<!\p{L})(?:x)(?!\p{L})/giu, "por"],
    [/(?<!\p{L})(?:d)(?!\p{L})/gu, "de"],
    [/(?<!\p{L})(?:tb)(?!\p{L})/giu, "también"],
  ],
  nouns:
    "cuenta firma lista compra venta entrega carga marca nota prueba visita muestra obra pesca caza siembra poda planta ficha factura multa cita mezcla espera ayuda falta línea base forma fecha causa queja guarda guía copia escala oferta reserva subasta merma paga quema rueda sala tala toma vela vista víspera hora semana zona ruta caja casa mesa puerta regla renta pausa pieza baja alta bolsa cara cuota cura dosis ducha dueña era feria fuga huerta jarra junta licencia llave llegada maleta mano medida misa moneda moto nube orden paja pala pasta peña pila pinta pista plaza pompa posta presa prisa raya red ropa salida seña serie siesta sierra soga suerte tarea tapa tarde taza tierra tinta tira torre trampa vez vida vuelta",
  leads:
    "nuevo nueva nuevos nuevas viejo vieja viejos viejas gran grandes buen buena buenos buenas mal mala primer primera primeros primeras último última últimos últimas propio propia propios propias mismo misma mismos mismas siguiente siguientes antiguo antigua antiguos antiguas pequeño pequeña único única mejor peor mayor futuro futura futuros próximo próxima próximos supuesto",
  able: (who) => `los ${who.replace(/^(?:el|los|las?) /, "")} pueden`,
  role: /^(?:yo,? )?como (?!siempre|ejemplo|norma|regla)(?:el |la |una? )?(\p{L}+(?: (?!quiero|necesito|puedo)\p{L}+){0,3}?)(?:, | (?=quiero|necesito|puedo|debo|tengo|quisiera))/iu,
  known: { un: "el", una: "la", unos: "los", unas: "las" },
  infinitive: /(?:[aei]r|ír)(?:se|lo|la|los|las|le|les)?$/,
  within: { al: "el", del: "el" },
  theirs: { su: "el la", sus: "los las" },
  modals: "poder deber querer ir tener haber soler necesitar",
  being: "ser estar quedar",
  having: "haber tener",
  by: "por",
  noDeed:
    "constar figurar costar durar terminar quedar faltar pertenecer existir haber tener pasar venir perder empezar valer necesitar poder deber querer ser estar ir vivir saber caer parecer aparecer desaparecer surgir ocurrir suceder llegar acudir fallar seguir exigir morir nacer romper perder olvidar dañar estropear jubilar acabar sobrar salir entrar sonar",
  wishing: "querer pedir exigir solicitar necesitar permitir esperar",
  impersonal: "haber",
  again: "volver empezar dejar terminar acabar",
  going: "ir estar venir andar seguir continuar",
  charged: "encargar ocupar",
  running: "dirigir gestionar llevar administrar regentar manejar",
  posing: /en (?:el lugar|la piel|los zapatos) de (?:una? |la |el )?(\p{L}+)/iu,
  tells: /^(?:avisad|informad|notificad|alertad|invitad|convocad)[oa]s?$/,
  system: "el sistema",
  speaker: /^\s*(?:—\s*|[A-ZÁÉ][\p{L}.-]{0,20}\s*:\s+)/u,
  asks: /^(?:hola\W+)?(?:(?:yo|nosotros) )?(?:te cuento|le cuento|les cuento|necesit\p{L}+|quier\p{L}+|quer\p{L}+|busc\p{L}+|me gustaría|nos gustaría|imagin\p{L}+)(?!\p{L}).*?(?:aplicación|app|programa|sistema|software|herramienta|web|plataforma|cómo)(?!\p{L})(?!.*(?:debe|no ))/iu,
  thing: /(?:ción|sión|miento|dad|aje|anza|encia|ancia|ura|aplicación|agua|turno|pieza|comunidad)(?:es|s)?$/,
  nobody:
    "día dia días mañana tarde noche semana mes meses año años hora horas minuto vez veces tiempo sistema app programa aplicación todo nada sitio precio lista fecha resto lugar máximo mínimo menos",
  adjective: /(?:[ai]d[oa]s?|os[oa]s?|iv[oa]s?|ic[oa]s?|ble|al|able|ente|ante)$/,
  adverb: /.{3}mente$/,
  looks:
    "limpia seca llena suelta completa lista paga libre corta alta baja fría media nula falsa sana rota abierta cubierta media contigua",
  agent: /(?:or|ora|ista|ero|era|ario|aria|ante|logo|loga|grafo|grafa)(?:s|es)?$/,
  reflexive: (base) => `${base}me`,
  persons: {
    este: "3s",
    esta: "3s",
    éste: "3s",
    ésta: "3s",
    estos: "3p",
    estas: "3p",
    cadauno: "3s",
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
  singular: (noun) =>
    noun
      .replace(/(?<=.[^aeiou])ones$/, "ón")
      .replace(/(?<=.{2})anes$/, "án")
      .replace(/(?<=.{2})ines$/, "ín")
      .replace(/(?<=[aeiouáéíóú][rlndzj])es$/, "")
      .replace(/(?<=[^s])s$/, ""),
  people: SPANISH_PEOPLE,
  masculine: (noun) => [
    noun.replace(/a$/, "o"),
    noun.replace(/(?<=[rnlz])a$/, ""),
    noun.replace(/a$/, "e"),
    noun.replace(/triz$/, "tor"),
  ],
  feminine: /^(?:la|las|una|unas|esta|estas|esa|esas|nuestra|nuestras|todas|toda|otra|otras|algunas|alguna|varias|ninguna)$/,
  manly: /^(?:el|los|un|unos|este|estos|ese|esos|nuestro|nuestros|todos|todo|otro|otros|algunos|algún|varios|ningún|del|al)$/,
  ends: {
    feminine:
      /^(?:(?!(?:d[ií]|map|program|problem|sistem|tem|idiom|clim|diagram|esquem|planet)as?$).*(?:as?|umbres?|[aeiou]d(?:es)?)|(?:ba|cla|fa|fra)ses?|(?:lla|na|cla)ves?|(?:ca|mue)lles?|(?:no|le)ches?|(?:par|suer|gen|fuen|mue?r|mer)tes?|sedes?|torres?|series?|carnes?)$/,
    manly: /(?:[oe]s?|or(?:es)?|ajes?|[aeiou]s|[^i]ón|ines|mapas?|días?|(?:program|problem|sistem|tem|esquem)as?)$/,
  },
  human:
    "puntuar comentar tachar tramitar justificar designar negociar catar probar valorar resolver sellar certificar repasar emitir adjudicar sustituir retirar adjuntar anotar apuntar registrar firmar aprobar revisar pedir solicitar encargar avisar informar confirmar rechazar autorizar decidir elegir escoger pagar cobrar comprar vender reservar inscribir preparar enviar mandar entregar recoger recibir consultar comprobar verificar publicar redactar escribir leer asignar organizar planificar coordinar supervisar atender contestar responder marcar pesar medir contar cargar descargar subir traer limpiar reparar arreglar montar instalar cancelar anular cambiar modificar corregir validar emitir facturar proponer votar nombrar evaluar calificar examinar inspeccionar fotografiar dibujar diseñar depositar clasificar ordenar archivar distribuir repartir prestar devolver catalogar etiquetar guardar colocar limpiar regar podar sembrar cosechar vigilar avisar reclamar inscribirse calcular comparar traducir corregir rellenar completar adjuntar consultar invitar contratar",
  whenever: "si cuando aunque mientras",
  needsObject: "",
  personalA: true,
  mine: { su: "mi", sus: "mis" },
  mineOfYou: {
    tu: "mi",
    tus: "mis",
    su: "mi",
    sus: "mis",
    vuestro: "mi",
    vuestra: "mi",
    vuestros: "mis",
    vuestras: "mis",
    nuestro: "nuestro",
  },
  getTold: (participle) => `ser ${participle.replace(/s$/, "")}`,
  binds: BINDS,
};

export const spanish: Tongue = {
  code: "es",
  name: "Spanish",
  small: "el la los las un una y de del en que por para con se su sus es son no al lo como cada cuando".split(" "),
  listen: (statements) => listenRomance("es", grammar, statements),
  binds: BINDS,
  texts: spanishTexts,
};
