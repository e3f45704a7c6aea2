import { addContact } from "#data/contacts.ts";
import { addJobApplication } from "#data/job-applications.ts";
import { addWaitlistEntry } from "#data/waitlist.ts";
import { Failure, failureStatus, isDuplicate } from "#domain/failure.ts";
import { cvMaxBytes, cvRefusal } from "#domain/job-applications.ts";
import { type PublicForm, publicFormAddress, publicFormNames, publicFormWords } from "#domain/public-form-words.ts";
import { publicForms } from "#domain/public-forms.ts";
import type { Part, ServerContext } from "#server/http/app.ts";
import { readBody } from "#server/http/body.ts";
import { isWords, MOST_WORDS, readForm } from "#server/http/form.ts";
import { type Counter, counterFor, countFrom } from "#server/http/form-limits.ts";
import { isOwnOrigin } from "#server/http/own-origin.ts";
import { formPage } from "./form-page.ts";

/** Of one address, before anything is read: more than the limits of the forms allow, for whoever has to correct what they typed. */
const TRIES = { most: 120, seconds: 3600 };

type Words = readonly [title: string, text: string];
type Sent = { form: PublicForm; said: Record<string, unknown>; cv: File | undefined; request: Request; context: ServerContext };

/**
 * The public forms as a browser sends them by itself: written by the verbs the scripts use, as a visitor, within the same limits, and
 * answered with a page of one sentence.
 */
export function createSentForms(): Part {
  let count: Counter | undefined;
  return async (request, context) => {
    const form = formOf(request);
    if (!form) return formPage({ words: ["Nothing here", "There is no form at this address."], status: 404 });
    if (request.method !== "POST") return new Response(null, { status: 405, headers: { allow: "POST" } });
    const { origin, host } = Object.fromEntries(request.headers);
    if (!isOwnOrigin({ origin, host: host ?? new URL(request.url).host }, context.env.SITE_URL)) {
      return formPage({ words: ["Not sent", "Send this form from our own page."], form, status: 403 });
    }
    try {
      count ??= counterFor(context.backend.sql);
      const tried = await countFrom(count, request, { what: "sent-form", uses: 1, seconds: TRIES.seconds });
      if (tried.used > TRIES.most) throw sentTooOften(tried.wait);
      const { said, cv } = await readSent(request, form);
      return formPage({ words: await store({ form, said, cv, request, context }), form });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return formPage({ words: refusalOf(error, form), form, status: failureStatus[error.kind] });
    }
  };
}

function formOf({ url }: Request): PublicForm | undefined {
  const { pathname } = new URL(url);
  return publicFormNames.find((form) => publicFormAddress(form) === pathname);
}

async function readSent(request: Request, form: PublicForm) {
  const type = request.headers.get("content-type") ?? "";
  const most = MOST_WORDS + (form === "application" && !isWords(type) ? cvMaxBytes : 0);
  const body = await readBody(request, most);
  if (!body) throw new Failure("invalid", form === "application" ? publicFormWords.cv_size[1] : "Shorten what you wrote.");
  const sent = await readForm(body, type);
  if (!sent) throw new Failure("invalid", "This is not what our form sends: open it again and send it once more.");
  const said: Record<string, unknown> = {};
  for (const [name, value] of sent) if (typeof value === "string") said[name] = value;
  const cv = sent.get("cv");
  return { said, cv: cv instanceof File ? cv : undefined };
}

function sentTooOften(wait: number): Failure {
  const minutes = Math.ceil(wait / 60);
  return new Failure("too_many", `This form was sent too often from here. Try again in ${minutes} minutes.`, {
    retry_after: wait,
  });
}

async function store({ form, said, cv, request, context }: Sent): Promise<Words> {
  const db = context.backend.databaseFor(undefined, request);
  if (form === "waitlist") {
    await addWaitlistEntry(db, checked(publicForms.waitlist.safeParse(said)));
    return publicFormWords.joined;
  }
  if (form === "application") {
    const application = checked(publicForms.application.safeParse(said));
    await addJobApplication(db, { ...application, cv: checkedCv(cv) });
    return publicFormWords.applied;
  }
  const contact =
    form === "contact"
      ? checked(publicForms.contact.safeParse(said))
      : { ...checked(publicForms.enterprise.safeParse(said)), phone_number: null };
  await addContact(db, contact);
  return publicFormWords.contacted;
}

type Parsed<Value> = { success: true; data: Value } | { success: false; error: { issues: { message: string }[] } };

/** What was said, or a `Failure` in the first sentence that says what is missing. */
function checked<Value>(parsed: Parsed<Value>): Value {
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const sentence = issue && /^(Enter|Write|Shorten) /.test(issue.message) ? `${issue.message}.` : publicFormWords.incomplete[1];
  throw new Failure("invalid", sentence);
}

function checkedCv(cv: File | undefined): File {
  // a browser sends an empty file without a name where none was chosen
  if (!cv || (cv.name === "" && cv.size === 0)) throw new Failure("invalid", publicFormWords.cv_missing[1]);
  const refusal = cvRefusal(cv);
  if (refusal) throw new Failure("invalid", publicFormWords[`cv_${refusal}`][1]);
  return cv;
}

function refusalOf(error: Failure, form: PublicForm): Words {
  if (form === "waitlist" && isDuplicate(error)) return publicFormWords.known;
  if (error.kind === "too_many") return [publicFormWords.too_many[0], error.message];
  if (error.code === "415") return publicFormWords.cv_type;
  return ["Not sent", error.message];
}
