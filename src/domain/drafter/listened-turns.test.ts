import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { analyse } from "./analysis/analyse.ts";
import { toldPlainly } from "./analysis/plainly.ts";
import { toldInItsLanguage } from "./languages/in-its-language.ts";

/** What each person does, in the words of the deed. */
function deedsOf(text: string): string[] {
  return analyse(text).activities.map(({ actor, said }) => `${actor?.singular}: ${said}`);
}

test.each([
  ["It must be possible for a member to suspend the membership.", ["member: suspend the membership"]],
  ["It should be possible to reserve a court as a guest.", ["guest: reserve a court"]],
  ["The system makes it easy for tenants to report damage.", ["tenant: report damage"]],
  ["The clerk is responsible for archiving the files.", ["clerk: archive the files"]],
  ["The treasurer has the right to block payments.", ["treasurer: block payments"]],
  ["It's up to the captain to pick the team.", ["captain: pick the team"]],
  ["It is the sexton's job to ring the bell.", ["sexton: ring the bell"]],
  ["The barber not only cuts hair but also sells wax.", ["barber: cut hair", "barber: sell wax"]],
  ["The sexton as well as the vicar can open the tower.", ["vicar: open the tower"]],
  ["The judge must have signed the order before.", ["judge: sign the order before"]],
  ["The jury decides whether a film may be shown and, if so, invites the director.", ["jury: invite the director"]],
  ["Curators may lock, archive or merge records.", ["curator: lock records", "curator: archive records"]],
  ["A baker does the dough and retires old ovens.", ["baker: do the dough", "baker: retire old ovens"]],
  ["The runner sees which table a dish goes to and carries it out.", ["runner: carry the dish out"]],
  ["Every crate is labelled so that the buyer sees the farm.", ["buyer: see the farm"]],
  ["The captain enters the catch so that the auctioneer can announce it.", ["auctioneer: announce the catch"]],
])("what a turn of phrase lets somebody do is a deed of theirs: %s [LISTEN-50]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(expect.arrayContaining(deeds));
});

test.each([
  ["It would be sensible for the controller to be able to read the journal.", ["controller: read the journal"]],
  ["It would help if an adviser could park a letter.", ["adviser: park a letter"]],
  ["I'd like a teacher to be able to recommend a family.", ["teacher: recommend a family"]],
  [
    "What we need is somewhere for the committee to note plots and for the plot holder to promise a date.",
    ["committee: note plots", "plot holder: promise a date"],
  ],
  ["The registrar should be in a position to block the room.", ["registrar: block the room"]],
  ["The editor should get the right to turn an ad away.", ["editor: turn an ad away"]],
])("what somebody would welcome that another can do is a deed of that other: %s [LISTEN-597]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(deeds);
});

test.each([
  "We'd like members not to be able to see prices",
  "I want users to register and to be able to pay",
  "I want to sign up and to be able to pay by card",
  "I'd like them to be able to park",
  "The app should be free to use",
  "Members can search for jobs and for people to hire",
])("what only sounds like such a wish is left as it was said: %s [LISTEN-597]", (text) => {
  expect(toldPlainly(text)).toBe(text);
});

test.each([
  ["The app reminds the members two days before.", ["member: be reminded two days before"]],
  ["The system shall show the dispatcher all open calls.", ["dispatcher: see all open calls"]],
  ["Complaints are answered by customer service and may be closed by them.", ["customer service: close complaints"]],
  ["Back office writes the invoice.", ["back office: write the invoice"]],
  ["Radiology sends the images.", ["radiology: send the images"]],
  ["Other theatres can ask for a loan.", ["theatre: ask for a loan"]],
  ["The person on duty opens the gate.", ["person on duty: open the gate"]],
  ["There are divers who clean the hulls.", ["diver: clean the hulls"]],
])("who acts through a house or is told by the product is somebody: %s [LISTEN-51]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(expect.arrayContaining(deeds));
});

test.each([
  ["As treasurer, I check every receipt.", ["treasurer: check every receipt"]],
  ["I'm the verger here and I open the church.", ["verger: open the church"]],
  ["You, the tenant, report the damage.", ["tenant: report the damage"]],
  ["As vets we order vaccines.", ["vet: order vaccines"]],
  ["Dear volunteers, you book shifts.", ["volunteer: book shifts"]],
  ["Tenant: I want to pay my rent by card.", ["tenant: pay my rent by card"]],
  ["Anything for the drivers?\nThey want to see the tours.", ["driver: see the tours"]],
  ["What can guests do?\nBook tables and cancel them.", ["guest: book tables", "guest: cancel the tables"]],
  ["As a host:\n- publish a room\n- set the price", ["host: publish a room", "host: set the price"]],
  ["Dear parents,\nyou book a slot.", ["parent: book a slot"]],
])("I, we and you are whoever the text says they are: %s [LISTEN-52]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(expect.arrayContaining(deeds));
});

test("a figure in brackets is kept, and who is only booked or owned does nothing [LISTEN-51]", () => {
  expect(analyse("Coaches set the class size (never more than 24).").rules.map(({ text }) => text)).toContain(
    "coaches set the class size, never more than 24",
  );
  expect(
    analyse("We're a chess club. Members enter results. The library has 900 books.").actors.map((one) => one.singular),
  ).toEqual(["member"]);
});

test.each([
  ["Als Lehrkraft lege ich Aufgaben an.", ["Lehrkraft: Aufgaben anlegen"]],
  ["Als Mieterin können Sie den Schaden melden und Ihre Fotos hochladen.", ["Mieterin: den Schaden melden"]],
  ["Gäste: Tisch reservieren, Allergien angeben, absagen", ["Gast: Tisch reservieren", "Gast: Allergien angeben"]],
  ["Wer bestellt die Farbe?\nDer Lagerist.", ["Lagerist: die Farbe bestellen"]],
  ["Es soll möglich sein, dass Patienten ihre Termine verschieben.", ["Patient: meine Termine verschieben"]],
  [
    "Künftig misst der Senn, der am Berg oft kein Netz hat, die Milch jeder Kuh und trägt sie ein.",
    ["Senn: die Milch jeder Kuh messen", "Senn: die Milch eintragen"],
  ],
  ["Sobald der Handwerker fertig ist, lädt er die Rechnung hoch.", ["Handwerker: die Rechnung hochladen"]],
])("German roles, lists, answers and what a clause within parts: %s [LISTEN-53]", (text, deeds) => {
  const description = `${text}\nDas ist für uns und für alle nicht mit dem anderen.`;
  const told = toldInItsLanguage({
    ...nothingYet,
    project: { name: "Listened" },
    questionnaire: { project_description: description },
  });
  expect(told?.deeds.map(({ who, said }) => `${who}: ${said}`)).toEqual(expect.arrayContaining(deeds));
});

test.each([
  [
    "En tant que client, je veux réserver une table et l'annuler.",
    ["client: réserver une table", "client: annuler la table"],
    "Pas de ça et ce est pour tous dans la ville.",
  ],
  [
    "Clients : réserver une table, noter les allergies.",
    ["client: réserver une table", "client: noter les allergies"],
    "Pas de ça et ce est pour tous dans la ville.",
  ],
  [
    "Como cliente, quiero reservar una mesa y cancelarla.",
    ["cliente: reservar una mesa", "cliente: cancelar la mesa"],
    "No es de la ciudad y no es para el resto.",
  ],
  ["Hace falta que el médico firme cada receta.", ["médico: firmar cada receta"], "No es de la ciudad y no es para el resto."],
  ["É preciso que o médico assine cada receita.", ["médico: assinar cada receita"], "Não é da cidade e não é para o resto."],
  ["Quem encomenda a tinta?\nO almoxarife.", ["almoxarife: encomendar a tinta"], "Não é da cidade e não é para o resto."],
])("French, Spanish and Portuguese roles, lists, answers and wishes: %s [LISTEN-55]", (text, deeds, filler) => {
  const brief = { ...nothingYet, project: { name: "Listened" }, questionnaire: { project_description: `${text}\n${filler}` } };
  expect(toldInItsLanguage(brief)?.deeds.map(({ who, said }) => `${who}: ${said}`)).toEqual(expect.arrayContaining(deeds));
});
