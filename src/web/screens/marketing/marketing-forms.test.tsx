import { afterEach, expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { chooseFiles } from "#tests/support/choose-files.ts";
import { breakOff, hold, intercept } from "#tests/support/intercept.ts";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { expectFailure, expectToast, otherToasts } from "#tests/support/toasts.ts";

const server = inject("server");
let stepAside = () => {};
afterEach(() => stepAside());

const someEmail = () => `visitor-${crypto.randomUUID()}@example.com`;
const button = (name: string) => page.getByRole("button", { name, exact: true });

/** What the server keeps, read with the service's key: visitors may add and read nothing. */
async function stored(table: string, email: string): Promise<Record<string, unknown>[]> {
  const headers = { apikey: server.secretKey, authorization: `Bearer ${server.secretKey}` };
  return (await fetch(`/rest/v1/${table}?email=eq.${encodeURIComponent(email)}`, { headers })).json();
}

const refusal = {
  code: "PT429",
  message: "This form was sent too often from here. Try again in 12 minutes.",
  details: "720",
  hint: null,
};

/** How many requests went out since. */
function countOf(method: string, part: string) {
  let sent = 0;
  const stop = intercept(method, part, (pass) => {
    sent += 1;
    return pass();
  });
  return () => {
    stop();
    return sent;
  };
}

test("a visitor joins the waitlist once, hears when that fails, and loses no word [WAIT-01, WAIT-02, WAIT-03, WAIT-04, WAIT-05, WAIT-06]", async () => {
  await openAs(null, "/");
  const form = page.getByRole("form", { name: "Early access" });
  const field = form.getByRole("textbox");
  const join = form.getByRole("button", { name: "Join Waitlist" });
  await expect.element(field).toBeRequired();
  expect(form.getByRole("textbox").elements()).toHaveLength(1);
  expect(field.element()).toHaveProperty("type", "email");
  let sent = 0;
  stepAside = intercept("POST", "/rest/v1/waitlist", (pass) => {
    sent += 1;
    return pass();
  });
  await join.click();
  await field.fill("no address");
  await join.click();
  expect(sent).toBe(0);
  stepAside();

  const email = someEmail();
  await field.fill(email.toUpperCase());
  const posts = countOf("POST", "/rest/v1/waitlist");
  const release = hold("POST", "/rest/v1/waitlist");
  await join.dblClick();
  await expect.element(join).toBeDisabled();
  expect(join.element().querySelector("svg.animate-spin")).not.toBeNull();
  release();
  await expectToast("Success!", "You've been added to our waitlist. We'll notify you when we launch!");
  await expect.element(field).toHaveValue("");
  await expect.element(join).toBeEnabled();
  expect(await stored("waitlist", email)).toHaveLength(1);
  expect(posts()).toBe(1);

  await field.fill(email);
  await join.click();
  await expectFailure("Already on waitlist", "This email is already registered for our waitlist.");

  stepAside = breakOff("POST", "/rest/v1/waitlist");
  await join.click();
  await expectFailure("Failed to join waitlist. Please try again.");
  await expect.element(field).toHaveValue(email);
  stepAside();
  stepAside = intercept("POST", "/rest/v1/waitlist", async () => Response.json(refusal, { status: 429 }));
  await join.click();
  await expectFailure("Too many tries", "This form was sent too often from here. Try again in 12 minutes.");
});

test("the e-mail box and the buttons of the features page join the waitlist [SITE-25]", async () => {
  await openAs(null, "/features");
  await expect.element(page.getByRole("main").getByRole("form").first()).toBeVisible();
  expect(page.getByRole("main").getByRole("form").elements()).toHaveLength(2);
  for (const position of [0, 1]) {
    const form = page.getByRole("main").getByRole("form").nth(position);
    const email = someEmail();
    await form.getByRole("textbox").fill(email);
    await form.getByRole("button", { name: "Join Waitlist" }).click();
    await expect.poll(() => stored("waitlist", email)).toHaveLength(1);
  }
});

test("a message reaches us whole, and one with gaps is refused [WAIT-13, WAIT-14, WAIT-15]", async () => {
  await openAs(null, "/contact");
  const send = button("Send message");
  await send.click();
  await expectFailure("Missing information", "Please fill in all required fields.");
  for (const complaint of ["Enter your name", "Enter an e-mail address", "Write a message"]) {
    await expect.element(page.getByText(complaint)).toBeVisible();
  }
  const email = someEmail();
  await page.getByLabelText("Name").fill("Vi");
  await page.getByLabelText("Email").fill(email);
  await page.getByLabelText("Message").fill("Is there an on-premises plan?");
  stepAside = breakOff("POST", "/rest/v1/contacts");
  await send.click();
  await expectFailure("Failed to send message. Please try again.");
  await expect.element(page.getByLabelText("Message")).toHaveValue("Is there an on-premises plan?");
  stepAside();
  await send.click();
  await expectToast("Message sent!", "Thank you for contacting us. We'll get back to you soon.");
  await expect.element(page.getByLabelText("Message")).toHaveValue("");
  expect(await stored("contacts", email)).toMatchObject([
    { name: "Vi", phone_number: null, company_name: null, message: "Is there an on-premises plan?" },
  ]);
});

test("an enterprise enquiry of the pricing page needs all four answers, and is stored and confirmed [WAIT-16, WAIT-17]", async () => {
  await openAs(null, "/pricing");
  const form = page.getByRole("form", { name: "Enterprise contact" });
  const email = someEmail();
  const answers = { Name: "Vi", "Work email": email, Company: "Pier", Message: "We are forty." };
  await expect.element(form).toBeVisible();
  expect(form.getByRole("textbox").elements()).toHaveLength(4);
  for (const left of Object.keys(answers)) {
    for (const [label, answer] of Object.entries(answers)) await form.getByLabelText(label).fill(label === left ? " " : answer);
    await form.getByRole("button", { name: "Send message" }).click();
    await expect.element(form.getByLabelText(left)).toHaveAttribute("aria-invalid", "true");
  }
  await expectFailure("Missing information", "Please fill in all required fields.");
  expect(await stored("contacts", email)).toEqual([]);
  for (const [label, answer] of Object.entries(answers)) await form.getByLabelText(label).fill(answer);
  await form.getByRole("button", { name: "Send message" }).click();
  await expectToast("Message sent!", "Thank you for contacting us. We'll get back to you soon.");
  expect(await stored("contacts", email)).toMatchObject([
    { name: "Vi", email, company_name: "Pier", phone_number: null, message: "We are forty." },
  ]);
});

// files of five megabytes go to the browser several times, which takes most of it
const WITH_LARGE_FILES = 180_000;

test(
  "an application goes out with its CV or not at all, and a refused one keeps what was typed [SITE-22, WAIT-07, WAIT-08, WAIT-09, WAIT-10, WAIT-11, WAIT-12]",
  async () => {
    await openAs(null, "/careers");
    await page.getByRole("button", { name: "Apply Now: Senior Marketing and Sales Expert" }).click();
    await expect.element(page.getByRole("dialog", { name: "Apply for Senior Marketing and Sales Expert" })).toBeVisible();
    await button("Cancel").click();
    await page.getByRole("button", { name: "Apply Now: Full Stack Developer" }).click();
    const dialog = page.getByRole("dialog", { name: "Apply for Full Stack Developer" });
    const submit = dialog.getByRole("button", { name: "Submit application" });
    const cv = dialog.getByLabelText("CV", { exact: true });
    await submit.click();
    await expect.element(dialog.getByText("Enter your full name")).toBeVisible();
    await expect.element(dialog.getByText("Enter an e-mail address")).toBeVisible();

    const email = someEmail();
    await dialog.getByLabelText("Full Name").fill("Vi Pier");
    await dialog.getByLabelText("Email").fill(email);
    await expect.element(dialog.getByLabelText("Telephone")).toHaveValue("");
    await submit.click();
    await expectFailure("CV required", "Please upload your CV to continue.");
    await cv.upload(new File(["x"], "cv.txt", { type: "text/plain" }));
    await expectFailure("Invalid file type", "Please upload a PDF, DOC, or DOCX file.");
    for (const name of ["vi.doc", "vi.docx", "whole.PDF"]) {
      chooseFiles(cv, new File([new Uint8Array(5_242_880)], name));
      await expect.element(dialog.getByText(name)).toBeVisible();
    }
    expect(otherToasts()).toEqual([]);
    chooseFiles(cv, new File([new Uint8Array(5_242_881)], "long.pdf", { type: "application/pdf" }));
    await expectFailure("File too large", "Please upload a file smaller than 5MB.");
    expect(dialog.getByText("long.pdf").elements()).toHaveLength(0);

    await cv.upload(new File([], "void.pdf", { type: "application/pdf" }));
    await expectFailure("Empty file", "Please upload a file with your CV in it.");
    await cv.upload(new File(["<h1>Vi</h1>"], "page.pdf", { type: "application/pdf" }));
    await submit.click();
    await expect.element(dialog.getByText("This file is no PDF, DOC or DOCX: choose another one")).toBeVisible();
    expect(page.getByText("Submission failed").elements()).toEqual([]);

    await cv.upload(new File(["%PDF-1.4"], "vi.pdf", { type: "application/pdf" }));
    await expect.element(dialog.getByText("vi.pdf")).toBeVisible();
    await expect.element(dialog.getByText("This file is no PDF", { exact: false })).not.toBeInTheDocument();
    stepAside = breakOff("POST", "/storage/v1/object/cv-uploads");
    await submit.click();
    await expectFailure("Submission failed", "Please try again later.");
    await expect.element(dialog.getByLabelText("Full Name")).toHaveValue("Vi Pier");
    expect(await stored("job_applications", email)).toEqual([]);
    stepAside();
    await submit.click();
    await expectToast("Application submitted!", "Thank you for your interest. We'll be in touch soon.");
    await expect.element(dialog).not.toBeInTheDocument();
    expect(await stored("job_applications", email)).toMatchObject([
      { name: "Vi Pier", telephone: null, position: "Full Stack Developer", cv_file_name: "vi.pdf" },
    ]);
    await page.getByRole("button", { name: "Apply Now: Full Stack Developer" }).click();
    await expect.element(dialog.getByLabelText("Full Name")).toHaveValue("");
    await expect.element(dialog.getByLabelText("Email")).toHaveValue("");
    expect(dialog.getByText("vi.pdf").elements()).toHaveLength(0);
  },
  WITH_LARGE_FILES,
);

test("the enterprise page shows what it offers, opens the enquiry and hands out the data sheet [SITE-11, SITE-12, SITE-13, SITE-14, SITE-15, SITE-16, SITE-17, SITE-18, SITE-68, DEPLOY-16]", async () => {
  await openAs(null, "/enterprise");
  const main = page.getByRole("main");
  await expect.element(page.getByText("Self-Hosted • Private Cloud • Air-Gapped", { exact: true })).toBeVisible();
  expect(document.title).toBe("Enterprise — Product Architect");
  expect(document.head.querySelector<HTMLMetaElement>('meta[name="description"]')?.content).toMatch(/air-gapped/);
  expect(document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href).toBe(`${location.origin}/enterprise`);
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? "{}";
  expect(JSON.parse(data)).toMatchObject({
    "@context": "https://schema.org",
    "@graph": [
      { "@type": "WebPage", name: document.title, url: `${location.origin}/enterprise` },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { position: 1, name: "Home", item: `${location.origin}/` },
          { position: 2, name: "Enterprise", item: `${location.origin}/enterprise` },
        ],
      },
    ],
  });
  for (const name of ["Zero-trust controls", "Role-based access", "Single sign-on", "Bring-your-own model", "MCP-to-code"]) {
    await expect.element(main.getByRole("heading", { name, level: 3 })).toBeVisible();
  }

  expect(
    main
      .getByRole("tab")
      .elements()
      .map((tab) => tab.textContent),
  ).toEqual(["Helm chart", "Terraform", "VM (systemd)", "Docker"]);
  for (const [label, sample] of [
    ["Helm chart", /replicaCount: 3/],
    ["Terraform", /module "product_architect"/],
    ["VM (systemd)", /ProtectSystem=strict/],
    ["Docker", /HEALTHCHECK --interval/],
  ] as const) {
    if (label !== "Helm chart") await main.getByRole("tab", { name: label }).click();
    const panel = main.getByRole("tabpanel", { name: label });
    await expect.element(panel).toBeVisible();
    await expect.element(panel.getByRole("heading", { level: 3 })).toBeVisible();
    expect(panel.element().querySelector("h3 + p")?.textContent?.length, label).toBeGreaterThan(40);
    expect(panel.getByRole("listitem").elements().length, label).toBeGreaterThan(2);
    await expect.element(panel.getByText(sample)).toBeVisible();
    const [first] = panel.getByRole("link").elements();
    expect(first?.hasAttribute("download")).toBe(true);
    const shown = await fetch(first?.getAttribute("href") ?? "").then((answer) => answer.text());
    expect(panel.element().querySelector("pre")?.textContent).toBe(shown);
  }
  await expect.element(main.getByText(/token_limit: 4096/)).toBeVisible();
  await expect.element(main.getByText(/No program reads it/)).toBeVisible();
  await expect.element(main.getByRole("heading", { name: "Success story" })).toBeVisible();
  expect(main.element().querySelectorAll("blockquote")).toHaveLength(1);
  await expect.element(main.getByRole("form", { name: "Join the waitlist" })).toBeVisible();

  const archive = main.getByRole("link", { name: "Download all files" }).element();
  const packed = await fetch(archive.getAttribute("href") ?? "").then((answer) => answer.bytes());
  expect(String.fromCharCode(...packed.subarray(0, 2))).toBe("PK");

  const sheet = main.getByRole("link", { name: "Download data sheet" }).element();
  expect(sheet).toHaveProperty("download", "");
  expect(sheet.hasAttribute("download")).toBe(true);
  const pdf = await fetch(sheet.getAttribute("href") ?? "");
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  expect((await pdf.text()).slice(0, 5)).toBe("%PDF-");

  await button("Request a demo").click();
  const dialog = page.getByRole("dialog", { name: "Request a demo" });
  const email = someEmail();
  await dialog.getByLabelText("Name").fill("Vi");
  await dialog.getByLabelText("Work email").fill(email);
  await dialog.getByLabelText("Company").fill("Pier");
  await dialog.getByLabelText("Message").fill("Show us the air-gapped one.");
  await dialog.getByRole("button", { name: "Send message" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expectToast("Message sent!", "Thank you for contacting us. We'll get back to you soon.");
  expect(await stored("contacts", email)).toMatchObject([{ company_name: "Pier", message: "Show us the air-gapped one." }]);

  await openAs(await author(server), "/enterprise");
  await expect.element(main.getByRole("link", { name: "Go to Dashboard" })).toHaveAttribute("href", "/dashboard");
  expect(main.getByRole("form").elements()).toHaveLength(0);
});
