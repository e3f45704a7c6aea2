import { firstInSpanish } from "./first-person.ts";
import { type Conjugation, type FormKind, type Person, Verbs } from "./forms.ts";
import { FURTHER } from "./spanish-list.ts";

const REGULAR = `aceptar acercar acompañar acordar activar actualizar acudir adjuntar administrar admitir adoptar advertir afinar agregar agrupar ajustar alertar alquilar analizar anotar anunciar añadir apartar apelar aplazar
aplicar apoyar apuntar aprobar archivar armar arreglar asignar asistir atender autorizar avisar ayudar bajar bloquear borrar buscar calcular calificar cambiar cancelar cargar catalogar ceder celebrar cerrar certificar
clasificar cobrar cocinar coger colgar colocar comentar comparar compartir completar comprar comprobar comunicar conceder confirmar consultar contar contestar contratar controlar coordinar copiar corregir cortar coser crear
criar cubrir cuidar cumplir curar dejar decidir declarar delegar denunciar depositar descargar descartar describir descubrir designar determinar devolver dibujar dirigir distribuir dividir editar elaborar elegir eliminar embarcar emitir empacar empaquetar
encargar encender encontrar enseñar entregar entrenar enviar escanear escoger escribir escuchar esperar esquilar establecer estudiar etiquetar evaluar examinar exigir explicar exponer exportar extraer facturar fabricar fijar filtrar firmar fotografiar
ganar gestionar girar grabar guardar guiar identificar imprimir incluir indicar informar ingresar iniciar inscribir inspeccionar instalar interponer invitar jubilar juntar jurar juzgar justificar lanzar lavar leer levantar liberar limpiar
liquidar llamar llenar llevar localizar manejar mandar marcar medir mejorar mezclar mirar modificar mojar mostrar mover multar nombrar notificar numerar observar ofrecer ordenar organizar otorgar pagar participar pasar pedir pegar perdonar permitir pesar pescar picar pinchar
pintar planear planificar plantar podar practicar precintar preguntar preparar presentar prestar pretender probar producir programar prometer prorrogar proteger publicar quemar quitar rechazar recibir reclamar recoger recolectar recomendar reconocer recordar recorrer recuperar redactar
reducir reemplazar regalar regar registrar reparar repartir repetir reponer reportar reservar resinar resolver responder restaurar retirar reunir revisar rellenar renovar renunciar representar romper sacar salar sancionar secar seguir seleccionar sellar sembrar separar señalar
servir soltar solicitar sortear subir sumar supervisar suspender sustituir tapar tocar tomar trabajar traducir tramitar transportar trasladar tratar trocar unir usar utilizar vaciar vacunar validar velar vender verificar viajar vigilar visitar volar volver votar
abrir beber comer correr creer deber meter perder querer vivir comprometer exigir corresponder ejercer escuchar cosechar arrendar subastar trasquilar ahuyentar bailar ensayar tallar moldear hornear acopiar encerrar repicar tañer valorar tasar decorar estampar capturar marcar soltar esquilar`;

const IRREGULAR = `
hacer hago haces hace hacemos hacéis hacen hecho haga hagan hará harán haría harían
deshacer deshago deshaces deshace deshacemos deshacéis deshacen deshecho
poner pongo pones pone ponemos ponéis ponen puesto ponga pongan
proponer propongo propones propone proponemos proponéis proponen propuesto proponga propongan
reponer repongo repones repone reponemos reponéis reponen repuesto
imponer impongo impones impone imponemos imponéis imponen impuesto
disponer dispongo dispones dispone disponemos disponéis disponen dispuesto
exponer expongo expones expone exponemos exponéis exponen expuesto
dar doy das da damos dais dan dado dé den
decir digo dices dice decimos decís dicen dicho diga digan
ver veo ves ve vemos veis ven visto vea vean
prever preveo prevés prevé prevemos prevéis prevén previsto
ir voy vas va vamos vais van ido vaya vayan
venir vengo vienes viene venimos venís vienen venido venga vengan
salir salgo sales sale salimos salís salen salido salga salgan
traer traigo traes trae traemos traéis traen traído traiga traigan
caer caigo caes cae caemos caéis caen caído
tener tengo tienes tiene tenemos tenéis tienen tenido tenga tengan tendrá tendrán tenía tenían
mantener mantengo mantienes mantiene mantenemos mantenéis mantienen mantenido
obtener obtengo obtienes obtiene obtenemos obtenéis obtienen obtenido
retener retengo retienes retiene retenemos retenéis retienen retenido
contener contengo contienes contiene contenemos contenéis contienen contenido
oír oigo oyes oye oímos oís oyen oído
saber sé sabes sabe sabemos sabéis saben sabido sepa sepan
conocer conozco conoces conoce conocemos conocéis conocen conocido
distribuir distribuyo distribuyes distribuye distribuimos distribuís distribuyen distribuido
incluir incluyo incluyes incluye incluimos incluís incluyen incluido
construir construyo construyes construye construimos construís construyen construido
sustituir sustituyo sustituyes sustituye sustituimos sustituís sustituyen sustituido
concluir concluyo concluyes concluye concluimos concluís concluyen concluido
jugar juego juegas juega jugamos jugáis juegan jugado
imprimir imprimo imprimes imprime imprimimos imprimís imprimen impreso
cubrir cubro cubres cubre cubrimos cubrís cubren cubierto
abrir abro abres abre abrimos abrís abren abierto
escribir escribo escribes escribe escribimos escribís escriben escrito
inscribir inscribo inscribes inscribe inscribimos inscribís inscriben inscrito
describir describo describes describe describimos describís describen descrito
resolver resuelvo resuelves resuelve resolvemos resolvéis resuelven resuelto
devolver devuelvo devuelves devuelve devolvemos devolvéis devuelven devuelto
romper rompo rompes rompe rompemos rompéis rompen roto
poder puedo puedes puede podemos podéis pueden podido pueda puedan podrá podrán podría podrían podria podrian podés pudiera pudieran podía podían
deber debo debes debe debemos debéis deben debido deba deban deberá deberán debería deberían
querer quiero quieres quiere queremos queréis quieren querido quiera quieran querés quería querían querría
haber he has ha hemos habéis han habido haya hayan habrá habrán hay había habían
ser soy eres es somos sois son sido sea sean será serán sería era eran
estar estoy estás está estamos estáis están estado esté estén estará estarán estaba estaban
quedar quedo quedas queda quedamos quedáis quedan quedado`;

const soft = (stem: string) => stem.replace(/c$/, "qu").replace(/g$/, "gu").replace(/z$/, "c");

type Regular = (readonly [string, Person, FormKind?])[];

function regular(base: string): Regular {
  const stem = base.slice(0, -2);
  const ar = base.endsWith("ar");
  const ir = base.endsWith("ir");
  const [one, many] = ar ? ["a", "an"] : ["e", "en"];
  const hard = ar
    ? soft(stem)
    : stem
        .replace(/g$/, "j")
        .replace(/gu$/, "g")
        .replace(/(?<=[aeiou])c$/, "zc");
  const [may, mays] = ar ? ["e", "en"] : ["a", "an"];
  return stressed(stem).flatMap(
    (own): Regular => [
      [`${own}o`, "1s"],
      [`${own}${one}s`, "2s"],
      [`${stem}${ar ? "á" : ir ? "í" : "é"}s`, "2s"],
      [`${own}${one}`, "3s"],
      [`${stem}${ar ? "a" : ir ? "i" : "e"}mos`, "1p"],
      [`${stem}${ar ? "ái" : ir ? "í" : "éi"}s`, "2p"],
      [`${own}${many}`, "3p"],
      [`${own === stem ? hard : ar ? soft(own) : own}${may}`, "3s", "bound"],
      [`${own === stem ? hard : ar ? soft(own) : own}${mays}`, "3p", "bound"],
      [`${stem}${ar ? "ó" : "ió"}`, "3s", "past"],
      [`${stem}${ar ? "aron" : "ieron"}`, "3p", "past"],
    ],
  );
}

/** "cuent-", "cierr-", "pid-": the stem where the voice falls on it. */
function stressed(stem: string): string[] {
  const changed = (to: (vowel: string) => string) => stem.replace(/([eo])(?=[^aeiou]{1,3}$)/, (vowel) => to(vowel));
  const broken = changed((vowel) => (vowel === "e" ? "ie" : "ue"));
  const raised = changed((vowel) => (vowel === "e" ? "i" : "o"));
  const accented = stem.replace(/([iu])$/, (vowel) => (vowel === "i" ? "í" : "ú"));
  return [...new Set([stem, broken, raised, accented])];
}

const conjugation: Conjugation = {
  verbs: `${REGULAR} ${FURTHER}`,
  irregular: IRREGULAR,
  regular,
  first: firstInSpanish,
  bound(base, first) {
    if (!/[^a]o$/.test(first)) return [];
    const form = `${first.slice(0, -1)}${base.endsWith("ar") ? "e" : "a"}`;
    return [
      [form, "3s", "bound"],
      [`${form}n`, "3p", "bound"],
    ];
  },
  guess(word) {
    if (!/^\p{L}{4,}$/u.test(word)) return [];
    const future = /^(.+[aei]r)(?:(á|ía|ia)|(án|ían|ian))$/.exec(word);
    const mine = /^(.+[aei]r)(?:(é)|(ás)|(emos))$/.exec(word);
    if (mine?.[1]) return [[mine[1], mine[2] ? "1s" : mine[3] ? "2s" : "1p"]];
    if (future?.[1]) return [[future[1], future[2] ? "3s" : "3p"]];
    if (/(?:ó|aron|ieron)$/.test(word))
      return [[word.replace(/i?(?:ó|aron|eron)$/, "ar"), /ó$/.test(word) ? "3s" : "3p", "past"]];
    if (/[^r]ían?$/.test(word) && word.length > 5) return [[word.replace(/ían?$/, "er"), /n$/.test(word) ? "3p" : "3s", "past"]];
    if (/(?:aba|ara)n?$/.test(word)) return [[word.replace(/(?:aba|ara)n?$/, "ar"), /n$/.test(word) ? "3p" : "3s", "bound"]];
    const supposed = /^(.+)ier(a|an)$/.exec(word);
    if (supposed?.[1])
      return ["er", "ir"].map((ending) => [`${supposed[1]}${ending}`, supposed[2] === "an" ? "3p" : "3s", "bound"] as const);
    if (/ás$/.test(word)) return [[word.replace(/ás$/, "ar"), "2s"]];
    if (/és$/.test(word)) return [[word.replace(/és$/, "er"), "2s"]];
    if (/ís$/.test(word)) return [[word.replace(/ís$/, "ir"), "2s"]];
    if (/amos$/.test(word)) return [[word.replace(/amos$/, "ar"), "1p"]];
    if (/an$/.test(word)) return [[word.replace(/an$/, "ar"), "3p"]];
    if (/en$/.test(word)) return [[word.replace(/en$/, "er"), "3p"]];
    if (/a$/.test(word)) return [[word.replace(/a$/, "ar"), "3s"]];
    return /e$/.test(word) ? [[word.replace(/e$/, "er"), "3s"]] : [];
  },
  done: (base) => [base.replace(/ar$/, "ado").replace(/[ei]r$/, "ido")],
  guessDone: (word) => (/[ai]d[oa]s?$/.test(word) ? word.replace(/d[oa]s?$/, "r") : undefined),
  plainDone: (word) => word.replace(/[oa]s?$/, ""),
  gerundOf(word) {
    const plain = word
      .replace(/(?<=ndo)(?:se|l[aeo]s?|me|nos)+$/, "")
      .replace(/ándo$/, "ando")
      .replace(/éndo$/, "endo");
    const [, stem = "", ending] = /^(.+?)(ando|iendo|yendo)$/.exec(plain) ?? [];
    if (!ending) return [];
    if (ending === "ando") return [`${stem}ar`];
    const raised = stem.replace(/([iu])(?=[^aeiou]{1,2}$)/, (vowel) => (vowel === "i" ? "e" : "o"));
    return [stem, raised].flatMap((own) => [`${own}er`, `${own}ir`]);
  },
};

export const spanishVerbs = new Verbs(conjugation);
