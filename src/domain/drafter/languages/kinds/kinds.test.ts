import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "#domain/drafter/full-draft.ts";
import { asMainClause } from "#domain/drafter/languages/german/main-clause.ts";
import { frenchKinds } from "./french.ts";
import { germanKinds } from "./german.ts";
import { kindOf } from "./kind.ts";
import { portugueseKinds } from "./portuguese.ts";
import { spanishKinds } from "./spanish.ts";

const KINDS = { de: germanKinds, fr: frenchKinds, es: spanishKinds, pt: portugueseKinds };

test.each([
  ["de", "sperren", "eine Bahn sperren", "Bahn", "block"],
  ["de", "sperren", "säumige Mieter sperren", "Mieter", "bar"],
  ["de", "entziehen", "der Nachbarin den Zugang entziehen", "Zugang", "bar"],
  ["de", "freigeben", "einen Termin freigeben", "Termin", "open"],
  ["de", "freigeben", "den Entwurf freigeben", "Entwurf", "decide"],
  ["de", "schließen", "die Störungsmeldung schließen", "Störungsmeldung", "close"],
  ["de", "löschen", "alte Fotos löschen", "Fotos", "delete"],
  ["de", "stornieren", "die Buchung stornieren", "Buchung", "remove"],
  ["de", "bestellen", "zwei Torten bestellen", "Torten", "order"],
  ["de", "ausstellen", "die Bescheinigung ausstellen", "Bescheinigung", "issue"],
  ["de", "veröffentlichen", "den Spielplan veröffentlichen", "Spielplan", "publish"],
  ["fr", "fermer", "fermer un court", "court", "block"],
  ["fr", "fermer", "fermer le ticket", "ticket", "close"],
  ["fr", "bloquer", "bloquer un adhérent", "adhérent", "bar"],
  ["fr", "ouvrir", "ouvrir les inscriptions", "inscription", "open"],
  ["fr", "ouvrir", "ouvrir un signalement", "signalement", "record"],
  ["fr", "retirer", "retirer mon panier", "panier", "hand"],
  ["fr", "retirer", "retirer ma candidature", "candidature", "remove"],
  ["fr", "retirer", "retirer l'accès d'un bénévole", "accès", "bar"],
  ["fr", "éditer", "éditer les quittances", "quittance", "issue"],
  ["fr", "éditer", "éditer la fiche du livre", "fiche", "change"],
  ["fr", "autoriser", "autoriser une personne à venir", "personne", "grant"],
  ["es", "cerrar", "cerrar la pista", "pista", "block"],
  ["es", "retirar", "retirar el paquete", "paquete", "hand"],
  ["es", "retirar", "retirar mi solicitud", "solicitud", "remove"],
  ["es", "borrar", "borrar una ficha", "ficha", "delete"],
  ["es", "emitir", "emitir el certificado", "certificado", "issue"],
  ["es", "sacar", "sacar el informe del mes", "informe", "export"],
  ["es", "autorizar", "autorizar a otra persona", "persona", "grant"],
  ["pt", "apagar", "apagar uma ficha", "ficha", "delete"],
  ["pt", "retirar", "retirar a cesta", "cesta", "hand"],
  ["pt", "bloquear", "bloquear um associado", "associado", "bar"],
  ["pt", "autorizar", "autorizar outra pessoa", "pessoa", "grant"],
  ["pt", "autorizar", "autorizar a viagem", "viagem", "decide"],
  ["pt", "guardar", "guardar a chave no armário", "chave", "place"],
  ["pt", "emitir", "emitir o recibo", "recibo", "issue"],
  ["pt", "fechar", "fechar o chamado", "chamado", "close"],
] as const)("in %s %s is told by what is so afterwards: %s %s %s [LISTEN-388]", (code, verb, said, thing, kind) => {
  expect(kindOf(KINDS[code], verb, { said, thing })).toBe(kind);
});

const draftOf = (project_description: string) =>
  draftEverything({ ...nothingYet, project: { name: "Listened" }, questionnaire: { project_description } });

test("what changes a state is tested by its effect, and nobody notes down that it was done [LISTEN-388]", () => {
  const { user_stories, features } = draftOf(
    "Der Platzwart sperrt eine Bahn. Die Spielerin bucht eine Bahn und storniert ihre Buchung.",
  );
  const [blocked] = user_stories.filter(({ name }) => /sperren/.test(name));
  expect(blocked?.acceptance_criteria).toContain("niemand kann ihn mehr auswählen");
  expect(blocked?.acceptance_criteria).not.toMatch(/erledigt|eintrage/);
  expect(features.map(({ description }) => description).join()).not.toMatch(/Monate/);
});

test.each([
  ["ich die Abholung abhake", "Ich hake die Abholung ab"],
  ["ich die Schlüssel ausgebe und das eintrage", "Ich gebe die Schlüssel aus und trage das ein"],
  ["ich den Termin bestätige, sobald er feststeht", "Ich bestätige den Termin, sobald er feststeht"],
  ["ich die Liste überprüfe", "Ich überprüfe die Liste"],
  ["wird nichts gespeichert, und ich lese, was fehlt", "Nichts wird gespeichert, und ich lese, was fehlt"],
  ["ändert sich nichts, und ich lese, wer", "Nichts ändert sich, und ich lese, wer"],
  ["steht der Betrag als bezahlt, mit Datum", "Der Betrag steht als bezahlt, mit Datum"],
  ["bleibt alles, wie es war", "Alles bleibt, wie es war"],
])("a German step stands without its conjunction as a sentence: %s [LISTEN-389]", (step, said) => {
  expect(asMainClause(step)).toBe(said);
});

test("whose something is goes with whoever has it, and French sets its marks apart [LISTEN-389]", () => {
  const german = draftOf("Der Kunde ändert seine Bestellung. Die Kundin ändert ihre Adresse.");
  expect(german.user_classes.map(({ privileges }) => privileges)).toEqual(["- Seine Bestellung ändern", "- Ihre Adresse ändern"]);
  const french = draftOf("Le gardien note les entrées et ferme la salle. Le client paie la facture.");
  expect(french.user_classes[0]?.description).toContain("noter les entrées ; fermer la salle");
});
