import { expect, test } from "vitest";
import {
  alreadySignedUpMail,
  confirmSignupMail,
  emailChangeMail,
  inviteMail,
  reauthenticationMail,
  recoveryMail,
  signInMail,
} from "./mails.ts";

const link = {
  to: "ada@example.com",
  link: "https://specs.example.com/auth/v1/verify?token=a&type=signup",
  code: "123456",
  minutes: 60,
};
const linked = {
  confirmation: confirmSignupMail(link),
  recovery: recoveryMail(link),
  "sign-in": signInMail(link),
  invitation: inviteMail(link),
  "change of address": emailChangeMail({ ...link, from: "ada@example.com", next: "lovelace@example.com" }),
};

test.each(Object.entries(linked))(
  "the %s mail has one button, its link in clear, a code that can be typed and the reason it came",
  (name, mail) => {
    expect(mail.html.match(/border-radius:8px;background:#4338ca/g)).toHaveLength(1);
    const shown = "https://specs.example.com/auth/v1/verify?token=a&amp;type=signup";
    expect(mail.html.split(`href="${shown}"`)).toHaveLength(3);
    expect(mail.html).toContain(`>${shown}</a>`);
    expect(mail.text).toContain(`\n${link.link}\n`);
    for (const part of [mail.html, mail.text]) {
      // a change of address has no place where its code could be typed
      expect(part.includes("123456")).toBe(name !== "change of address");
      expect(part).toContain("You get this because");
      expect(part).toContain("Product Architect");
    }
  },
);

test("the two mails of a change of address say which address they are about", () => {
  const change = { ...link, from: "ada@example.com", next: "lovelace@example.com" };
  const subjects = [change.from, change.next].map((to) => emailChangeMail({ ...change, to }).subject);
  expect(subjects).toEqual(["Confirm the change of your e-mail address", "Confirm your new e-mail address"]);
});

test("the mails without a token carry none", () => {
  const tried = alreadySignedUpMail({ to: "ada@example.com", siteUrl: "https://specs.example.com" });
  expect(tried.text).toContain("https://specs.example.com/auth\n");
  expect(tried.html).not.toContain("/verify");
  const nonce = reauthenticationMail({ ...link, code: "654321" });
  expect(nonce.subject).toContain("654321");
  expect(nonce.html).not.toContain("<a ");
});

test("what people type cannot become markup in a mail", () => {
  const { html } = emailChangeMail({ ...link, from: "a@example.com", next: '"<img src=x>"@example.com' });
  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;img");
});

test("every mail declares its language and reads in light and dark", () => {
  for (const { html } of Object.values(linked)) {
    expect(html).toContain('<html lang="en"');
    expect(html).toContain("prefers-color-scheme: dark");
    expect(html.match(/<table(?! role="presentation")/g)).toBeNull();
    expect(html).not.toContain("<img");
  }
});
