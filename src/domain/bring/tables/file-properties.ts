/** What is said of a file rather than of the product, in seven languages. */
const PROPERTY =
  /^(?:(?:document|file|page|dokument(?:en)?|datei|projet?k?t|project|progetto|proyecto|projeto)(?:[ -]?(?:name|title|id|no|number|owner|manager|lead(?:er|iter)?|status|type|version|sponsor|nr|titel|code|ref(?:erence)?))?|authors?|(?:prepared|written|created|approved|reviewed|issued|last (?:updated|modified|edited|changed|reviewed))(?: (?:by|for|on|at))?|owner|status|version|revision|date|stand|client|customer|supplier|contractor|department|distribution|classification|confidentiality|approvers?|reviewers?|target release|release|teams?|designers?|developers?|stakeholders?|jira|confluence|links?|place|location|time|present|attendees|tags|autor(?:en|in)?|erstellt(?: (?:von|am|durch))?|geprüft(?: (?:von|am))?|freigegeben(?: (?:von|am))?|freigabe|auftrag(?:geber|nehmer)(?:in)?|kunde|verteiler|datum|ort|abteilung|ansprechpartner|auteurs?|rédacteur|rédigé par|validé par|statut|responsable|échéance|diffusion|maître d['’](?:ouvrage|œuvre)|service|lieu|autore?s?|estado|fecha|versión|cliente|elaborado por|aprobado por|redatto da|approvato da|stato|data|versione|opdrachtgever|versie|opgesteld door|elaborado|aprovado por|estado|versão)$/iu;
const MOST = 0.6;

/** Whether what is named here says who made a file, when and for whom. */
export function isOfFile(names: readonly string[]): boolean {
  const said = names.map((name) => name.replace(/[\s:]+$/u, "").trim()).filter(Boolean);
  return said.length > 1 && said.filter((name) => PROPERTY.test(name)).length >= said.length * MOST;
}
