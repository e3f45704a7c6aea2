import { heading, qualityTopics } from "./quality.ts";
import { rows, type TopicOf } from "./topic.ts";

/** Whole headings, English and German, of lists of rows and of requirements of any kind. */
export const rowTopics: readonly TopicOf[] = [
  ...qualityTopics,
  [
    heading(
      "(it |information |data |system |application )*security( (requirements|measures|controls|and privacy|considerations))*|privacy( and security)?|(daten)?sicherheit(s(anforderungen|maßnahmen|konzept))?|datenschutz( und .*)?|(information|it|daten)(s|-)?sicherheit|data protection|security ?(&|and|/) ?(privacy|compliance)|threats?( and countermeasures)?|countermeasures|authentication( and authori[sz]ation)?|access control",
    ),
    rows("security_measures"),
  ],
  [
    heading(
      "(non-?functional|nonfunctional|quality|other|supplementary|additional) ?(system |software )?(requirements?|attributes?|goals|nonfunctional requirements)( .*)?|nfrs?|quality|(software )?system attributes|software quality attributes|other nonfunctional requirements|nicht-?funktionale anforderungen|qualitäts(anforderungen|merkmale|ziele)|nichtfunktional",
    ),
    rows("quality_requirements"),
  ],

  [
    heading("user interfaces?|(graphical )?ui requirements|benutzerschnittstellen?|benutzeroberfläche(n)?"),
    rows("external_interfaces", { kind: "user" }),
  ],
  [heading("hardware interfaces?|hardware-?schnittstellen?"), rows("external_interfaces", { kind: "hardware" })],
  [
    heading(
      "(software|system) interfaces?|software-?schnittstellen?|systemschnittstellen?|apis?|(third[- ]party |external )?(integrations?|services|systems)|drittsysteme|externe systeme|integrationen|anbindungen",
    ),
    rows("external_interfaces", { kind: "software" }),
  ],
  [
    heading("communications? (interfaces?|protocols?)|kommunikations-?schnittstellen?"),
    rows("external_interfaces", { kind: "communication" }),
  ],
  [
    heading(
      "(external |system )?interfaces?( requirements| and integrations)?|external interface requirements|(externe )?schnittstellen(anforderungen)?|interfaces and integrations|schnittstellen zu .*",
    ),
    rows("external_interfaces"),
  ],

  [
    heading(
      "(end[- ])?users?|(the )?people|(target )?(users?|audiences?|groups?|customers?)( (classes|roles|types|groups|characteristics|profiles|personas|needs))?( and (roles|permissions|personas|characteristics|needs|stakeholders))?|user (classes|roles|types|groups|characteristics|profiles|personas)( .*)?|(key |primary |user )?personas?( and .*)?|(user )?roles?( (and|&) (permissions|responsibilities|rights|personas))?|actors?( and roles)?|stakeholders and users|user permissions|permissions( matrix)?|who (is it for|it is for|uses it|will use it)\\??|(be)?nutzer(gruppen|rollen|klassen|typen|profile|innen)?( und .*)?|anwender(gruppen|rollen|kreis)?|rollen( und .*)?|zielgruppen?( und .*)?|akteure|personas und .*|rollenkonzept|berechtigungen",
    ),
    rows("user_classes"),
  ],
  [
    heading(
      "(web |app |ui |key |main |application )*(pages?|screens?|views?)( (list|overview|inventory|and .*))?|(list|inventory) of (pages|screens|views)|(information architecture|site ?map)|(user interface|ui) (pages|screens)|wireframes?|seiten(übersicht|struktur)?( und .*)?|(bildschirm)?ansichten|(bildschirm|eingabe)?masken|bildschirme|dialoge|screen(s)?übersicht|oberflächen",
    ),
    rows("pages"),
  ],
  [
    heading(
      "(key |main |core |product )*(user |customer |job )?stor(y|ies|ys)( (and|&|with) .*)?|epics?( (and|&) (user )?stories)?|use cases?|(user|key|main) (journeys|flows|scenarios)|(benutzer|anwender|nutzer|user)-?(geschichten|stories|storys)( .*)?|anwendungsfälle|anwendungsszenarien|jobs to be done",
    ),
    rows("user_stories"),
  ],
  [
    heading(
      "(key |main |project |product |technical |business |known |top )*risks?( (register|assessment|analysis|matrix|log|list|management|(and|&) (?!(counter-?)?measures|safeguards).*))?|(projekt|produkt)?risik(o|en)(analyse|register|liste|bewertung|management)?( und .*)?",
    ),
    rows("risks"),
  ],
  [
    heading("(key |general |project |working )*assumptions?( (and|&|/) .*)?|annahmen( und .*)?|voraussetzungen"),
    rows("assumptions"),
  ],
  [
    heading(
      "((user |manual |system |acceptance |functional |sample |key )*test(s|ing)?( (cases?|plan|scenarios?|specification|suite))?|test ?cases?|verification|qa|test(fälle|plan|szenarien|spezifikation)|abnahme(tests|kriterien)?|acceptance test(s|ing)?( .*)?)",
    ),
    rows("test_cases"),
  ],

  [
    heading(
      "((key |core |main |product |system |software |mvp |detailed |proposed |planned |major )*(features?|functions?|functionality|capabilities)( (list|set|overview|requirements|and .*|& .*))?)|functional (requirements?|specifications?|scope)( .*)?|funktionale anforderungen|funktions?(umfang|liste|anforderungen|en)|funktionen( und .*)?|produktfunktionen|leistungsmerkmale|features? und .*|funktionalität(en)?|produktmerkmale|what it (does|should do)|what (should|shall|must|can|will|does) .* do\\??|user requirements",
    ),
    rows("features"),
  ],
  [
    heading(
      "(product |sprint )?backlog( items)?|(product |system |software |specific |detailed |business |stakeholder |general |high-level |other )*requirements?( (list|catalog(ue)?|overview|table))?|(produkt|system|detail|fach|allgemeine |spezifische )?anforderungen|anforderungs(katalog|liste)|lastenheft|pflichtenheft|system-?anforderungen",
    ),
    { kind: "requirements" },
  ],
];
