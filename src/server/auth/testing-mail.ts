import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

type Letter = { to: string; subject: string; text: string; html: string };

/** A real mail server that keeps what it takes, and can be told to refuse. */
export async function startMailServer() {
  const letters: Letter[] = [];
  let refusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onMailFrom: (_address, _session, done) => done(refusing ? new Error("The mail server is out of order") : null),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          letters.push({
            to: mail.to?.[0]?.address ?? "",
            subject: mail.subject ?? "",
            text: mail.text ?? "",
            html: mail.html ?? "",
          });
          done();
        }, done);
      });
    },
  });
  // who sends may be killed in the middle of it
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const address = server.server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    all: () => letters,
    to: (email: string) => letters.filter((letter) => letter.to === email),
    refuse: (on: boolean) => {
      refusing = on;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export function linkIn(letter: Letter | undefined): string {
  const link = /https?:\/\/\S+\/auth(\/v1\/verify\?|#)\S+/.exec(letter?.text ?? "")?.[0];
  if (link === undefined) throw new Error("The mail carries no link.");
  return link;
}

export function codeIn(letter: Letter | undefined): string {
  const code = /Code: (\d{6})/.exec(letter?.text ?? "")?.[1];
  if (code === undefined) throw new Error("The mail carries no code.");
  return code;
}

/** Opens a link, presses the button of its page and hands back where that leads. */
export async function follow(link: string): Promise<URL> {
  const page = await fetch(link, { redirect: "manual" });
  const opened = page.status === 200 ? await pressButton(link, await page.text()) : page;
  return new URL(opened.headers.get("location") ?? "about:blank");
}

/** What a browser does with the page's form. */
async function pressButton(link: string, html: string): Promise<Response> {
  const { address, ...form } = submitted(link, html);
  return fetch(address, { ...form, redirect: "manual" });
}

/** The request that the button of a link's page makes. */
export function submitted(link: string, html: string) {
  const action = /<form method="post" action="([^"]+)">/.exec(html)?.[1] ?? "";
  const inputs = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
  const body = new URLSearchParams(inputs.map(([, name = "", value = ""]) => [name, value.replaceAll("&amp;", "&")]));
  return { address: new URL(action, link).href, method: "POST", body };
}
