import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { expect, inject, test } from "vitest";
import { callFunction } from "#data/functions.ts";
import { addOrganizationInvitation, revokeOrganizationInvitation } from "#data/organization-invitations.ts";
import { addOrganization, changeOrganization, getOrganizationName } from "#data/organizations.ts";
import { sendInvitationEmail } from "#domain/organization-invitations.ts";
import { createOutbox } from "#server/mail/outbox.ts";
import { type Author, author, type Person, person, stranger, visitor } from "#tests/support/people.ts";
import { openServer, startServer } from "#tests/support/server.ts";

const server = await startServer();
const outbox = createOutbox(join(server.env.DATA_DIR, "outbox"));

async function mailsTo(address: string) {
  return Promise.all((await outbox.list()).filter(({ to }) => to.includes(address)).map(({ id }) => outbox.get(id)));
}

async function inviting(email: string): Promise<Author & { invitation_id: string }> {
  const admin = await author(server);
  await changeOrganization(admin.db, { id: admin.organization_id, name: "Böx & <b>Co</b>" });
  const { id } = await addOrganizationInvitation(admin.db, {
    organization_id: admin.organization_id,
    invited_by: admin.id,
    email,
    role: "viewer",
  });
  return { ...admin, invitation_id: id };
}

const body = (email: string) => ({ email, organizationName: "Acme", role: "member" as const, inviterName: "boss@example.com" });

test("an admin who invited somebody sends them a mail that names both and leads to the invitation", async () => {
  const admin = await inviting("new@example.com");
  const { data, error } = await admin.db.functions.invoke("send-invitation-email", { body: body("New@Example.com ") });
  expect([data, error]).toEqual([{ sent: true }, null]);
  const [mail] = await mailsTo("new@example.com");
  expect(mail?.subject).toBe("You are invited to “Böx & <b>Co</b>” on Product Architect");
  expect(mail?.text).toContain(`${admin.email} invites you`);
  expect(mail?.text).toContain("as a viewer: you read");
  expect(mail?.links).toContainEqual(expect.stringMatching(new RegExp(`^${server.url}/invitation/[\\w-]{43}$`)));
  expect(mail?.html).not.toContain("<b>Co</b>");
});

test("the name of an organization stands in a mail as a quotation, short and without a link, whatever it says [ATTACK-72]", async () => {
  const email = "phished@example.com";
  const admin = await inviting(email);
  const evil = 'Locked” – sign in at https://evil.example/login or www.evil.example, "your" account ends today, says our team';
  await changeOrganization(admin.db, { id: admin.organization_id, name: evil });
  await callFunction(admin.db, sendInvitationEmail, body(email));
  const [mail] = await mailsTo(email);
  const name = "“Locked' – sign in at https://evil.example/login or www.evil.…”";
  const plain = (text = "") => text.replaceAll("\u2060", "");
  expect(plain(mail?.subject)).toBe(`You are invited to ${name} on Product Architect`);
  expect(mail?.text.split("\n")[0]).toBe("You are invited to an organization");
  expect(plain(mail?.text)).toContain(`invites you to work on the projects of ${name} as`);
  for (const words of [mail?.subject, mail?.text, mail?.html]) expect(words).not.toMatch(/https:\/\/evil|www\.evil/);
  expect(mail?.links?.join()).not.toContain("evil");
});

test("what an organization is called turns no word of our mail around [ATTACK-104]", async () => {
  const email = "turned@example.com";
  const admin = await inviting(email);
  const name = "Acme\u202e\u2067 gro.live ta ni ngis \u200f\u0007\u061cBöx";
  await changeOrganization(admin.db, { id: admin.organization_id, name });
  await callFunction(admin.db, sendInvitationEmail, body(email));
  const [mail] = await mailsTo(email);
  for (const words of [mail?.subject, mail?.text, mail?.html]) {
    expect(words).not.toMatch(/\p{Bidi_Control}|(?![\r\n])\p{Cc}/u);
    expect(words?.replaceAll("\u2060", "")).toContain("“Acme gro.live ta ni ngis Böx”");
  }
});

test("nobody else can have mail sent in the product's name", async () => {
  const email = "target@example.com";
  const admin = await inviting(email);
  const other = await stranger(server);
  const refused = {
    kind: "forbidden",
    message: "Invite this address first: only an admin can send the mail of an open invitation.",
  };
  await expect(callFunction(other.db, sendInvitationEmail, body(email))).rejects.toMatchObject(refused);
  await expect(callFunction(visitor(server).db, sendInvitationEmail, body(email))).rejects.toMatchObject({ kind: "signed_out" });
  await expect(callFunction(admin.db, sendInvitationEmail, body("uninvited@example.com"))).rejects.toMatchObject(refused);
  await revokeOrganizationInvitation(admin.db, { id: admin.invitation_id, revoked_at: new Date().toISOString() });
  await expect(callFunction(admin.db, sendInvitationEmail, body(email))).rejects.toMatchObject(refused);
  expect(await mailsTo(email)).toEqual([]);
});

test("an invited person who is no admin cannot send the mail of their own invitation", async () => {
  const invited = await stranger(server);
  await inviting(invited.email);
  await expect(callFunction(invited.db, sendInvitationEmail, body(invited.email))).rejects.toMatchObject({ kind: "forbidden" });
});

test("one invitation is mailed three times an hour at most", async () => {
  const email = "often@example.com";
  const admin = await inviting(email);
  for (let sent = 0; sent < 3; sent += 1) await callFunction(admin.db, sendInvitationEmail, body(email));
  await expect(callFunction(admin.db, sendInvitationEmail, body(email))).rejects.toMatchObject({
    kind: "too_many",
    retry_after: expect.any(Number),
  });
  expect(await mailsTo(email)).toHaveLength(3);
});

test("however many organizations invite an address, it gets 6 mails an hour of one account and 20 of all, and who has another address is mailed meanwhile [ATTACK-102]", async () => {
  const email = "flooded@example.com";
  const inviteAs = async ({ db, id }: Person, to: string) => {
    const { id: organization_id } = await addOrganization(db, { name: `Acme ${crypto.randomUUID()}`, created_by: id });
    await addOrganizationInvitation(db, { organization_id, invited_by: id, email: to, role: "viewer" });
    const organizationName = await getOrganizationName(db, { id: organization_id });
    return callFunction(db, sendInvitationEmail, { ...body(to), organizationName });
  };
  const refused = (message: RegExp) => ({
    kind: "too_many",
    message: expect.stringMatching(message),
    retry_after: expect.any(Number),
  });
  const people = await Promise.all(Array.from({ length: 4 }, () => person(server)));
  for (const [at, one] of people.entries()) {
    for (let sent = 0; sent < (at < 3 ? 6 : 2); sent += 1) await inviteAs(one, email);
    const most =
      at < 3
        ? /^You have invited this address 6 times within the hour\. Try again in/
        : /^This address was invited 20 times within the hour\./;
    await expect(inviteAs(one, email)).rejects.toMatchObject(refused(most));
  }
  expect(await mailsTo(email)).toHaveLength(20);
  for (const one of people) await inviteAs(one, `calm-${one.email}`);
});

test("over SMTP every mail of a server takes the connections of one mailer, which end with it", async () => {
  const open = new Set<string>();
  const letters: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onConnect: ({ id }, done) => {
      open.add(id);
      done();
    },
    onClose: ({ id }) => void open.delete(id),
    onData: (stream, { envelope }, done) => {
      letters.push(...envelope.rcptTo.map(({ address }) => address));
      stream.on("end", done).resume();
    },
  });
  await new Promise<void>((ready) => smtp.listen(0, "127.0.0.1", () => ready()));
  const address = smtp.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const mailing = await openServer(inject("cluster"), { variables: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  const { db, id, organization_id } = await author(mailing);
  await addOrganizationInvitation(db, { organization_id, invited_by: id, email: "one@example.com", role: "viewer" });
  await callFunction(db, sendInvitationEmail, body("one@example.com"));
  expect(letters).toEqual(["one@example.com"]);
  expect(open.size).toBe(1);
  await mailing.close();
  await expect.poll(() => open.size).toBe(0);
  await new Promise<void>((ended) => smtp.close(() => ended()));
});
