import type { ContactInput } from "#domain/contacts.ts";
import { type Db, unwrap } from "./db.ts";

export async function addContact(db: Db, { name, email, phone_number, company_name, message }: ContactInput) {
  unwrap(await db.from("contacts").insert({ name, email, phone_number, company_name, message }));
}
