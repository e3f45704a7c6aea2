import { stems, weighed } from "./evidence.ts";

/** How letters begin and end. */
const GREETING =
  /^(?:dear|hello|hi|good (?:morning|day)|sehr geehrte|liebe[rs]?|guten tag|hallo|madame|monsieur|cher|chère|bonjour|estimad|querid|buenos días|gentile|egregi|buongiorno|geachte|beste|caro|cara|prezad)\b[^.]{0,80}[,!]?$/iu;
const CLOSING =
  /^(?:(?:with )?(?:kind|best|warm) (?:regards|wishes)|yours (?:sincerely|faithfully|truly)|sincerely|cheers|regards|mit (?:freundlichen|besten|herzlichen) grüßen|(?:viele|herzliche|beste) grüße|hochachtungsvoll|cordialement|bien (?:à vous|cordialement)|veuillez agréer|saludos|un (?:cordial )?saludo|atentamente|cordiali saluti|distinti saluti|met vriendelijke groet|com os melhores cumprimentos|atenciosamente|gez\.|signed\b)/iu;
/** What is said to the reader, or of the file itself. */
const TOLD = stems(
  "(?:we |i )?look(?:ing)? forward to|thank(?:s| you)\\b|do(?:n['’]t| not) hesitate|please (?:fill|send|return|complete|contact|note|find|don['’]t|do not|add|pls|let me know|sign)|(?:as|like) (?:promised|agreed|discussed|requested|announced)|(?:we|i) have written down|(?:vielen|herzlichen|besten) dank|wir freuen uns|bitte (?:füllen|senden|schicken|ergänzen|beachten|ausfüllen|zurück)|wie (?:besprochen|vereinbart|versprochen)|dans l['’]attente|nous vous remercions|merci\\b|comme convenu|veuillez|gracias por|quedamos a|en espera de|como (?:acordado|hablamos)|por favor|grazie|restiamo in attesa|bedankt|graag (?:invullen|terug)|obrigad[oa]",
);
const FILE = stems(
  "as of \\d|stand:? *\\d|last (?:updated|modified|edited|changed|review)|created (?:by|on)|written by|typed (?:up|in) by|(?:prepared|collected|compiled|sorted|approved|reviewed) (?:by|from|in|on)\\b|page owner|author:|source:|recording \\d|next (?:meeting|review)|zuletzt (?:geändert|bearbeitet)|erstellt (?:von|am)|geprüft (?:von|am)|nächste[rs]? (?:termin|sitzung|treffen)|dernière (?:mise à jour|modification)|rédigé par|prochaine (?:réunion|séance)|última (?:actualización|modificación)|redactado por|próxima (?:reunión|sesión)|ultima modifica|prossima riunione|volgende (?:vergadering|overleg)",
);
const MINUTES =
  /\b(?:minutes|protokoll|procès-verbal|acta|verbale|notulen|ata)\b.*\b(?:approved|adopted|accepted|genehmigt|angenommen|approuvé|adopté|aprob|approvat|goedgekeurd|aprovad)/iu;
const WITHDRAWN =
  /^(?:\(?(?:deleted|removed|withdrawn|obsolete|spare|reserved|tbd|tbc|n\/a|to be (?:written|done|defined|decided|continued)|entfällt|entfallen|gestrichen|gelöscht|reserviert|offen|supprimé|retiré|réservé|à définir|à compléter|eliminad[oa]|retirad[oa]|anulad[oa]|pendiente|por definir|eliminat[oa]|vervallen|agreed|einverstanden|d['’]accord|de acuerdo)\b[^.]{0,30}\)?|\(?(?:moved|verschoben|déplacé|movid[oa]|see|siehe|voir|ver) (?:to|nach|vers|a)\b.{0,30}\)?)[.!]?$/iu;
/** What signs mean, such as `M = must, S = should`. */
const LEGEND = /(?<!\p{L})(?:\p{L}+|\p{So}) ?= ?\p{L}+.*[,;] ?(?:\p{L}+|\p{So}) ?= ?\p{L}+/u;
const COMMENT = /^(?:<!--[\s\S]*-->|%%[\s\S]*%%)$/u;
const FOOTNOTE = /^[¹²³⁴-⁹]\s*\S/u;
/** Who of a meeting is to do what, such as `Action Ann: ask for prices`. */
const TASK =
  /^\W*(?:action(?: item| point)?|to-?do|actie(?:punt)?|aktion|aufgabe|auftrag|tâche|tarea|acción|azione|ação|tarefa)s?\b(?: (?:for|für|pour|para|per|voor))?[^:\n]{0,40}:\s/iu;
const MOST_LETTERS = 200;

export const isTask = (text: string) => TASK.test(text);
export const isClosing = (text: string) => CLOSING.test(text.trim());

/** Whether this is said to the reader or of the file itself, not of the product. */
export function isRemark(text: string): boolean {
  const said = text.trim();
  if (isTask(said) || COMMENT.test(said) || FOOTNOTE.test(said) || isClosing(said) || LEGEND.test(weighed(said))) return true;
  if (said.length > MOST_LETTERS) return false;
  return GREETING.test(said) || WITHDRAWN.test(said) || MINUTES.test(said) || begins(TOLD, said) || begins(FILE, said);
}

const begins = (says: RegExp, said: string) => (says.exec(said)?.index ?? Number.POSITIVE_INFINITY) < 40;

/** Whether it is crossed out. */
export const isStruck = (markdown: string | undefined) => /^~~.+~~/su.test(markdown?.trim() ?? "");
