import type { Noun } from "#domain/nouns/all.ts";
import { type Sign, stems } from "./evidence.ts";

export type Stated = Extract<
  Noun,
  "features" | "quality_requirements" | "security_measures" | "external_interfaces" | "assumptions" | "risks"
>;

/** What words of a sentence weigh for a kind, beside what stands in `statement-kind.ts`: in English, German, French, Spanish, Italian, Portuguese and Dutch. */
export const statementSigns: readonly Sign<Stated>[] = [
  // what the product does
  [
    "features",
    1,
    stems(
      "(?:shall|must|should|can|may|will) (?:be able to |also |only )?(?:print|show|display|list|calculat|compute|generat|creat|register|book|search|find|filter|export|upload|download|edit|plan|schedul|suggest|propos|remind|notif|track|compar|merge|assign|cancel|order|pay|scan|choose|enter|attach|draw|warn)|it (?:must|shall|should) be possible to|(?:erfassen|anlegen|anzeigen|drucken|suchen|buchen|erzeugen|ausstellen|berechnen|verschieben|zuordnen|exportieren|auswählen|erinnern|vorschlagen|planen|stornieren|bestellen|eintragen)\\b|(?:afficher|imprimer|calculer|rechercher|créer|saisir|réserver|planifier|proposer|rappeler|exporter|éditer|générer|enregistrer)\\b|(?:mostrar|imprimir|calcular|buscar|crear|reservar|planificar|proponer|recordar|exportar|generar|registrar)\\b|(?:mostrare|stampare|calcolare|cercare|creare|prenotare|tonen|afdrukken|berekenen|zoeken|aanmaken|plannen|exibir|criar|pesquisar)\\b",
    ),
  ],
  // how well it does it
  [
    "quality_requirements",
    3,
    stems(
      "(?:big|large|loud|simple|clear|fast|bright) enough to|(?:readable|legible|usable|operable|understandable|visible) (?:in|under|with|from|at|by|even|on|for|without)\\b|(?:with|wearing|in) (?:[\\p{L}]+ )?gloves|without (?:a |the |any )?(?:network|signal|internet|reception|connection|connectivity|coverage|wi-?fi)|(?:works?|working|runs?|usable|available|even|also|used|play\\p{L}*) offline|offline (?:mode|use|first|capab)|power (?:cut|failure|outage|loss)|(?:network|server|line|connection|power|station) (?:is|are|goes) (?:down|out|gone)|(?:keeps?|continues?|go(?:es)? on) (?:to )?(?:work|run)|no more than [\\p{L}\\d]+ (?:clicks|taps|steps|presses)|(?:hardly any|no|weak|poor|bad) (?:signal|reception|network|connection)|(?:works?|runs?) on (?:the |our |an? )?(?:old |cheap |existing )?(?:tablets?|phones?|laptops?|ipads?|computers?|smartphones?)\\b|(?:works?|runs?|usable) (?:on|with|in) (?:any|all|every|older?|the current|current|a) (?:browser|phone|tablet|device|computer)|ohne (?:[\\p{L}]+ )?(?:empfang|netz|strom|internet|verbindung|wlan)|(?:mit|in) (?:[\\p{L}]+ )*(?:handschuh|fingern)|stromausfall|(?:lesbar|bedienbar|benutzbar|verständlich)\\b|höchstens \\d+ (?:klicks|schritte)|ohne schulung|sans (?:réseau|connexion|internet|formation)|hors ligne|coupure|lisible|avec des gants|utilisable (?:avec|sur|en|par)|sin (?:red|cobertura|conexión|internet|señal)|legible|con guantes|corte de (?:luz|corriente)|senza (?:rete|connessione)|leggibile|zonder (?:netwerk|internet|verbinding)|leesbaar|sem (?:rede|ligação|internet)|legível",
    ),
  ],
  [
    "quality_requirements",
    2.5,
    stems(
      "(?:within|in|under|in less than|less than|at most|no (?:more|later|longer) than|faster than|not (?:take )?longer than|every|after) (?:at most )?(?:[\\d.,]+|an?|one|two|three|four|five|six|seven|eight|ten|fifteen|twenty|thirty|sixty)[ -](?:ms|milliseconds?|s\\b|secs?\\b|seconds?)|(?:in|unter|innerhalb|binnen|höchstens|maximal|nach)(?: von)?(?: \\p{L}+)? (?:\\d+|einer?|zwei|drei|vier|fünf|zehn|dreißig) (?:ms|sek)|en (?:moins de |menos de )?(?:\\d+|une?|un|deux|trois|cinq|dix|dos|tres|cinco|diez) se[cg]|(?:entro|in meno di|binnen|em menos de) (?:\\d+|\\p{L}+) se[cg]",
    ),
  ],
  [
    "quality_requirements",
    2,
    stems(
      "(?:\\d+(?:[.,]\\d+)?) ?(?:%|percent|per cent|prozent|pour cent|por ciento) (?:of|der|des|de|del)\\b|simultaneous|at the same time|concurrent|gleichzeitig|simultané|simultáne|contemporane|(?:accura|precis)\\p{L}* (?:of|to|within)|deviat|tolerance|± ?\\d|abweich|genauigkeit|\\d+ ?(?:years|jahre|ans|años)\\b.*(?:readable|lesbar|comprehensible|lisible)|(?:in|usable in) (?:dutch|french|german|english|spanish|italian|polish|romanian|turkish|arabic|portuguese)\\b|(?:auf|in) (?:deutsch|englisch|französisch|rumänisch|polnisch|türkisch|russisch|italienisch)|en (?:français|anglais|espagnol|allemand|inglés|francés|español|catalán|portugués)\\b|(?:several|two|three|four|other) languages|sprachen|langues|idiomas|lingue|screen reader|blind|colou?r-?blind|contrast|font size|schriftgr|kontrast|contraste|learn(?:t|ed|s)? (?:it |to )?(?:in|within|by|after)|(?:minutes|hours|morning|days?) of (?:training|instruction)|schulung|einarbeit|formation de|availab(?:le|ility) (?:\\d|during|around|at all|24)|around the clock|uptime|downtime|backup|restored|wiederherst|datensicherung|sauvegarde|copia de seguridad|(?:no (?:data|entry|word)s?|nothing)(?: typed)? (?:is|are|gets?|may be) lost",
    ),
  ],
  [
    "quality_requirements",
    1.5,
    stems(
      "even (?:if|when|while|though) |although |despite |in spite of |obwohl |trotz |auch wenn |selbst wenn |même (?:si|quand) |malgré |aunque |incluso (?:si|cuando)|a pesar|anche se |ook als |mesmo (?:se|quando)",
    ),
  ],
  // who may see and do what, and what protects it
  [
    "security_measures",
    3,
    stems(
      "encrypt|(?:two|multi)-factor|(?:wrong|false|failed) (?:pin|password|code|attempt|log)|log(?:s|ged)? out|sign(?:s|ed)? in|password|personal data|(?:only|solely) (?:be )?(?:visible|shown|seen|readable|accessible|available|changed|opened|deleted|read|displayed|given) (?:to|by|for|with)|(?:visible|shown|accessible|readable|available|displayed) only (?:to|for|by)|(?:may|can|must|shall|should) only (?:be )?(?:see|seen|shown|changed|change|view|viewed|access|open|opened|read|used|edit|edited|deleted|visible)|only (?:the |an? )?[\\p{L} -]{2,40} (?:may|can|is allowed|are allowed|sees?|has access)|not be able to (?:see|change|view|read|open|delete|edit)|(?:nobody|no one|none) (?:else |but |except )|(?:deleted|erased|destroyed|removed|anonymi[sz]ed) (?:after|\\p{L}+ (?:years?|months?|days?|weeks?) (?:after|later))|every (?:access|look|change|view|login|opening|query)[\\p{L} ]* (?:is|are) (?:logged|recorded)|leaves? (?:the )?(?:EU\\b|european|germany|switzerland|servers?|data ?cent)|leaves? the (?:premises|building|country|house)|verschlüssel|kennwort|passwort|(?:darf|dürfen) nur|nur (?:\\p{L}+ )*(?:sehen|sieht|einsehen|ändern|zugreifen|angezeigt|sichtbar)|protokolliert|gelöscht\\b|aufbewahr|vertraulich|berechtigt|chiffr|mot de passe|verrouill|seuls? (?:le|la|les|l['’])?|journalis|supprimé(?:e|s|es)? (?:après|au bout)|cifrad|cifrar|contraseña|bloque[ao]|s[oó]lo (?:el|la|los|las|puede|pueden|ve|ven)|(?:se )?(?:borra|borran|elimina|eliminan) (?:a los|después|tras|al cabo)|crittograf|soltanto|versleutel|wachtwoord|alleen (?:de|het|zichtbaar)|encript|palavra-passe|senha",
    ),
  ],
  [
    "security_measures",
    1.5,
    stems(
      "(?:is|are|be|gets?) locked|lock(?:s|ed)? (?:after|itself|out|the (?:account|device))|pin\\b|pseudonym|anonym|consent\\b|private\\b|confidential|secret|allowed|authori|permission|gesperrt|sperren\\b|einwillig|geheim|erlaubt|verrouill|consentement|confidenti|autoris|bloque[ao]|anónim|consentimiento|autoriza",
    ),
  ],
  // what it is connected with
  [
    "external_interfaces",
    2.5,
    stems(
      "(?:over|via|by|through|using|with|per|über|par|por) (?:an? |its |their |the |la |le )?(?:rest|soap|api|sftp|ftp|bluetooth|usb|serial|lora|lorawan|mqtt|modbus|opc|can bus|rs-?232|rs-?485|nfc|rfid|zigbee|hl7|fhir|dicom|edi|edifact|ical|caldav|ldap|sso|oauth|webhook)|(?:imports?|reads?|receives?|fetch(?:es)?|gets?|pulls?) [\\p{L}\\d ,'’-]{2,60} (?:from|of) (?:the |an? )?(?:[\\p{L}\\d'’-]+ ){0,3}(?:scale|sensor|meter|reader|register|system|server|portal|service|database|software|program|station|device|gauge|thermometer|camera|bank|authority|office)\\b|(?:sends?|exports?|reports?|transmits?|hands?|passes) [\\p{L}\\d ,'’-]{2,60} to (?:the |an? )?(?:[\\p{L}\\d'’-]+ ){0,3}(?:register|system|server|portal|service|database|software|program|bank|authority|office|ministry|insurer|accountan\\p{L}+)\\b|messwerte|waage|schnittstelle|(?:an|aus|von|vom|mit) (?:das |dem |der |die )?\\p{L}*(?:system|portal|amt|behörde|register|software|programm|buchhaltung|datev)\\b.*(?:übergeben|übertragen|übernehmen|übernommen|importier|gemeldet|melden|senden)|transmi|échang|télétrans|envoyer? .* (?:à|au) (?:logiciel|système|portail)|enviar? .* (?:al|a la) (?:sistema|portal|programa|banco)|scambi|uitwissel",
    ),
  ],
  // what is counted on
  [
    "assumptions",
    1.5,
    stems(
      "(?:continues?|keeps?|goes on|go on) (?:to )?(?:send|publish|provid|support|deliver|operat|offer|accept|pay|supply)|(?:already )?(?:have|has|own) (?:at least )?(?:an?|one|their own|its own|already|access to|enough) |(?:is|are|will be|remains?|stays?) (?:available|provided|trained|paid|installed|supplied|in place|unchanged|free of charge|delivered|willing|ready) (?:by|from|until|before|at|for|with|in|on)|(?:agrees?|accepts?|allows?|approves?) (?:to|that|an?|the)\\b|free of charge|(?:bekommt|erhält|bleibt|bleiben|stellt|stellen|liefert|liefern) [\\p{L}\\d ,.-]*(?:bis|bereit|kostenlos|weiter|zur verfügung|gleich|bestehen)|lassen sich|ist vorhanden|sind vorhanden|verfüg(?:t|en) über|kostenlos|(?:continue(?:nt)?|restent?|disposent?|fourni(?:t|ssent)) |gratuit|(?:sigue|siguen|disponen|dispone|seguirá|tienen ya|ya tienen) |gratuit[oa]|continua(?:no)? a|blijft|blijven|beschik(?:t|ken)|continuam? a",
    ),
  ],
  // what could go wrong
  [
    "risks",
    1.5,
    stems(
      "(?:could|might|may) (?:be |get |not |never |still )?(?:los[et]|fail|break|stolen|thrown|forget|forgotten|refuse|refused|leave|delayed?|late|misused?|overload|ignored?|bother|reject|wrong|damaged?|hacked|change the)|(?:nobody|no one) (?:knows|notices|can)|bankrupt|insolv|strike\\b|retires?\\b|resigns?|leaves the (?:company|firm|club)|(?:is|are|gets?) (?:lost|stolen|damaged|delayed|overlooked|confused|misread|mixed up)|falls? (?:off|out|ill)|goes (?:down|bankrupt|missing)|runs? out|könnte[n]? (?:\\p{L}+ )*(?:verloren|ausfallen|scheitern|fehlen|vergessen|ablehnen|kündigen)|fällt (?:\\p{L}+ )*aus|geht verloren|gehen verloren|ausfall|verweiger|kündigt|insolvenz|pourrai(?:t|ent)|risque\\b|tombe en panne|en retard|podría[n]?|se pierd|falla[n]?\\b|se retras|potrebbe|rischia|zou kunnen|kan uitvallen|poderia",
    ),
  ],
];
