import { any, first, type WordClasses } from "./word-classes.ts";

export const NUMBER =
  "(?:\\d[\\d.,]*|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|dieciocho|veinte|veinti\\p{L}+|(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)(?: y \\p{L}+)?|cien|medi[oa]|un par de)";
const MANY = NUMBER.replace("un[oa]?|", "");
export const UNIT =
  "(?:segundos?|minutos?|horas?|días?|noches?|semanas?|mes(?:es)?|trimestres?|semestres?|temporadas?|cursos?|años?)";
const MONTH =
  "(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|navidad|verano|invierno|otoño|primavera)";
const WEEKDAY = "(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|mediodía|medianoche|víspera)";
const CLOCK = `(?:las? (?:\\d{1,2}(?:[.:]\\d\\d)?|${NUMBER}))`;
const BEFOREHAND = "(?:antes|de antelación|de antelacion|de anticipación|previos?|de preaviso|de margen)";
const COUNTED_BY =
  "(?:persona|cabeza|hogar|familia|piso|vivienda|casa|socio|soci[oa]|miembro|equipo|grupo|clase|niñ[oa]|alumn[oa]|client[ea]|vecin[oa]|mesa|habitación|vehículo|coche|pedido|reserva|visita|día|noche|semana|fin de semana|mes|año|temporada|trimestre|hora|vez|sesión|turno|torneo|partido|carrera)";
const RECORD =
  "(?:papel(?:es|itos?)?|cuadernos?|libretas?|excel|hojas? (?:de cálculo|de papel|sueltas?)|hoja de excel|google (?:sheets?|docs?|forms?)|pizarras?|post-?its?|fichas? de (?:papel|cartón)|fichas de cartulina|cartulinas?|agenda de papel|whats ?app|doodle|fax|planillas?|corcho|tablón|libro de registro|bloc|notas adhesivas|boca a boca|boca en boca|caja de zapatos|cartón|(?:viejo|antiguo) (?:programa|sistema|sitio)|(?:programa|sistema) (?:viejo|antiguo)|lápiz)";

export const spanish: WordClasses = {
  wished: any(
    "quer(?:emos|ía\\p{L}*|ría\\p{L}*)|quier(?:o|en|e|a)|quisi\\p{L}+|necesit\\p{L}+|deb(?:e|en|ería\\p{L}*)",
    "pued(?:e|en|a|an)|podr\\p{L}+|gustaría|ojalá|por favor|que se vea|a partir de ahora|exportar|imprimir|descargar",
    "se pueda",
  ),
  byItself: any(
    "(?:el|la|una?|esta?) (?:aplicación|app|web|página|sitio|sistema|programa|herramienta|plataforma|máquina|formulario|aparato)",
    "automátic\\p{L}*",
  ),
  decides: any(
    "decid\\p{L}*|decisi\\p{L}*|aprueb\\p{L}*|aprob\\p{L}*|autoriz\\p{L}*|rechaz\\p{L}*|visto bueno|luz verde",
    "(?:da|dan|dé|den|dar|sin|con|pedir|pide|necesita|hace falta|requiere) (?:\\p{L}+ ){0,3}(?:permiso|ok|okey|sí|autorización|conformidad|consentimiento|aprobación|bendición|firma|conforme|beneplácito)",
    "última palabra|o no(?=\\P{L}*$)|mayoría|mano alzada|unanimidad",
    "(?:hay que|tienen? que|debe\\p{L}*) preguntar(?:le)? a",
    "(?:dic\\p{L}*|dig\\p{L}*|decir) (?:\\p{L}+ ){0,2}(?:que )?(?:sí|no|si vale|si entra|si sale)|sí o (?:que )?no",
    "deneg\\p{L}*|denieg\\p{L}*|modera\\p{L}*|vet(?:a|an|ar)|veto|valid(?:a|an|ar|ado|ada)(?! (?:su|sus))",
    "(?:acept|admit)\\p{L}* o (?:no|rechaz|deneg)\\p{L}*",
    "acepta (?:cada|la|el|las|los) (?:solicitud|pedido|reserva|inscrip|candidat)\\p{L}*|resuelv\\p{L}*|dirim\\p{L}*",
    "arbitr\\p{L}*|conced\\p{L}*|otorg\\p{L}*|a criterio|le toca a|vot(?:a|an|ar|ación|o)|en manos de|beneplácito",
    "da el alta|el alta|tumba|echa\\p{L}* (?:para )?atrás|pon\\p{L}* pegas|el que manda|quien manda|manda",
    "cuenta con la firma|firma(?:n|do)?",
  ),
  chooses: any(
    "(?:dic(?:e|en)|sab(?:e|en))|elig\\p{L}*|elij\\p{L}*|eleg\\p{L}*|escog\\p{L}*|escoj\\p{L}*|seleccion\\p{L}*",
    "design\\p{L}*|nombra\\p{L}*|repart\\p{L}*|asign\\p{L}*|adjudic\\p{L}*|determin\\p{L}*",
  ),
  whom: any(
    "si (?:entra|vale|sirve|se|va|puede|sale|encaja|cabe|está)|quién(?:es)?|cuál(?:es)?|jurado|comité|junta|comisión",
    "candidat\\p{L}*|ganador\\p{L}*|solicitud\\p{L}*|de entre|entre (?:l[oa]s|tod[oa]s)|directiva|consejo",
  ),
  body: any(
    "junta|comité|consejo|comisión|asamblea|president\\p{L}*|direct(?:or|ora|iva)|dirección|jef[ea]s?|encargad[oa]s?",
    "responsable|gerente|alcald\\p{L}*|ayuntamiento|tesorer[oa]|secretari[oa]|jurado|juez\\p{L}*|árbitr[oa]",
    "entrenador\\p{L}*|monitor(?:a)?|redacción|redactor\\p{L}*|dueñ[oa]s?|propietari[oa]|coordinador\\p{L}*",
    "administrador\\p{L}*|moderador\\p{L}*|médic[oa]|profesor\\p{L}*|maestr[oa]|padres|cura|párroco|expert[oa]s?",
    "inspector\\p{L}*|equipo|fundador\\p{L}*|capitán|capataz|veterinari[oa]|tutor(?:a)?",
  ),
  rules: any(
    "cierra|cierran|fij(?:a|an)|determin(?:a|an)|asign(?:a|an)|adjudic(?:a|an)|repart(?:e|en)|elig(?:e|en)",
    "escog(?:e|en)|seleccion(?:a|an)|firm(?:a|an)|marc(?:a|an)|pon(?:e|en) (?:el|los) precios?|examin(?:a|an)",
    "juzg(?:a|an)|design(?:a|an)|acept(?:a|an)|admit(?:e|en)|da salida|public(?:a|an)|manda",
  ),
  gate: any(
    "antes de|hasta que|mientras|sin que|a menos que|salvo que|solo (?:cuando|si|después)|sólo (?:cuando|si|después)",
    "una vez|primero",
  ),
  looked: any(
    "revis\\p{L}*|comprueb\\p{L}*|comprob\\p{L}*|mir(?:a|an|ado)|le[ea]n?|leído|firm\\p{L}*|sell\\p{L}*|visto|vea",
    "repas\\p{L}*|inspeccion\\p{L}*|entrevist\\p{L}*|verific\\p{L}*|supervis\\p{L}*|content[oa]s?|satisfech\\p{L}*",
    "de acuerdo|conforme",
  ),
  ends: any(
    "caduc\\p{L}*|venc\\p{L}*|expir\\p{L}*|termin\\p{L}*|acab\\p{L}*|finaliz\\p{L}*|cierr\\p{L}*|válid\\p{L}*|validez",
    "vigen\\p{L}*|val(?:e|en)|sirv\\p{L}*|se retir\\p{L}*|retira\\p{L}*|de baja|archiv(?:a|an|ado)\\p{L}*",
    "prescrib\\p{L}*|desaparec\\p{L}*|renuev\\p{L}*|renov\\p{L}*|fin|concluy\\p{L}*|agot\\p{L}*|sustitu\\p{L}*",
    "se cambi\\p{L}*|se pierd\\p{L}*|se jubil\\p{L}*|se libera\\p{L}*|muere|queda\\p{L}* libre\\p{L}*|se anul\\p{L}*",
    "se vend\\p{L}*|vendemos|se dona\\p{L}*|se subasta\\p{L}*|cumpl\\p{L}*",
  ),
  project: any("(?:el|la|nuestr[oa]|est[ea]) (?:proyecto|piloto|financiación)"),
  deletes: any(
    "borr\\p{L}*|elimin\\p{L}*|destru\\p{L}*|tira(?:n|mos|r)?|suprim\\p{L}*|tritur\\p{L}*|quem\\p{L}*|vací\\p{L}*",
    "a la basura|anonimiz\\p{L}*|desech\\p{L}*|papelera|trituradora",
  ),
  lasts: any(
    "dur(?:a|an|e|ación|ar)|guard\\p{L}*|conserv\\p{L}*|qued\\p{L}*|mant(?:en|ien)\\p{L}*|permanec\\p{L}*",
    "almacen\\p{L}*|corre\\p{L}*|prest\\p{L}*|alquil\\p{L}*|reserv\\p{L}*|bloque\\p{L}*|garantí\\p{L}*",
    "contrato\\p{L}*|carnés?|licencia\\p{L}*|abono\\p{L}*|oferta\\p{L}*|préstamo\\p{L}*|abiert\\p{L}*|public\\p{L}*",
    "está(?:n)?|tiene\\p{L}*|suscrip\\p{L}*|certificado\\p{L}*|permiso\\p{L}*|aguant\\p{L}*",
  ),
  span: any(
    `(?<!(?:cada|todos los|todas las|desde hace|hace|al menos|como máximo|dentro de|menos de|más de|menores de|mayores de|de) )${NUMBER} ${UNIT}(?! (?:${BEFOREHAND}|por (?:${COUNTED_BY})|a la|al|cada)(?!\\p{L}))`,
    `(?:al|a los|a las|tras|durante|después de|pasad[oa]s?) (?:un |una |el |la |${NUMBER} )?${UNIT}`,
    "(?:al|a|el|hasta el|hasta) (?:final|finales|fin) (?:de |del )\\p{L}+|fin de (?:curso|año|temporada|mes)",
    "anual\\p{L}*|toda la temporada|su \\p{L}+ año|todo el año",
  ),
  untilOver: any("hasta que|mientras (?:sea|siga|esté|dure|vivan?)"),
  date: any(
    `cada (?:${NUMBER} )?${UNIT}`,
    `(?:a|en|hasta|el) (?:finales de |mediados de |principios de |fin de |final de |\\d{1,2} de )?${MONTH}`,
  ),
  untilDate: any(
    `hasta (?:el |la )?(?:finales de |mediados de |principios de |fin de |final de |\\d{1,2} de )?(?:${MONTH}|curso|temporada)`,
  ),
  forSpan: any(
    `(?:a l[oa]s|tras|durante|después de|pasad[oa]s|al cabo de|por) ${NUMBER} ${UNIT}(?! (?:por|al|a la)(?!\\p{L}))`,
    `${NUMBER} ${UNIT} (?:después|más tarde)`,
  ),
  whenOver: any(
    "cuando|en cuanto|después de|mientras|hasta que|una vez|para siempre|de por vida",
    "(?:el|los) (?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)|a medianoche|indefinid\\p{L}*",
    "definitiv\\p{L}*",
  ),
  past: any("desde hace|hace|llev(?:a|an|amos)|era\\p{L}*|había\\p{L}*|estuv\\p{L}*"),
  banned: any(
    "(?<!(?:casi|he|hemos|ha) )nunca(?! (?:hemos|he|ha|han|tuv\\p{L}*|antes|tenía\\p{L}*|había\\p{L}*|nadie|nada|sé|sabe\\p{L}*|fui|se sabe))",
    "jamás(?! (?:hemos|he|ha|han|tuv\\p{L}*))|en ningún caso|bajo ning(?:ún|una) \\p{L}+",
    "de ning(?:una manera|ún modo)|ni hablar|ni pensarlo|prohib\\p{L}*|vetad[oa]s?",
    "no (?:\\p{L}+ )?(?:pued(?:e|en)|deb(?:e|en)|se permite\\p{L}*|se admite\\p{L}*|se acepta\\p{L}*|está\\p{L}* permitid\\p{L}*)",
    "nadie (?:pued\\p{L}*|debe\\p{L}*)|ning(?:ún|una|uno) (?:\\p{L}+ ){0,2}(?:pued\\p{L}*|debe\\p{L}*)",
    "qued\\p{L}* (?:totalmente )?(?:fuera|excluid\\p{L}*|prohibid\\p{L}*|descartad\\p{L}*)|descartad\\p{L}*",
    "excluid[oa]s?|sin excepci\\p{L}+|no (?:vale|valen|hay excepciones)|intocable\\p{L}*|ni se \\p{L}+",
    "ni (?:un|una) \\p{L}+ (?:más|sin)",
  ),
  denied: any(
    first("nada de (?!lo|eso|esto)\\p{L}+"),
    "no (?:se |le |les |lo |la |los |las |me |nos |te ){0,2}\\p{L}+|nadie|ning[uú]n\\p{L}*|tampoco",
    first("(?:ni|nada de|sin) \\p{L}+ (?:no|ni)"),
    "sin [^,]+ no (?:hay|se)",
  ),
  harmless: any(
    "(?:no|nadie|tampoco) (?:\\p{L}+ ){0,2}(?:tien\\p{L}*|tengo|tenemos|hay|había|sé|sab\\p{L}*|sepa\\p{L}*|entiend\\p{L}*|necesit\\p{L}*|hace falta|quier\\p{L}*|quer\\p{L}*|pag\\p{L}*|cobr\\p{L}*|cuest\\p{L}*|ve|ven|vea\\p{L}*|veo|conoc\\p{L}*|conozc\\p{L}*|funcion\\p{L}*|gust\\p{L}*|lee\\p{L}*|encuentr\\p{L}*|import\\p{L}*|lleg\\p{L}*|est(?:á|án|oy|amos)|es|son|soy|sea|parez\\p{L}*|parec\\p{L}*|hemos|he|han|ha|tuv\\p{L}*|recuerd\\p{L}*|acuerd\\p{L}*|ir|va|pasa\\p{L}*|basta|aclar\\p{L}*|podemos|puedo|tard\\p{L}*|contest\\p{L}*|respond\\p{L}*|apunt\\p{L}*|usa\\p{L}*|corre prisa|pierd\\p{L}*|sobra|cabe\\p{L}*|tiempo|idea|mucho|muy|solo|sólo|todos|siempre|pide\\p{L}*|mire)",
    "nadie (?:más|salvo|excepto)|no (?:solo|sólo|todos|siempre|mucho|muy)",
  ),
  capped: any(
    "(?:como|de|un|al|el) (?:máximo|mínimo|mucho|menos)|a lo sumo|máxim\\p{L}*|mínim\\p{L}*|no más (?:de|que)",
    `(?:más|menos|mayores|menores) de ${NUMBER}|hasta ${MANY}(?! de)|límite\\p{L}*|limit\\p{L}*`,
    `el (?:más )?(?:pequeño|grande|mínimo|máximo) es|tope\\p{L}*|cupo\\p{L}*|solo ${NUMBER}|sólo ${NUMBER}`,
    `super(?:e|en|ar) \\p{L}+|pas(?:e|en|ar) de ${NUMBER}|aforo`,
    `${NUMBER} (?:\\p{L}+ ){0,3}(?:a la vez|seguid[oa]s|de golpe|de una vez|y no más|y ni uno más|y ya|y punto|y se acab\\p{L}*|como mucho|cada uno|por cabeza)`,
    `(?:de )?${NUMBER} (?:a|o) ${NUMBER} \\p{L}+|\\d+\\s?[-–]\\s?\\d+|entre ${NUMBER} y ${NUMBER}`,
    `${NUMBER}\\s?(?:%|por ciento)`,
    "\\d+\\s?(?:kg|kilos?|gramos?|metros?|cm|mm|km|litros?|grados?|mb|palabras|caracteres|páginas)",
    `a partir de (?:los )?${MANY}|ni uno más|con eso (?:basta|vale)`,
  ),
  many: any(MANY),
  counted: any(`${NUMBER}(?! ve(?:z|ces))`),
  per: any(`(?:por|cada|para cada|al|a la|en cada|por cada) (?:${COUNTED_BY})`, "cada uno"),
  allowed: any(
    "(?:cada|todo|toda|un|una|los|las) \\p{L}+ (?:\\p{L}+ )?(?:pued\\p{L}*|recib\\p{L}*|tiene\\p{L}* derecho|se lleva\\p{L}*|trae\\p{L}*)",
    "tienen? derecho|(?:el|la) \\p{L}+ (?:lleva|admite|carga)|caben?",
  ),
  brief: any(`(?:durante|por) ${NUMBER} (?:horas?|minutos?)`),
  until: any(`hasta (?:el |la |los )?(?:${WEEKDAY}|${CLOCK}|\\d{1,2} de|fin|${MONTH})|(?:desde|a partir de) ${CLOCK}`),
  dueBy: any(
    `(?:cierr\\p{L}*|se cierra\\p{L}*) (?:el |la |a |al )?(?:${WEEKDAY}|${CLOCK})`,
    `(?:antes del?|para|como muy tarde|a más tardar) (?:el |la |los |las )?(?:${WEEKDAY}|${CLOCK}|\\d{1,2}(?: de)?|final|${MONTH}|${NUMBER} de la)`,
    "a más tardar|como (?:muy )?tarde|en (?:un plazo|menos) de|dentro de (?:las|los|un)",
    `${NUMBER} ${UNIT} (?:${BEFOREHAND})|(?:el día|la noche|la víspera|la semana) (?:antes|anterior)|plazos?`,
    "fecha (?:límite|tope)|de (?:antelación|anticipación)|el mismo día|al día siguiente|hora límite",
    "en el (?:día|acto)",
  ),
  described: any("somos|tenemos|hay|unos|unas|aproximadamente|desde|socios|vecinos|empleados|habitantes"),
  now: any(
    "actualmente|nos (?:apañamos|arreglamos)|vamos tirando|por ahora|hasta (?:ahora|hoy|la fecha)|de momento",
    "por el momento|hoy (?:en día|día|por hoy)",
    "hoy(?=(?: (?:todo|lo|se|cada|las|los|el|la|apunt|llev|hac|usa|es|est)|$))",
    "ahora(?: mismo)?(?! (?:queremos|quiero))|ahorita|todavía|aún|(?:sigue|siguen|seguimos) (?:siendo|\\p{L}+ndo)",
    "a día de hoy|en la actualidad|toda la vida|desde siempre|siempre (?:lo )?hemos|por lo pronto|de toda la vida",
    "en este momento|hasta el momento",
  ),
  grief: any(
    "pierd\\p{L}*|perdid\\p{L}*|se moj\\p{L}*|ilegible\\p{L}*|olvid\\p{L}*|dos veces|duplicad\\p{L}*|lío|caos",
    "nadie (?:encuentra|entiende|lee|se entera)|no se (?:lee|entiende|encuentra)|errores|por encima|un desastre",
    "tach\\p{L}*|desaparec\\p{L}*",
  ),
  byHand: any(
    RECORD,
    "(?:apunt\\p{L}*|anot\\p{L}*|escrib\\p{L}*|escrit\\p{L}*) (?:\\p{L}+ )?en (?:\\p{L}+ ){0,3}(?:agenda|libro|calendario|listas?|fichas?|pared|tarjetas?)",
    "a mano|(?<!(?:avis\\p{L}*|recordatorios?|confirmaci\\p{L}+|envi\\p{L}*)(?: \\p{L}+){0,3} )por (?:teléfono|correo|e-?mail|mail|sms|fax|carta)|de (?:cabeza|memoria)|de viva voz",
    "en (?:la|mi|su) cabeza|llamando",
    "(?:sustitu|reemplaz|jubil)\\p{L}* … (?:sistema|programa|software|lista\\p{L}*|herramienta|hoja|carpeta|libreta|cuaderno|libro)",
  ),
  perhapsByHand: any(
    "(?:es|son|está(?:n)?|anot\\p{L}*|apunt\\p{L}*|escrib\\p{L}*|llev(?:a|an|amos)|lleva\\p{L}*|cuelg\\p{L}*|guarda\\p{L}*|llam\\p{L}*|mand\\p{L}*|hac\\p{L}*|tien\\p{L}*) … (?:listas?|libro|agenda|calendario|pared|puerta|nevera|teléfono|correos?|fichas?|tarjetas?|cajón|caja|tablero|cartel|bolsillo|carpetas?|archivadores?|sobres?)",
  ),
  pays: any(
    "pag(?:a|an|ar|o|os|ue|uen|ado|ada|amos|ará|arán|ando)|cobr\\p{L}*|factur\\p{L}*|cuotas?|abon(?:a|an|ar|ado)",
    "suscrip\\p{L}*|gratis|gratuit\\p{L}*|de balde|(?:se )?(?:hace|hacen) cargo|a (?:cargo|cuenta) de",
    "corr(?:e|en) (?:con|a cargo|de cuenta)|financi\\p{L}*|subvenci\\p{L}*|presupuesto (?:del|de la|municipal|anual)",
    "sufrag\\p{L}*|coste[a-z]*|costes?|costos?|gastos?|cuest(?:a|an)|dinero|ánimo de lucro|donaci\\p{L}*",
    "donativ\\p{L}*|patrocin\\p{L}*|comisión (?:de|del|por) \\d\\p{L}*|comisiones|por adelantado|adelanto|(?:d[ae]n?|dar|dej\\p{L}+|pag\\p{L}+|cobr\\p{L}+) (?:una |la )?señal",
    "efectivo|tarjeta|transferencias?|bizum|recibos?|domiciliaci\\p{L}*|fianzas?|señal de \\d\\p{L}*|alquiler mensual|derramas?",
    "bolsillo|invita\\p{L}* la casa|a escote|pon\\p{L}* (?:el )?dinero|caja común|bote",
    "fondos?(?! (?:azul|blanco|negro|claro|oscuro|de pantalla|con|verde))|uso interno|nuestros (?:propios )?empleados",
    "tasas?|tarifas? de|mensualidad\\p{L}*|matrícula",
  ),
  sum: any(`${NUMBER} (?:euros?|pesos|dólares|céntimos)|\\d[\\d.,]*\\s?€`),
  restricted: any(
    "bajo llave|sellad[oa]s?|oculta\\p{L}* (?:a|para)",
    "no (?:\\p{L}{2,3} ){0,2}(?:public\\p{L}*|compart\\p{L}*|enseñ\\p{L}*|muestr\\p{L}*|difund\\p{L}*|revel\\p{L}*|pas(?:a|an) a)",
    "confidencial\\p{L}*|en secreto|secret[oa]s?|(?:es|son|queda\\p{L}*) (?:privad[oa]s?|anónim[oa]s?|entre)",
    "visibles? (?:solo|sólo|únicamente|para)|invisibles?|anónim\\p{L}*|(?:tiene\\p{L}*|tienen|tenga\\p{L}*) acceso",
    "acceso (?:restringid|limitad|reservad)\\p{L}*|acced\\p{L}*",
    "(?:no|nadie|ni) (?:\\p{L}+ ){0,2}(?:ve|ven|vea|vean|ver|lee|leen|sabe|saben|mira|miran|conoce|conocen|se entera\\p{L}*)(?! (?:nada de ordenador|usar|cómo))",
    "(?:todo el mundo|todos|cualquiera|el público) (?:pued\\p{L}* )?(?:ve|ven|ver|leer|lee|mira\\p{L}*|consult\\p{L}*)",
    "públic[oa]s?|a la vista|a ojos de|sin saber de quién|no sale\\p{L}* de|secreto profesional",
    "reservad[oa]s? (?:a|para)|ocult\\p{L}*",
  ),
  sees: any(
    "sabemos|vemos|leemos|v(?:e|en|er|ea|ean|isto|emos)|le(?:e|en|er|a|an|ído)|conoc(?:e|en|er)|conozca\\p{L}*",
    "sab(?:e|en|er)|sepa\\p{L}*|consult\\p{L}*|mir(?:a|an|ar)|visibles?|muestr\\p{L}*|mostr\\p{L}*",
    "acceso(?! (?:al|a la|rodado|por))|acced\\p{L}*|enter\\p{L}*|ojos|aparec\\p{L}*|abr(?:e|en|ir)",
  ),
  alone: any(
    "sol[oa]s?|sólo|solamente|únicamente|exclusiv\\p{L}*|y nada más|nada más|nadie más|nadie",
    "(?:l[oa]s )?(?:demás|otr[oa]s) (?:\\p{L}+ ){0,2}no|no (?:l[oa]s )?(?:demás|otr[oa]s)|salvo|excepto",
    "menos (?:el|la)|propi[oa]s?|suy[oa]s?|l[oa]s? suy[oa]s?|ni (?:el|la|l[oa]s|siquiera)|aparte de|únic[oa]s? que",
    "cada (?:uno|cual) (?:ve|su)",
  ),
  onlyThey: any(
    "nadie (?:más|salvo|excepto|que no sea)",
    "(?:solo|sólo|solamente|únicamente) (?:el|la|los|las|mi|nuestr[oa]|yo|nosotr[oa]s|ell[oa]s?|él|su|lo|l[oa]s)",
    "y nadie más|l[oa] (?:ve|sabe|lee|conoce)n? (?:solo|sólo)",
  ),
  told: any(
    "nombres?|direcci\\p{L}+|números?|fotos?|precios?|datos|notas?|salarios?|sueldos?|nóminas?|resultados?",
    "diagnósticos?|mensajes?|expedientes?|respuestas?|motivos?|lo que \\p{L}+|informes?|fichas?|historial\\p{L}*",
    "conversaci\\p{L}+|cifras|total\\p{L}*|teléfonos?|alergias|medicaci\\p{L}+",
  ),
  stays: any(
    "qued(?:a|an|e) (?:\\p{L}+ )?(?:entre|con|dentro|en (?:casa|la|el|manos|secreto))|no sale\\p{L}*|se lo guarda\\p{L}*",
  ),
};
