import { heading } from "./quality.ts";
import { kept, rows, type TopicOf, text } from "./topic.ts";

/** Whole headings, English and German, of what is told in no sentences of its own: what is kept, the glossary, and what is one text. */
export const textTopics: readonly TopicOf[] = [
  [heading("(table of )?contents|inhalt(sverzeichnis)?|index"), kept],
  [
    heading(
      "(document |revision|version|change) ?(history|log|control|information)|changelog|änderungs(historie|verzeichnis|verlauf)|versionshistorie|dokument(en)?(information|historie)",
    ),
    kept,
  ],
  [
    heading(
      "glossar(y|ium)?( .*)?|(key )?(terms|terminology|definitions?)(,? (and|&) (definitions?|terms|abbreviations|acronyms))*|.*(acronyms|abbreviations)|(fach)?begriffe?( und .*)?|begriffs(definitionen|bestimmung(en)?|erklärungen|verzeichnis)|abkürzungen( und .*)?|abkürzungsverzeichnis",
    ),
    rows("glossary_terms"),
  ],
  [
    heading(
      "(design |technical |project |implementation |general |business )*constraints?( and limitations)?|(rand|rahmen)bedingungen|einschränkungen|limitations",
    ),
    { kind: "requirements" },
  ],
  [heading("open (questions?|issues?|points?|items?)|(questions|todo|to ?do|tbd)s?|offene (fragen|punkte|themen)"), kept],
  [
    heading(
      "((project |delivery |release )?(timeline|schedule|milestones?|roadmap|plan))|release (plan|planning|criteria)|zeitplan(ung)?|meilensteine|projektplan|termine|phases?|rollout( plan)?",
    ),
    kept,
  ],
  [
    heading(
      "budget|kosten|team|approvals?|sign-?offs?|freigaben?|stakeholders?|projektbeteiligte|ansprechpartner|contacts?|meeting notes|notes?|notizen|appendi(x|ces)( .*)?|anh(a|ä)nge?( .*)?|next steps|nächste schritte|faq",
    ),
    kept,
  ],
  [
    heading(
      "(success )?(metrics|kpis?|criteria)|success (metrics|criteria|measures)|(key )?performance indicators|erfolgs(kriterien|messung|faktoren)|kennzahlen",
    ),
    kept,
  ],
  [
    heading(
      "technology|tech(nology|nical)?( |-)?(stack|architecture|choices)|(system |software )?architecture|architektur|technolog(ie|ien|y)|data model|datenmodell|logical database( requirements)?|competit(ion|ors)|wettbewerb",
    ),
    kept,
  ],

  [
    heading("(mvp |release )?scope( of .*)?(milestone|release|mvp|iteration|sprint|increment|phase)( .*)?"),
    { kind: "requirements" },
  ],
  [
    heading(
      "(out of|not in) scope|not (in|part of) (this|the) (release|version|project|product|mvp)|exclusions|excluded|non-?goals|(in |project |product )?scope( (of .*|and .*))?|nicht-?ziele|abgrenzung(skriterien)?|(projekt|produkt|liefer)?umfang|geltungsbereich|nicht im umfang|in/out of scope",
    ),
    text("project_scope"),
  ],
  [
    heading(
      "references?( documents?)?|related documents?|further reading|links|referenz(en|dokumente)|literatur|quellen|mitgeltende (dokumente|unterlagen)|applicable documents",
    ),
    text("references_list"),
  ],
  [
    heading(
      "product perspective|product context|system context|(system)?kontext|produktperspektive|(?:technische )?produktumgebung|operating environment|product position(ing)?|einsatzumgebung|systemumgebung",
    ),
    text("product_perspective"),
  ],
  [
    heading(
      "business( (model|case))?|geschäftsmodell|moneti[sz]ation|revenue( model| streams)?|erlösmodell|how (it|we) makes? money",
    ),
    text("business_model"),
  ],
  [
    heading("pricing( .*)?|prices|plans( and pricing)?|preise?( und .*)?|preis(modell|gestaltung)|tarife"),
    text("pricing_details"),
  ],
];
