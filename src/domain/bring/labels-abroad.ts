import type { Label } from "./labels.ts";

/** What labels and columns are called in Italian, Dutch and Portuguese, and more of French, Spanish and German, beside `labels.ts`. */
export const labelsAbroad: Partial<Readonly<Record<Label, string>>> = {
  id: "cod(ice|\\.)?|rif(\\.|erimento)?|nr\\.?|n\\.|n\\.?[º°o]\\.?|num\\.?|volgnummer|kenmerk|referentie|r[eé]f\\.?|cód\\.?|identificativo|identificatie|clave|clé|lfd\\.?|eis ?(id|nr\\.?|nummer)",
  kind: "tipologia|soort|nature|genre|tipo (di )?requisito|soort eis|type d['’]exigence|art der anforderung|tipo de requi?sito",
  category: "categori[ae]|ambito|gebied|domein|dominio|domínio|thème|rubrique|ámbito|rubro|ambiente",
  name: "nome|titolo|naam|título|denomina(zione|ção|ción)|benaming|désignation|dénomination|designação|designación|oggetto|onderwerp|assunto|asunto|objet|sintesi|résumé|resumen|resumo|samenvatting|ruol[oi]|utent[ei]|attor[ei]|schermata|pagina|página|schermo|scherm|papel|perfil|perfis|tela|ecrã|gebruikers?(groep|rol)?|doelgroep|rischio|risico|risco|funzion[ei]|functie|funcionalidade?|funzionalità|caso di test|testgeval|caso de teste|interfaccia|koppeling|interfaz|caso d['’]uso|caso de uso|cas d['’](?:utilisation|usage)|id[ée]e|idea|ideia|sistema|système|systeem|utilizador|usuário|profil|persona(ggio)?",
  description:
    "descrizione|omschrijving|beschrijving|descrição|contenut[oi]|inhoud|conteúdo|contenido|contenus?|requisiti|eis(en)?|testo|tekst|texto|texte|dettagli(o)?|toelichting|uitleg|detalhes?|necessità|necessidade|necesidad|esigenza|was gefordert ist|wat|cosa( fa)?|o que|énoncé|enunciado|spiegazione|(what )?(they|it|she|he|who) do(es)?|what (they|it|she|he) do(es)?|what (is|['’]s) (on|in) it|what it shows|was (sie|er|es|man) (tut|tun|macht|machen|sieht|zeigt)|wat (het|ze|hij|zij|ze) (doet|doen|toont)|cosa (fa|fanno|mostra|contiene)|ce qu['’](on y voit|il fait|elle fait|ils font|elle montre)|qué (hace|hacen|muestra)|o que (faz|fazem|mostra)|expectation|erwartung an das system",
  story: "storia( utente)?|gebruikersverhaal|verhaal|história( de (usuário|utilizador))?",
  acceptance:
    "criteri(o)? di accettazione|acceptatie-?criteri(um|a)|critérios? de (aceitação|aceite)|criterios?|critères?|fatto quando|klaar (als|wanneer)|abnahmebedingung(en)?",
  priority:
    "priorità|prioriteit|prioridade|urgen(za|tie|ce|cia|cy)|importan(za|ce|cia)|importância|belang|obligatoriedad|must ?/ ?should.*|m ?/ ?s ?/ ?c.*|msc?w|verbindlichkeit|dringlichkeit",
  role: "ruolo|come|in qualità di|utente|als( een)?|gebruiker|papel|utilizador|usuário|perfil|chi|wie|qui|quién|quem",
  want: "voglio|vorrei|desidero|wil ik|ik wil|quero|eu quero",
  so_that:
    "così da|affinché|in modo (da|che)|per( poter(e)?)?|zodat|om( te)?|opdat|de modo a|voordeel|vantaggio|motiv(o|azione|ación|ação)|waarom|perché|porquê|justifica(tion|ción|tiva)|reden|grund|warum",
  probability: "probabilità|kans|waarschijnlijkheid|probabilidade|vraisemblance",
  impact: "impatto|gravità|ernst|gevolg(en)?|schade|gravidade|impact",
  mitigation:
    "mitigazione|contromisur[ae]|misur[ae]|(tegen|beheers)?maatregel(en)?|mitigação|medidas?|contramedidas?|mesures?( de prévention)?|contre-?mesures?|parades?|azion[ei] correttiv[ae]",
  threat:
    "minacci[ae]|rischi[o]?|bedreiging(en)?|risico('s)?|ameaças?|amenazas?|menaces?|risques?|riesgos?|riscos?|security risks?|sicherheitsrisik(o|en)|risiko|risques? de sécurité|gefährdung(en)?|attacco|ataque|attaque|aanval",
  measure:
    "contromisur[ae]|misur[ae]( di sicurezza)?|(tegen|beveiligings|beheers)?maatregel(en)?|medidas?( de .*)?|contramedidas?|mesures?( de .*)?|contre-?mesures?|gegenma(ß|ss)nahmen?|protezione|protección|proteção|bescherming",
  verification: "verifica|verificatie|verificação|vérification|metodo di (verifica|prova)|toetsing|controle|comprobación",
  target:
    "soglia|valore (obiettivo|limite)|norm(waarde)?|streefwaarde|drempel|seuil|valeur (cible|limite)|umbral|valor (objetivo|límite)|limiar|cible|schwelle(nwert)?",
  privileges:
    "privilegi|permessi|rechten|bevoegdheden|permissões|permisos|droits|autorisations|diritti|può|mag|puede|peut|pode|compiti|responsabilità|responsabilités|verantwoordelijkheden",
  needs:
    "bisogni|behoeften|necesidades|necessidades|besoins|âge|edad|età|leeftijd|idade|métier|profesión|professione|beroep|profissão|citation|cita|citazione",
  given:
    "precondizion[ei]|prerequisit[oi]|voorwaarden?|preconditi(e|es)|uitgangssituatie|gegeven|pré-?condiç(ão|ões)|pr(é|e)requis(itos)?|préconditions?|precondiciones",
  when: "quando|passi|passaggi|stappen|handeling(en)?|wanneer|passos|ação|ações|acciones|azion[ei]|procedura|procedimiento|uitvoering",
  then: "allora|risultat[oi]( attes[oi])?|esito( atteso)?|(verwacht(e)? )?(resultaat|uitkomst)|então|resultados?( esperados?)?|résultats?( attendus?)?|erwartet(e[sr]?)?( .*)?|ergebnisse",
  consequence:
    "conseguenz[ae] se.*|gevolgen? als.*|conséquences? si.*|consecuencias? si.*|consequências? se.*|se (è )?fals[ao]|als (het )?niet klopt",
  statement: "ipotesi|assunzion[ei]|aannames?|veronderstelling(en)?|hypothèses?|supuestos?|premissas?|pressupostos?",
  page: "schermat[ae]|pagin[ae]|schermo|schermi|scherm(en)?|telas?|ecrãs?|écrans?|pantallas?|páginas?",
  section: "sezione|sectie|onderdeel|seção|secção|sección|rubrique",
  features: "funzioni|elementi|functies|elementen|funções|éléments|elementos|fonctions|funciones",
  parent: "epica|padre|pai|épopée|épica|bovenliggend(e)?( .*)?",
  for_story:
    "verhaal ?(id|nr)|storia (id|rif\\.?)|(exigence|requisito|eis|anforderung)s? (li[ée]e?s?|collegat[oi]|relacionad[oa]|gekoppeld)",
  term: "terme|término|termin[ei]|termo|woord|begrip|sigles?|siglas?|abréviations?|abreviaturas?|abbreviazion[ei]|afkorting(en)?",
  definition: "définition|definición|definizione|definição|definitie|signification|significado|significato|betekenis",
  avoid: "synonymes?|sinónimos?|sinonim[oi]|sinônimos?|synoniemen",
  noise:
    "stato|data|autore|responsabile|fonte|bron|eigenaar|auteur|estado|autor|responsável|responsable|statut|état|fecha|datum|verantwoordelijke|herkomst|origine|origen|origem|versie|versión|versione|versão|stato avanzamento|due",
};
